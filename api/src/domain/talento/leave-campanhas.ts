import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { goOnWithNext } from './declaracao-steps'
import type { Entrada } from './entrada'
import type { Lugar } from './entry-repository'
import { createInscricoesDevolvidas, isOfAnother, isToldLater } from './inscricoes-devolvidas-repository'
import { standInstead, type Adicionada } from './stand-at-entry'

/** Who tells no more that somebody stands in a campaign, with the application that they made, or none. */
export type Making = { readonly inscricaoId: number | null }

/** Who takes them back; `importacaoId`: the whole of an import; null: only the merges, or a click. */
interface Leaving extends Pick<Entrada, 'empresaId' | 'rescore'> {
  readonly importacaoId: number | null
  readonly usuarioId: number | null
}

/**
 * Applications that they made who are taken back go to the next who says so, go on with what waits for them, or go.
 * @param trx holds the campaigns
 * @param linhas of the import @param apart merges
 * @returns the ids of those that are not theirs any more
 */
export async function leaveCampanhas(
  trx: Kysely<Database>,
  quem: Leaving,
  linhas: readonly Making[],
  apart: readonly (Making & { readonly id: number })[],
): Promise<ReadonlySet<number>> {
  const inscricaoIds = [...linhas, ...apart].flatMap(({ inscricaoId }) =>
    inscricaoId === null ? [] : [inscricaoId],
  )
  const apartIds = apart.map(({ id }) => id)
  const { empresaId, importacaoId } = quem
  const rows = createInscricoesDevolvidas(trx)
  const handed = new Set(await rows.handOver(empresaId, inscricaoIds, isOfAnother(importacaoId, apartIds)))
  const gone = await leaveOrGoOn(
    trx,
    quem,
    inscricaoIds.filter((id) => !handed.has(id)),
  )
  return new Set([...handed, ...gone])
}

/**
 * As `leaveCampanhas`, of the application that a recruiter had made by a click.
 * @param trx holds the campaign and the application
 * @param entradaId where people enter the campaign; null: nowhere
 * @returns where they stand because a file, or what was sent, has its person there too; `gone`, also where it is nobody's
 *   again; else nobody says so any more, and something stands beside it: `kept`
 */
export async function leaveAdded(
  trx: Kysely<Database>,
  quem: Omit<Leaving, 'importacaoId'>,
  adicionada: Adicionada,
  entradaId: number | null,
): Promise<Lugar | 'gone' | 'kept'> {
  const { empresaId } = quem
  const { id } = adicionada
  const rows = createInscricoesDevolvidas(trx)
  const stand = async () =>
    entradaId === null ? 'kept' : ((await standInstead(trx, quem, adicionada, entradaId)) ?? 'kept')
  if ((await rows.handOver(empresaId, [id], isToldLater)).length > 0) return stand()
  await rows.tellNoMore(empresaId, id)
  const gone = await leaveOrGoOn(trx, { ...quem, importacaoId: null }, [id])
  if (gone.length > 0) return 'gone'
  return (await rows.beginWithSent(empresaId, id)) ? stand() : 'kept'
}

/** @returns those that are gone, or nobody's again; the others go on with what waits for them, or stay */
async function leaveOrGoOn(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore }: Leaving,
  inscricaoIds: readonly number[],
): Promise<number[]> {
  const rows = createInscricoesDevolvidas(trx)
  const negadas = await createInscricoesRepository(trx).negadas.makeAgain(empresaId, inscricaoIds)
  const desfeitas = [...negadas, ...(await rows.deleteUntouched(empresaId, inscricaoIds))]
  for (const one of await rows.listWaiting(empresaId, inscricaoIds)) {
    await goOnWithNext(trx, empresaId, 0, one)
    await rescore([{ campanhaId: one.campanhaId, inscricaoIds: [one.inscricaoId] }])
  }
  await appendEventos(
    trx,
    empresaId,
    desfeitas.map(({ id, talentoId, campanhaId, etapaId }) => ({
      tipo: 'inscricao_desfeita' as const,
      usuarioId,
      campanhaId,
      talentoId,
      inscricaoId: id,
      dados: { etapaId, isRemovida: true },
    })),
  )
  return desfeitas.map(({ id }) => id)
}
