import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '../../database/schema'
import { isKnownToRecrutador } from '../../database/sql/da-pessoa'

export interface Negada {
  readonly talentoId: number
  readonly id: number
  /** Random, as the candidate's own page knows it. */
  readonly identificador: string
}

/**
 * Applications that began with a sending which its sender took back, or its mailbox refused: they were never their people's,
 * and no recruiter is told of them (decision 108). Inside its caller's transaction, which holds the campaign.
 */
export function createNegadasRepository(trx: Kysely<Database>) {
  return {
    async list(empresaId: number, campanhaId: number, talentoIds: readonly number[]): Promise<Negada[]> {
      const { rows } = await sql<Negada>`
        select i.talento_id, i.id, i.identificador from inscricao i
        where i.empresa_id = ${empresaId} and i.campanha_id = ${campanhaId}
          and i.talento_id = any(${talentoIds}::bigint[]) and not ${isKnownToRecrutador}
        order by i.id for update
      `.execute(trx)
      return rows
    },

    /** A recruiter has put the person there: what was sent has made nothing. */
    async putByHand(empresaId: number, id: number, motivoId: number | null, usuarioId: number) {
      const { rows } = await sql<Pick<Row<'inscricao'>, 'id' | 'naEtapaDesde' | 'origem' | 'versao'>>`
        with enviada as (
          update declaracao set fez_inscricao = false where empresa_id = ${empresaId} and inscricao_id = ${id}
        )
        update inscricao set motivo_id = ${motivoId}, movida_por = ${usuarioId}, vista_em = now()
        where empresa_id = ${empresaId} and id = ${id}
        returning id, na_etapa_desde, origem, versao
      `.execute(trx)
      const [row] = rows
      if (row === undefined) throw new Error('an application was lost while it began anew')
      return row
    },
  }
}
