import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { EventoData, TipoEvento } from '../../database/tables/evento-tipos'

/** One entry of the log. `usuarioId` null: the candidate or the system did it. */
export interface NewEvento<T extends TipoEvento> {
  readonly tipo: T
  readonly usuarioId: number | null
  readonly campanhaId?: number
  readonly talentoId?: number
  readonly inscricaoId?: number
  readonly dados: EventoData[T]
}

/** An entry of any kind. */
export type AnyEvento = { [T in TipoEvento]: NewEvento<T> }[TipoEvento]

/**
 * Writes one entry to the log. Called inside the transaction of the change it tells of, so that neither exists
 * without the other.
 * @param trx the transaction of the change
 */
export async function appendEvento<T extends TipoEvento>(
  trx: Kysely<Database>,
  empresaId: number,
  evento: NewEvento<T>,
): Promise<void> {
  await insertEvento(trx, empresaId, evento).execute()
}

/** The write of `appendEvento`, to be executed together with the change it tells of. */
export const insertEvento = <T extends TipoEvento>(
  trx: Kysely<Database>,
  empresaId: number,
  evento: NewEvento<T>,
) => trx.insertInto('evento').values(toRow(empresaId, evento))

/** Writes entries in their order, as `appendEvento` does one. */
export async function appendEventos(
  trx: Kysely<Database>,
  empresaId: number,
  eventos: readonly AnyEvento[],
): Promise<void> {
  if (eventos.length === 0) return
  await trx
    .insertInto('evento')
    .values(eventos.map((evento) => toRow(empresaId, evento)))
    .execute()
}

const toRow = <T extends TipoEvento>(empresaId: number, evento: NewEvento<T>) => ({
  empresaId,
  tipo: evento.tipo,
  usuarioId: evento.usuarioId,
  campanhaId: evento.campanhaId ?? null,
  talentoId: evento.talentoId ?? null,
  inscricaoId: evento.inscricaoId ?? null,
  dados: JSON.stringify(evento.dados),
})
