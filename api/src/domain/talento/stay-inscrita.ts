import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { goOnWithNext } from './declaracao-steps'
import type { Entrada } from './entrada'
import { isNamesake, isSameKey } from './find-same'
import { putWhereTold } from './inscribe-apart'
import { readChegou } from './pessoa'
import type { Snapshot } from './snapshot-repository'
import { createStayInscritaRepository, type ToldSince } from './stay-inscrita-repository'
import { createTalentoRepository } from './talento-repository'
import type { Voltando } from './unida'

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

/**
 * Two who were one are two again: whom a recruiter or a file has put into a campaign meanwhile stands there, also where it
 * was the other one who did.
 * @param fusaoId the join that is taken back
 */
export async function putWhereToldSince(
  trx: Kysely<Database>,
  {
    empresaId,
    usuarioId,
    openCampanha,
  }: Pick<Entrada, 'empresaId'> & { readonly usuarioId: number | null; readonly openCampanha: OpenCampanha },
  fusaoId: number,
  voltando: Voltando,
): Promise<void> {
  const told = await createStayInscritaRepository(trx).listToldSince(empresaId, fusaoId, voltando)
  if (told.length === 0) return
  const { ficaId, voltaId } = voltando
  const both = await createTalentoRepository(trx).lockSnapshots(empresaId, [ficaId, voltaId])
  const repository = createStayInscritaRepository(trx)
  const placeOf = (campanhaId: number, talentoId: number) => `${campanhaId} ${talentoId}`
  const stood = new Set(
    told.flatMap(({ campanhaId, standing }) => standing.map((talentoId) => placeOf(campanhaId, talentoId))),
  )
  for (const one of told) {
    const { campanhaId, feitaId } = one
    const isNamed = (talentoId: number) => isNamedBy(one, both.get(talentoId) ?? {})
    const talentoId = isNamed(voltaId) && !isNamed(ficaId) ? voltaId : ficaId
    if (stood.has(placeOf(campanhaId, talentoId))) continue
    stood.add(placeOf(campanhaId, talentoId))
    if (talentoId === voltaId && feitaId !== null) {
      await repository.giveTo(empresaId, feitaId, voltando)
      stood.delete(placeOf(campanhaId, ficaId))
      continue
    }
    const campanha = await openCampanha(campanhaId)
    await putWhereTold(trx, { empresaId, usuarioId }, one, campanha, talentoId)
  }
}

/** Whether what was told has a key that one person alone has, or their whole name. */
function isNamedBy({ chegou }: ToldSince, snapshot: Snapshot): boolean {
  const [told, hers] = [readChegou(chegou), readChegou(snapshot)]
  return isSameKey(told.email, hers.email) || isSameKey(told.cpf, hers.cpf) || isNamesake(told, hers)
}

/** Held, with the stage where people enter; null when it is gone. */
export type OpenCampanha = (campanhaId: number) => Promise<Entrada['campanha']>
