import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createDeclaracoesRepository, type DeclaracaoPresa } from './declaracoes-repository'
import { createDeOcultaRepository } from './de-oculta-repository'
import { firstName } from './find-same'
import { createFusoesRepository } from './fusoes-repository'
import { createMakersRepository } from './makers-repository'
import { lookAnew } from './pair-anew'
import { readChegou } from './pessoa'
import { createTalentoRepository } from './talento-repository'
import { nobodyOf, type Snapshot } from './snapshot-repository'
import { createTellingsRepository, type Telling } from './tellings-repository'
import { createVouchedRepository } from './vouched-repository'

/**
 * Whom a sending had made under another name, that nobody has vouched for, of whom nobody else has told, and with whom the
 * company has done nothing, is made by the one that the mailbox confirms: nothing of the other is theirs unless they say
 * that it is. That one waits for their word, with its file, as if it had come to somebody on record; what was taken back or
 * refused is gone (decision 108). Under the same name it was theirs, as far as anybody knows: whoever applies twice loses
 * nothing.
 * @param trx holds the campaign and the person
 * @param declaracao the one that is confirmed, which did not make the person
 * @returns whether the person stays whom the other one has made: it says nothing of that one
 */
export async function makeByEnvio(
  trx: Kysely<Database>,
  empresaId: number,
  { talentoId, pessoa, fezTalento }: Pick<DeclaracaoPresa, 'talentoId' | 'pessoa' | 'fezTalento'>,
): Promise<boolean> {
  const talentos = createTalentoRepository(trx)
  if (fezTalento || !(await talentos.isDeclarada(empresaId, talentoId))) return false
  const antes = (await talentos.lockSnapshots(empresaId, [talentoId])).get(talentoId)
  const told = readChegou(pessoa)
  if (antes === undefined || firstName(told) === firstName(readChegou(antes))) return false
  if (await createFusoesRepository(trx).isToldOf(empresaId, talentoId)) return true
  if ((await createMakersRepository(trx).listMetOf(empresaId, [talentoId])).size > 0) return true
  const { declaracoes: makers } = await createDeOcultaRepository(trx).setUnmade(empresaId, talentoId)
  await createDeclaracoesRepository(trx).forgetEnded(empresaId, makers)
  const tellings = createTellingsRepository(trx)
  const snapshot = nobodyOf(antes)
  const [depois] = await tellings.tellAgain([{ talentoId, snapshot, pessoa: told, change: 'assume' }])
  if (depois === undefined) throw new Error('a person was lost while they were told of')
  await tellings.writeSnapshots(empresaId, new Map([[talentoId, depois]]))
  // Nobody has rung at it.
  await talentos.noteTelefoneProprio(empresaId, talentoId, told.telefone)
  await lookAnew(trx, empresaId, new Map([[talentoId, antes]]))
  return false
}

/**
 * The merge by which a sending has made them (`makeByEnvio`) is taken apart: they are again whom the one before had made, as
 * it tells of them by now, with its file and job. The person before the merge is written so.
 * @param trx holds the person
 * @returns who that is, and what is left to be done once the merge has gone; null: nobody had been made before
 */
export async function bringMakerBack(
  trx: Kysely<Database>,
  empresaId: number,
  { id, talentoId, antes }: Pick<Telling, 'id' | 'talentoId' | 'antes'>,
): Promise<{ readonly antes: Snapshot; readonly settle: () => Promise<void> } | null> {
  const makers = createMakersRepository(trx)
  const declaracoes = createDeclaracoesRepository(trx)
  const identificador = await makers.findFormer(empresaId, id)
  const maker = identificador === null ? null : await declaracoes.lock(empresaId, identificador)
  if (maker === null) return null
  const pessoa = readChegou(maker.pessoa)
  const snapshot = nobodyOf(antes)
  const tellings = createTellingsRepository(trx)
  const [told] = await tellings.tellAgain([{ talentoId, snapshot, pessoa, change: 'assume' }])
  // What its mailbox has confirmed since has told of its file, its job and its course itself.
  const isWaiting = maker.estado === 'recebida'
  const former = { ...told, curriculoId: isWaiting ? maker.curriculoId : null }
  await makers.setFormer(empresaId, id, former)
  const settle = async () => {
    const talentos = createTalentoRepository(trx)
    await talentos.noteTelefoneProprio(empresaId, talentoId, pessoa.telefone)
    if (!isWaiting) return
    if (!(await makers.makeAgain(empresaId, maker)))
      await createVouchedRepository(trx).vouchFor(empresaId, [talentoId])
    await talentos.addHistoricos(empresaId, [{ ...pessoa, talentoId }])
  }
  return { antes: former, settle }
}
