import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import type { Entrada } from './entrada'
import { createFusoesRepository, type HiddenBefore } from './fusoes-repository'
import { remakeWithout, retellHistoricos, retellWithout } from './retell-without'
import { createRetiradasRepository } from './retiradas-repository'
import { createTalentoRepository } from './talento-repository'
import type { Telling } from './tellings-repository'

/* What an import told of people is taken back (decisions 062, 063). */

/** Of these people, whom an import brought back into sight. @returns their ids */
export const listShownByImportacao = (
  trx: Kysely<Database>,
  { empresaId, importacaoId }: { empresaId: number; importacaoId: number },
  talentoIds: readonly number[],
): Promise<number[]> => createFusoesRepository(trx).listShown(empresaId, importacaoId, talentoIds)

/**
 * Takes back what an import added to people whom it found on record: they are as before, and nobody is made anew.
 * @param usuarioId who takes it back
 * @param apart who told of one of them and meant somebody else (`findApart`)
 * @returns who had been hidden before it, and is to be so again
 */
export async function undoFusoes(
  trx: Kysely<Database>,
  {
    empresaId,
    importacaoId,
    usuarioId,
    rescore,
  }: Pick<Entrada, 'empresaId' | 'usuarioId' | 'rescore'> & { importacaoId: number },
  talentoIds: readonly number[],
  apart: readonly Telling[],
): Promise<HiddenBefore[]> {
  const fusoes = createFusoesRepository(trx)
  await createTalentoRepository(trx).lockSnapshots(empresaId, talentoIds)
  const alvos = new Set(talentoIds)
  const devolvidas = await fusoes.lockOfImportacao(empresaId, importacaoId, talentoIds)
  const ids = [
    ...devolvidas.map(({ id }) => id),
    ...apart.flatMap(({ id, talentoId }) => (alvos.has(talentoId) ? [id] : [])),
  ]
  const missed = await retellWithout(trx, empresaId, talentoIds, ids)
  await fusoes.removeAdded(empresaId, ids)
  await retellHistoricos(trx, empresaId, missed)
  for (const id of ids) {
    await giveInscricoesBack(trx, empresaId, id)
    await fusoes.markUndone(empresaId, id)
  }
  await rescore(await createInscricoesRepository(trx).listByCampanha(empresaId, talentoIds))
  await appendEventos(
    trx,
    empresaId,
    devolvidas.map(({ id, talentoId }) => ({
      tipo: 'talento_separado',
      usuarioId,
      talentoId,
      dados: { fusaoId: id, isDevolvida: true },
    })),
  )
  return fusoes.listHiddenBefore(empresaId, talentoIds)
}

/** Who told of people whom an import made, and meant somebody else, tells of them no more. */
export async function leaveMade(
  trx: Kysely<Database>,
  empresaId: number,
  talentoIds: readonly number[],
  apart: readonly Telling[],
): Promise<void> {
  const fusoes = createFusoesRepository(trx)
  const ids = apart.flatMap(({ id, talentoId }) => (talentoIds.includes(talentoId) ? [id] : []))
  await fusoes.removeAdded(empresaId, ids)
  for (const id of ids) await fusoes.markUndone(empresaId, id)
}

/** Takes back that an import made these people. @returns as `remakeWithout` */
export const undoMaking = (
  trx: Kysely<Database>,
  quem: Pick<Entrada, 'empresaId' | 'rescore'>,
  talentoIds: readonly number[],
): Promise<number[]> => remakeWithout(trx, quem, talentoIds)

/** Applications that it took are their senders' again, whose mailboxes say whether they stay. */
export async function giveInscricoesBack(
  trx: Kysely<Database>,
  empresaId: number,
  id: number,
): Promise<void> {
  const inscricaoIds = await createFusoesRepository(trx).takeNoMore(empresaId, id)
  await createRetiradasRepository(trx).withdrawTakenBack(empresaId, inscricaoIds)
}
