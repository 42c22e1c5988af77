import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** Where people enter. Inside its caller's transaction, which holds the campaign. */
export function createEntryRepository(trx: Kysely<Database>) {
  return {
    /** Of these people, who is in the campaign and in no stage of it stands where people enter. */
    async standAtEntry(
      empresaId: number,
      campanha: { readonly id: number; readonly etapaId: number },
      talentoIds: readonly number[],
    ): Promise<{ readonly talentoId: number; readonly inscricaoId: number }[]> {
      const { rows } = await sql<{ talentoId: number; inscricaoId: number }>`
        update inscricao set etapa_id = ${campanha.etapaId}, motivo_id = null, movida_por = null,
          posicao = -extract(epoch from clock_timestamp()), na_etapa_desde = now(), versao = versao + 1
        where empresa_id = ${empresaId} and campanha_id = ${campanha.id} and talento_id = any(${talentoIds}::bigint[])
          and etapa_id is null and situacao = 'ativa'
        returning talento_id, id as inscricao_id
      `.execute(trx)
      return rows
    },
  }
}
