import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createEnviosDeVolta } from './envios-de-volta-repository'
import { createFusoesDePe } from './fusoes-de-pe-repository'
import { type Leaving, partUnjoined } from './leave-mailbox'
import { createStayInscritaRepository } from './stay-inscrita-repository'
import type { Telling } from './tellings-repository'

/**
 * Who was told of by a form comes out: what one of the two had sent for an application that is the other's is answered by
 * one of their own. Not while an application of theirs has given way to one of somebody whom a recruiter has joined: its
 * answers are there until that join is taken back. What was done with an application of both while the record was theirs
 * who comes out, and is again whose it had been, is theirs with it: the other one stands by what they had sent alone.
 * @param trx holds the first and their campaigns; nothing is lent (`createRespostasEmprestadas`)
 */
export async function partByForm(
  trx: Kysely<Database>,
  quem: Pick<Leaving, 'empresaId' | 'openCampanha'>,
  { id: fusaoId, via, talentoId }: Pick<Telling, 'id' | 'via' | 'talentoId'>,
  { talentoId: apartId, isMakerBack }: { readonly talentoId: number; readonly isMakerBack: boolean },
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
  if (alheios.some(({ id }) => largadas.has(id))) return
  const theirs = alheios.flatMap((one) => (one.talentoId === apartId ? [one.inscricaoId] : []))
  const dadas = isMakerBack
    ? await createStayInscritaRepository(trx).giveDoneSince(empresaId, fusaoId, theirs, apartId)
    : []
  await partUnjoined(trx, quem, voltando, dadas.length > 0 ? apartId : talentoId)
}
