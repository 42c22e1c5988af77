import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { findChave } from '../../ground/text/mailed-chave'
import { type Chaves, openChaves } from '../inscricao/chave'
import { createMailedChavesRepository, type Mailed } from './mailed-chaves-repository'

const CHAVE = /([?&]chave=)([\w-]{43})/g

/**
 * The person has another mailbox, which somebody vouches for: yet another one is asked for no more. A key signs the mailbox that it is mailed to (decision
 * 108): a mail that opens the person's page and waits for the former one, or failed there, is signed anew and goes to
 * theirs. What asked any other mailbox is taken back.
 * @param trx holds the person, as they are now
 * @param former where they were reached; null: nowhere
 */
export async function followMailbox(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  former: string | null,
): Promise<void> {
  const repository = createMailedChavesRepository(trx)
  await repository.closeFormer(empresaId, talentoId)
  const mails = (await repository.holdUnsent(empresaId, talentoId)).filter(
    ({ destinatario, email }) => !isSame(destinatario, email),
  )
  if (mails.length === 0) return
  const chaves = await openChaves(trx)
  for (const mail of mails) {
    const { id, email, estado, isCurrent } = mail
    const asksOther = asksAnother(chaves, mail)
    const chave = asksOther || !isSame(mail.destinatario, former) ? null : signOf(chaves, mail)
    if (chave !== null && email !== null && isCurrent)
      await repository.address(empresaId, id, email, mail.corpo.replaceAll(CHAVE, `$1${chave}`))
    // Who has no e-mail may stand beside the hidden person whose mailbox it is, which goes on being asked (decision 129).
    else if (estado !== 'erro' && !(asksOther && email === null)) await repository.cancel(empresaId, id)
  }
}

/**
 * Two who were one are two again: what waits for the mailbox that they had, or the other one has, goes to their own.
 * @param trx holds both, as they are now
 * @param former the mailbox of the one they were
 */
export async function turnMailsBack(
  trx: Kysely<Database>,
  empresaId: number,
  bothIds: readonly number[],
  former: string | null,
): Promise<void> {
  const repository = createMailedChavesRepository(trx)
  const all = []
  for (const id of bothIds) all.push(...(await repository.holdUnsent(empresaId, id)))
  const mailboxes = [former, ...all.map(({ email }) => email)]
  const chaves = await openChaves(trx)
  for (const mail of all) {
    const { id, email, destinatario, isCurrent } = mail
    const isTurned = !isSame(destinatario, email) && mailboxes.some((one) => isSame(destinatario, one))
    const chave = isTurned && isCurrent && !asksAnother(chaves, mail) ? signOf(chaves, mail) : null
    if (chave !== null && email !== null)
      await repository.address(empresaId, id, email, mail.corpo.replaceAll(CHAVE, `$1${chave}`))
  }
}

const isSame = (one: string, other: string | null) =>
  other !== null && canonicalEmail(one) === canonicalEmail(other)

/** It asks somebody hidden, whose mailbox it goes to, on that person's page (decision 129). */
function asksAnother(chaves: Chaves, { destinatario, corpo, talento }: Mailed): boolean {
  const read = chaves.read(findChave(corpo) ?? '')
  return read !== null && read.identificador !== talento && read.isContinuarOf(destinatario)
}

/** The key that the mailbox of today gets; null where there is none. */
function signOf(chaves: Chaves, { tipo, inscricao, talento, email }: Mailed): string | null {
  if (email === null) return null
  if (tipo === 'retencao') return chaves.signContinuar(talento, email)
  return inscricao === null ? null : chaves.sign(inscricao, talento, email)
}
