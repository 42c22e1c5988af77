import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { goOnWithNext } from './declaracao-steps'
import { createStayInscritaRepository } from './stay-inscrita-repository'

/**
 * The application that a row of a file, or a recruiter, had made stays with the person on record when whoever was told of
 * is taken apart, where it is the person's too: another one who told has put them there, a recruiter has, or they have
 * sent for it themselves. It goes on with what waits for their mailbox where nothing else speaks for it.
 * @param apartId who comes out
 * @returns where who comes out is to stand for themselves; null: nowhere, or by the application that goes with them
 */
export async function stayInscrita(
  trx: Kysely<Database>,
  empresaId: number,
  fusao: {
    readonly id: number
    readonly inscricaoId: number | null
    readonly campanhaId: number | null
  },
  apartId: number,
): Promise<number | null> {
  if (fusao.inscricaoId === null) return fusao.campanhaId
  const repository = createStayInscritaRepository(trx)
  const feita = await repository.findFeita(empresaId, fusao.id, apartId)
  if (feita === null) return null
  const { seguinteId, isKept, isConfirmada, isRecebida } = feita
  const isTold = seguinteId !== null || isKept || isConfirmada
  if (!isTold && !isRecebida) return null
  await repository.leaveTo(empresaId, fusao.id, isKept ? null : seguinteId)
  if (!isTold && feita.situacao === 'ativa') await goOnWithNext(trx, empresaId, 0, feita)
  return feita.campanhaId
}
