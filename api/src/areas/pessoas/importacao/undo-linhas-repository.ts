import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** An application that an import made and that is gone again. */
export interface InscricaoDesfeita {
  readonly id: number
  readonly talentoId: number
  readonly campanhaId: number
  readonly etapaId: number | null
}

/** What an import made and nobody touched since. */
export function createUndoRepository(trx: Kysely<Database>) {
  return {
    /** Takes away applications with which nothing happened but that they came in. */
    async deleteUntouched(empresaId: number, inscricaoIds: readonly number[]): Promise<InscricaoDesfeita[]> {
      const { rows } = await sql<InscricaoDesfeita>`
        delete from inscricao i where i.empresa_id = ${empresaId} and i.id = any(${inscricaoIds}::bigint[])
          and i.versao = 1 and not exists (
            select from evento v where v.inscricao_id = i.id and v.tipo <> 'inscricao_criada')
        returning i.id, i.talento_id, i.campanha_id, i.etapa_id
      `.execute(trx)
      return rows
    },

    /** Takes away people with whom nothing else happened. @returns their ids */
    async deleteWithoutTrace(
      empresaId: number,
      importacaoId: number,
      talentoIds: readonly number[],
    ): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        delete from talento t where t.empresa_id = ${empresaId} and t.id = any(${talentoIds}::bigint[])
          and not exists (select from inscricao i where i.talento_id = t.id)
          and not exists (select from nota n where n.talento_id = t.id)
          and not exists (select from mensagem m where m.talento_id = t.id)
          and not exists (select from resultado_teste r where r.talento_id = t.id)
          and not exists (select from fusao f where f.talento_id = t.id and f.desfeita_em is null
            and f.importacao_id is distinct from ${importacaoId})
        returning t.id
      `.execute(trx)
      return rows.map(({ id }) => id)
    },
  }
}
