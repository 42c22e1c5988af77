import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createDeclaracoesRepository, type DeclaracaoPresa } from './declaracoes-repository'
import { createDeOcultaRepository } from './de-oculta-repository'
import { firstName } from './find-same'
import { createFusoesRepository } from './fusoes-repository'
import { createMakersRepository } from './makers-repository'
import { readChegou } from './pessoa'
import { createTalentoRepository } from './talento-repository'
import { NOBODY } from './tell-without'
import { createTellingsRepository } from './tellings-repository'

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
  if (await createMakersRepository(trx).isMet(empresaId, talentoId)) return true
  const { declaracoes: makers } = await createDeOcultaRepository(trx).setUnmade(empresaId, talentoId)
  await createDeclaracoesRepository(trx).forgetEnded(empresaId, makers)
  const tellings = createTellingsRepository(trx)
  const snapshot = { ...NOBODY, email: antes['email'] }
  const [depois] = await tellings.tellAgain([{ talentoId, snapshot, pessoa: told, change: 'assume' }])
  if (depois === undefined) throw new Error('a person was lost while they were told of')
  await tellings.writeSnapshots(empresaId, new Map([[talentoId, depois]]))
  // Nobody has rung at it.
  await talentos.noteTelefoneProprio(empresaId, talentoId, told.telefone)
  return false
}
