import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createInscricoesRepository, type NewInscricao } from '../inscricao/inscricoes-repository'
import { createDeclaracoesRepository } from './declaracoes-repository'
import type { Entrada } from './entrada'
import { NOTHING } from './part-envios'
import { createRetiradasRepository } from './retiradas-repository'

/*
 * An application that began with a sending which its sender took back, or its mailbox refused, was never the person's
 * (decision 108): whoever puts them into the campaign begins it anew, without a word of what was sent.
 */

/**
 * For whoever vouches for the people: what had been sent becomes theirs with the merge (`takeInscricoes`), and is again
 * what it was when that is taken back.
 * @param trx holds the campaign, and the people
 * @param campanha null: nobody is put anywhere
 * @returns those that begin anew, by person
 */
export async function reopenNegadas(
  trx: Kysely<Database>,
  empresaId: number,
  campanha: Entrada['campanha'],
  talentoIds: readonly number[],
): Promise<ReadonlyMap<number, NewInscricao>> {
  if (campanha === null || talentoIds.length === 0) return new Map()
  const { id: campanhaId, etapaId } = campanha
  const negadas = await createRetiradasRepository(trx).listNegadas(empresaId, campanhaId, talentoIds)
  for (const { id } of negadas)
    await createInscricoesRepository(trx).reopen(empresaId, { id, campanhaId }, etapaId, NOTHING)
  return new Map(negadas.map(({ talentoId, ...inscricao }) => [talentoId, inscricao]))
}

/**
 * For a recruiter who puts somebody there by hand.
 * @param trx holds the campaign
 */
export async function beginAnew(
  trx: Kysely<Database>,
  empresaId: number,
  campanha: NonNullable<Entrada['campanha']>,
  talentoId: number,
): Promise<void> {
  for (const { id } of (await reopenNegadas(trx, empresaId, campanha, [talentoId])).values())
    await createDeclaracoesRepository(trx).setOrigin(empresaId, id, null)
}
