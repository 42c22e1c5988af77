import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEvento } from '../../ground/event-log/eventos-repository'
import { createDeOcultaRepository } from './de-oculta-repository'
import { dropDeclaracao, type InscricaoPresa, lockRecebida } from './declaracao-steps'
import { createDeclaracoesRepository, type DeclaracaoPresa } from './declaracoes-repository'
import { firstName } from './find-same'
import { createMakersRepository } from './makers-repository'
import { followMailbox } from './mailed-chaves'
import { type LeavingMailbox, partMailbox } from './part-mailbox'
import { readChegou } from './pessoa'
import { createTalentoRepository } from './talento-repository'

/** Whose mailbox it is, and what it takes to let them stand for themselves. */
export interface Refusing extends LeavingMailbox {
  readonly donaId: number
}

/**
 * The person whose address it gave says that it was not them. Who had come in beside them keeps no such e-mail; nor does
 * somebody else whom it made and the company has met: they stay with all of theirs, and are told of by what was sent as if
 * it had named no mailbox.
 * @param trx holds the campaigns of both
 * @returns the application that went with it, to be withdrawn; null when it stood before, is out already, or stays
 * @throws NotFoundError; ConflictError when it was answered before
 */
export async function refuseDeclaracao(
  trx: Kysely<Database>,
  { donaId, ...quem }: Refusing,
  identificador: string,
): Promise<InscricaoPresa | null> {
  const { empresaId } = quem
  const declaracao = await lockRecebida(trx, empresaId, identificador)
  const { talentoId } = declaracao
  if (!(await isOfSomebodyMet(trx, empresaId, declaracao, donaId))) {
    const { inscricao } = await dropDeclaracao(trx, quem, identificador, 'recusada')
    if (talentoId !== donaId) await createDeOcultaRepository(trx).takeEmail(empresaId, talentoId)
    return inscricao
  }
  const pessoa = readChegou(declaracao.pessoa)
  await createDeclaracoesRepository(trx).setPessoa(empresaId, declaracao.id, { ...pessoa, email: null })
  if (talentoId === donaId) await partMailbox(trx, quem, talentoId)
  else {
    await createDeOcultaRepository(trx).takeEmail(empresaId, talentoId)
    await followMailbox(trx, empresaId, talentoId, pessoa.email)
  }
  const { campanhaId, inscricaoId } = declaracao
  const who = { usuarioId: null, campanhaId, talentoId, inscricaoId }
  const dados = { hasLostEmail: true as const }
  await appendEvento(trx, empresaId, { ...who, tipo: 'inscricao_recusada', dados })
  return null
}

/**
 * Whether the sending made somebody of another first name than whose mailbox it is, and the company has done something with
 * them (`isUnmet`). One of whom her own mailbox is asked is another by what it has confirmed (`makeByEnvio`).
 */
async function isOfSomebodyMet(
  trx: Kysely<Database>,
  empresaId: number,
  { talentoId, fezTalento, pessoa }: DeclaracaoPresa,
  donaId: number,
): Promise<boolean> {
  if (!fezTalento || talentoId === donaId) return fezTalento
  if (!(await createMakersRepository(trx).isMet(empresaId, talentoId))) return false
  const { nome } = await createTalentoRepository(trx).findNome(empresaId, donaId)
  return firstName(readChegou(pessoa)) !== firstName(readChegou({ nome }))
}
