import { type RawBuilder, sql, type Kysely, type SqlBool } from 'kysely'
import type { Database, Row } from '../../database/schema'
import { situacaoPropria } from '../../database/sql/da-pessoa'
import { isIntocada, isOnlyMade } from '../../database/sql/inscricao-intocada'
import { envioToldBy } from '../../database/sql/told-by-fusao'
import type { DeclaracaoPresa } from './declaracoes-repository'

/** An application that only who is taken back had made, and that is gone again. */
type Desfeita = Pick<Row<'inscricao'>, 'id' | 'talentoId' | 'campanhaId' | 'etapaId'>

type Presa = Pick<DeclaracaoPresa, 'inscricaoId' | 'campanhaId' | 'etapaId'>

/** Merges, as f, that are neither of this import (null: of none) nor among those that are taken back, or meant somebody else. */
export const isOfAnother = (importacaoId: number | null, apart: readonly number[]) => sql<SqlBool>`
  f.id <> all(${apart}::bigint[])
  and ${importacaoId === null ? sql`true` : sql`f.importacao_id is distinct from ${importacaoId}`}`

/** Merges, as f, that came after the application, as i, was made: none of them made it. */
export const isToldLater = sql<SqlBool>`f.criada_em > i.criada_em`

/** Applications whose makers are taken back. Inside its caller's transaction. */
export function createInscricoesDevolvidas(trx: Kysely<Database>) {
  return {
    /**
     * Applications become those of whoever told next, and still does, that the person is in that campaign, with the row of
     * their file: the import that made them has them no more.
     * @param inscricaoIds of a campaign that is held
     * @param isNext of which merges
     * @returns those that somebody else has now
     */
    async handOver(
      empresaId: number,
      inscricaoIds: readonly number[],
      isNext: RawBuilder<SqlBool>,
    ): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        with seguinte as (
          select distinct on (i.id) i.id, f.id as fusao_id, f.importacao_id, f.linha from inscricao i
            join fusao f on f.empresa_id = i.empresa_id and f.talento_id = i.talento_id and f.campanha_id = i.campanha_id
          where i.empresa_id = ${empresaId} and i.id = any(${inscricaoIds}::bigint[]) and f.desfeita_em is null
            and ${isNext} and (f.importacao_id is null or f.linha is not null)
          order by i.id, f.id
        ), fusoes as (
          update fusao f set inscricao_id = s.id from seguinte s where f.empresa_id = ${empresaId} and f.id = s.fusao_id
        ), linhas as (
          update importacao_linha l set inscricao_id = s.id, motivos = l.motivos - 'campanha' from seguinte s
          where l.empresa_id = ${empresaId} and l.importacao_id = s.importacao_id and l.numero = s.linha
        )
        select id from seguinte
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /** Whoever has told until now that the person is in that campaign does so no more. */
    async tellNoMore(empresaId: number, inscricaoId: number): Promise<void> {
      await sql`
        update fusao f set campanha_id = null from inscricao i
        where i.empresa_id = ${empresaId} and i.id = ${inscricaoId} and f.empresa_id = i.empresa_id
          and f.talento_id = i.talento_id and f.campanha_id = i.campanha_id and f.desfeita_em is null
      `.execute(trx)
    },

    /**
     * What its person has sent, or may have, stands for it: it begins with the first that was confirmed, where it had begun
     * with none, and leaves with that one.
     * @returns whether anything does
     */
    async beginWithSent(empresaId: number, inscricaoId: number): Promise<boolean> {
      const { rows } = await sql<{ id: number }>`
        with primeira as (
          select o.id, o.empresa_id, o.talento_id from declaracao o
          where o.empresa_id = ${empresaId} and o.inscricao_id = ${inscricaoId} and o.estado = 'confirmada'
            and (o.fez_inscricao or not exists (select from declaracao w where w.empresa_id = o.empresa_id
              and w.inscricao_id = o.inscricao_id and w.fez_inscricao))
          order by o.id limit 1
        ), origem as (
          update declaracao d set fez_inscricao = true from primeira p where d.empresa_id = p.empresa_id and d.id = p.id
        ), dita as (
          update fusao f set inscricao_id = ${inscricaoId} from primeira p
          where f.empresa_id = p.empresa_id and f.talento_id = p.talento_id and f.desfeita_em is null
            and exists (select from fusao x, lateral ${envioToldBy} e where x.id = f.id and e.id = p.id)
        )
        select id from declaracao where empresa_id = ${empresaId} and inscricao_id = ${inscricaoId}
          and estado in ('recebida', 'confirmada') limit 1
      `.execute(trx)
      return rows.length > 0
    },

    /**
     * Takes away applications with which nothing happened but that they came in. One that stands for somebody's who is one
     * with the person since stays.
     * @param inscricaoIds of a campaign that is held: nobody sends or writes meanwhile
     */
    async deleteUntouched(empresaId: number, inscricaoIds: readonly number[]): Promise<Desfeita[]> {
      const { rows } = await sql<Desfeita>`
        delete from inscricao i where i.empresa_id = ${empresaId} and i.id = any(${inscricaoIds}::bigint[])
          and ${isOnlyMade} and ${isIntocada} and not exists (
            select from fusao f, jsonb_array_elements(f.unida->'largadas') g
            where f.empresa_id = i.empresa_id and f.talento_id = i.talento_id and f.desfeita_em is null
              and (g->>'ficaId')::bigint = i.id)
        returning i.id, i.talento_id, i.campanha_id, i.etapa_id
      `.execute(trx)
      return rows
    },

    /** Of these, with which nothing has happened since (`isOnlyMade`), for which something was sent that waits. */
    async listWaiting(empresaId: number, inscricaoIds: readonly number[]): Promise<Presa[]> {
      const { rows } = await sql<Presa>`
        select i.id as inscricao_id, i.campanha_id, i.etapa_id from inscricao i
        where i.empresa_id = ${empresaId} and i.id = any(${inscricaoIds}::bigint[]) and ${situacaoPropria('i')} = 'ativa'
          and ${isOnlyMade} and exists (select from declaracao d where d.empresa_id = i.empresa_id
            and d.inscricao_id = i.id and d.estado = 'recebida')
          and not exists (select from declaracao d where d.empresa_id = i.empresa_id
            and d.inscricao_id = i.id and (d.fez_inscricao or d.estado = 'confirmada'))
        order by i.id
      `.execute(trx)
      return rows
    },
  }
}
