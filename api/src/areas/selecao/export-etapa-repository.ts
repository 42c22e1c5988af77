import type { FiltroKanban } from '@seleta/contract/kanban'
import type { Origem } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { idade } from '../../database/sql/talento-columns'
import { motivoNomeDe } from '../../database/sql/motivo'
import { boardConditions } from './board-filter-repository'

export interface PessoaDaEtapa {
  readonly nome: string
  readonly email: string | null
  readonly telefone: string | null
  readonly cidade: string | null
  readonly uf: string | null
  readonly idade: number | null
  readonly formacao: string | null
  readonly habilidades: readonly string[]
  readonly idiomas: readonly string[]
  readonly origem: Origem
  readonly aderencia: number | null
  readonly criadaEm: Date
  readonly naEtapaDesde: Date
  readonly eliminadaMotivo: string | null
  readonly motivo: string | null
}

/**
 * The people of a stage as a file carries them, in the order of the board: never documents, disability, sex or marital
 * status (security L10).
 */
export async function listPessoasDaEtapa(
  db: Kysely<Database>,
  empresaId: number,
  etapaId: number,
  filtro: FiltroKanban,
): Promise<PessoaDaEtapa[]> {
  const { rows } = await sql<PessoaDaEtapa>`
    select t.nome, t.email, t.telefone, c.nome as cidade, c.uf, ${idade} as idade, t.formacao, t.habilidades,
      t.idiomas, i.origem, i.aderencia, i.criada_em, i.na_etapa_desde, i.eliminada_motivo, ${motivoNomeDe} as motivo
    from etapa
      join inscricao i on i.etapa_id = etapa.id
      join talento t on t.id = i.talento_id
      left join cidade c on c.id = t.cidade_id
    where etapa.id = ${etapaId} and etapa.empresa_id = ${empresaId} and i.situacao = 'ativa'
      and ${boardConditions(filtro)}
    order by i.posicao, i.id
  `.execute(db)
  return rows
}
