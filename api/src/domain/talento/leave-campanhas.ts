import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { goOnWithNext } from './declaracao-steps'
import { createInscricoesDevolvidas } from './inscricoes-devolvidas-repository'

/** Who tells no more that somebody stands in a campaign, with the application that they made, or none. */
export type Making = { readonly inscricaoId: number | null }

/** Who takes them back; `importacaoId`: the whole of an import; null: only the merges. */
interface Leaving {
  readonly empresaId: number
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
  { empresaId, importacaoId, usuarioId }: Leaving,
  linhas: readonly Making[],
  apart: readonly (Making & { readonly id: number })[],
): Promise<ReadonlySet<number>> {
  const rows = createInscricoesDevolvidas(trx)
  const inscricaoIds = [...linhas, ...apart].flatMap(({ inscricaoId }) =>
    inscricaoId === null ? [] : [inscricaoId],
  )
  const apartIds = apart.map(({ id }) => id)
  const handed = await rows.handOver(empresaId, importacaoId, inscricaoIds, apartIds)
  const isHanded = new Set(handed)
  const theirs = inscricaoIds.filter((id) => !isHanded.has(id))
  const negadas = await createInscricoesRepository(trx).negadas.makeAgain(empresaId, theirs)
  const desfeitas = [...negadas, ...(await rows.deleteUntouched(empresaId, theirs))]
  for (const one of await rows.listWaiting(empresaId, theirs)) await goOnWithNext(trx, empresaId, 0, one)
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
  return new Set([...handed, ...desfeitas.map(({ id }) => id)])
}
