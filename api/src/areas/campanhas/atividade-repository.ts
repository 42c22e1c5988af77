import { BY_CONVITE } from '@seleta/contract/avaliacao-words'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { TipoEvento } from '../../database/tables/evento-tipos'

/** An entry of a campaign's log, with the names that its sentence needs. */
export interface AtividadeRow {
  readonly id: number
  readonly tipo: TipoEvento
  readonly dados: Readonly<Record<string, unknown>>
  readonly criadoEm: Date
  /** A guest is told by the name of their link. Null: the person themselves, or the product. */
  readonly quem: string | null
  /** Null: nobody, somebody who is hidden, or erased. */
  readonly pessoa: string | null
  readonly identificador: string | null
  readonly etapa: string | null
  /** Colleagues whom the entry names: who came into a team and who left it, with whom people are. */
  readonly colegas: Readonly<Record<string, string>>
}

export interface AtividadeFilter {
  readonly tipos: readonly TipoEvento[]
  readonly antes?: number | undefined
  readonly usuario?: number | undefined
}

/** The newest entries of a campaign's log, of the given kinds. */
export async function listAtividade(
  db: Kysely<Database>,
  empresaId: number,
  campanhaId: number,
  { tipos, antes, usuario }: AtividadeFilter,
  size: number,
): Promise<AtividadeRow[]> {
  const { rows } = await sql<AtividadeRow>`
    select v.id, v.tipo, v.dados, v.criado_em,
      coalesce(u.nome, l.nome || ${BY_CONVITE}) as quem, t.nome as pessoa, t.identificador, e.nome as etapa,
      (select coalesce(json_object_agg(c.id, c.nome), '{}') from usuario c
        where c.empresa_id = ${empresaId} and c.id = any(array(
          select jsonb_array_elements_text(coalesce(v.dados->'entraram', '[]') || coalesce(v.dados->'sairam', '[]')
            || jsonb_build_array(v.dados->'donoId', v.dados->'deDonoId'))::bigint))) as colegas
    from (
      select id, tipo, dados, criado_em, usuario_id, talento_id from evento
      where empresa_id = ${empresaId} and campanha_id = ${campanhaId} and tipo = any(${tipos}::text[])
        ${antes === undefined ? sql`` : sql`and id < ${antes}`}
        ${usuario === undefined ? sql`` : sql`and usuario_id = ${usuario}`}
      order by id desc limit ${size}
    ) v
    left join usuario u on u.empresa_id = ${empresaId} and u.id = v.usuario_id
    left join avaliacao_link l on l.empresa_id = ${empresaId} and l.id = (v.dados->>'linkId')::bigint
    left join talento t on t.empresa_id = ${empresaId} and t.id = v.talento_id and t.oculta_em is null
    left join etapa e on e.empresa_id = ${empresaId} and e.id = (v.dados->>'etapaId')::bigint
    order by v.id desc
  `.execute(db)
  return rows
}
