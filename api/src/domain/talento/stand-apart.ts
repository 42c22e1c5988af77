import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createEnviosDeVolta } from './envios-de-volta-repository'
import { createFusoesDePe } from './fusoes-de-pe-repository'
import { type Leaving, standBeside } from './leave-mailbox'
import type { Telling } from './tellings-repository'

/**
 * Who was told of by a form comes out: what one of the two had sent for an application that is the other's is answered by
 * one of their own. Not while an application of theirs has given way to one of somebody whom a recruiter has joined: its
 * answers are there until that join is taken back.
 * @param trx holds the first and their campaigns; nothing is lent (`createRespostasEmprestadas`)
 */
export async function standApart(
  trx: Kysely<Database>,
  quem: Pick<Leaving, 'empresaId' | 'openCampanha'>,
  { via, talentoId }: Pick<Telling, 'via' | 'talentoId'>,
  apartId: number,
): Promise<void> {
  if (via !== 'formulario') return
  const { empresaId } = quem
  // The mailbox stays with the first, and with it what was mailed.
  const voltando = { ficaId: apartId, voltaId: talentoId }
  const alheios = await createEnviosDeVolta(trx).listAlheios(empresaId, null, { ...voltando, ativas: [] })
  const hosts = await createFusoesDePe(trx).list(empresaId, [talentoId])
  const largadas = new Set(
    hosts.flatMap(({ unida }) => unida.largadas.flatMap(({ declaracoes }) => declaracoes)),
  )
  if (!alheios.some(({ id }) => largadas.has(id))) await standBeside(trx, quem, voltando)
}
