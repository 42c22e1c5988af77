import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '../../database/schema'

/** Where an application stands. */
export type Lugar = Pick<Row<'inscricao'>, 'etapaId' | 'naEtapaDesde' | 'versao'>

/** Where people enter. Inside its caller's transaction, which holds the campaign. */
export function createEntryRepository(trx: Kysely<Database>) {
  return {
    /** Of these people, the applications of whoever is in the campaign and in no stage of it. */
    async listOutside(
      empresaId: number,
      campanhaId: number,
      talentoIds: readonly number[],
    ): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select id from inscricao
        where empresa_id = ${empresaId} and campanha_id = ${campanhaId} and talento_id = any(${talentoIds}::bigint[])
          and etapa_id is null and situacao = 'ativa'
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /** These applications stand where people enter, on top, as those whom no recruiter has moved. */
    async stand(
      empresaId: number,
      etapaId: number,
      inscricaoIds: readonly number[],
    ): Promise<(Lugar & { readonly id: number; readonly talentoId: number })[]> {
      const { rows } = await sql<Lugar & { id: number; talentoId: number }>`
        update inscricao set etapa_id = ${etapaId}, motivo_id = null, movida_por = null,
          posicao = -extract(epoch from clock_timestamp()), na_etapa_desde = now(), versao = versao + 1
        where empresa_id = ${empresaId} and id = any(${inscricaoIds}::bigint[])
        returning id, talento_id, etapa_id, na_etapa_desde, versao
      `.execute(trx)
      return rows
    },
  }
}
