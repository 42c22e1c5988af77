import { sql, type Kysely, type SqlBool } from 'kysely'
import type { Database } from '../../database/schema'
import { situacaoPropria } from '../../database/sql/da-pessoa'
import { isIntocada, isOnlyMade } from '../../database/sql/inscricao-intocada'

/** An application that only who is taken back had made, and that is gone again. */
export interface InscricaoDesfeita {
  readonly id: number
  readonly talentoId: number
  readonly campanhaId: number
  readonly etapaId: number | null
}

interface InscricaoPresa {
  readonly inscricaoId: number
  readonly campanhaId: number
  readonly etapaId: number | null
}

const isOfAnother = (importacaoId: number | null) =>
  importacaoId === null ? sql<SqlBool>`true` : sql<SqlBool>`f.importacao_id is distinct from ${importacaoId}`

/** Applications whose makers are taken back. Inside its caller's transaction. */
export function createInscricoesDevolvidas(trx: Kysely<Database>) {
  return {
    /**
     * Applications become those of whoever told next, and still does, that the person is in that campaign, with the row of
     * their file: the import that made them has them no more.
     * @param importacaoId the import; null: only the merges are taken back
     * @param inscricaoIds of a campaign that is held
     * @param apart merges that are taken back, or meant somebody else
     * @returns those that somebody else has now
     */
    async handOver(
      empresaId: number,
      importacaoId: number | null,
      inscricaoIds: readonly number[],
      apart: readonly number[],
    ): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        with seguinte as (
          select distinct on (i.id) i.id, f.id as fusao_id, f.importacao_id, f.linha from inscricao i
            join fusao f on f.empresa_id = i.empresa_id and f.talento_id = i.talento_id and f.campanha_id = i.campanha_id
          where i.empresa_id = ${empresaId} and i.id = any(${inscricaoIds}::bigint[]) and f.desfeita_em is null
            and ${isOfAnother(importacaoId)} and f.id <> all(${apart}::bigint[]) and (f.importacao_id is null or f.linha is not null)
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

    /**
     * Takes away applications with which nothing happened but that they came in. One that stands for somebody's who is one
     * with the person since stays.
     * @param inscricaoIds of a campaign that is held: nobody sends or writes meanwhile
     */
    async deleteUntouched(empresaId: number, inscricaoIds: readonly number[]): Promise<InscricaoDesfeita[]> {
      const { rows } = await sql<InscricaoDesfeita>`
        delete from inscricao i where i.empresa_id = ${empresaId} and i.id = any(${inscricaoIds}::bigint[])
          and i.versao = 1 and ${isIntocada} and not exists (
            select from evento v where v.inscricao_id = i.id and v.tipo <> 'inscricao_criada')
          and not exists (
            select from fusao f, jsonb_array_elements(f.unida->'largadas') g
            where f.empresa_id = i.empresa_id and f.talento_id = i.talento_id and f.desfeita_em is null
              and (g->>'ficaId')::bigint = i.id)
        returning i.id, i.talento_id, i.campanha_id, i.etapa_id
      `.execute(trx)
      return rows
    },

    /** Of these, with which nothing has happened since (`isOnlyMade`), for which something was sent that waits. */
    async listWaiting(empresaId: number, inscricaoIds: readonly number[]): Promise<InscricaoPresa[]> {
      const { rows } = await sql<InscricaoPresa>`
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
