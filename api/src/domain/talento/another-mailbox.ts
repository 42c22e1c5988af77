import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createDeOcultaRepository } from './de-oculta-repository'
import { leaveMailbox, type Leaving, listSent } from './leave-mailbox'
import { followMailbox } from './mailed-chaves'
import { remakeApart } from './remake-apart'
import { createTalentoRepository } from './talento-repository'

/** Before and since; null: none. */
export interface Mailboxes {
  readonly former: string | null
  readonly email: string | null
}

/**
 * Somebody on record has another mailbox: what waits for the former one follows, and what was somebody else's there stays
 * with it. Where their page has asked for it and whoever first sent from the former one turns out to be another than the
 * record is of by now, it was that one who asked: they have it, and the record has none (decision 108).
 * @param trx holds the person, as they are now, and their campaigns
 * @param quem who changes it; null: the person themselves
 * @returns who has the mailbox
 */
export async function haveMailbox(
  trx: Kysely<Database>,
  quem: Leaving,
  talentoId: number,
  { former, email }: Mailboxes,
): Promise<number> {
  const { empresaId, usuarioId } = quem
  const isAnother = former !== null && (email === null || canonicalEmail(former) !== canonicalEmail(email))
  const left = isAnother ? await leaveToSenders(trx, quem, talentoId, former) : null
  const isAsker = left !== null && left.isMaker && usuarioId === null
  if (isAsker) await createDeOcultaRepository(trx).takeEmail(empresaId, talentoId)
  await followMailbox(trx, empresaId, talentoId, former)
  if (!isAsker) return talentoId
  await createTalentoRepository(trx).correct(empresaId, left.talentoId, { email })
  return haveMailbox(trx, quem, left.talentoId, { former, email })
}

/**
 * What the former mailbox sent as somebody else than the person (`isAnother`) leaves them. What others sent from there
 * waits with who has it, as it would had the record never had this e-mail; the rest is the person's, whose older address
 * it is.
 * @returns who has the mailbox, and whether what they sent had made the record; null: nobody else sent from there
 */
async function leaveToSenders(
  trx: Kysely<Database>,
  quem: Leaving,
  deId: number,
  former: string,
): Promise<{ readonly talentoId: number; readonly isMaker: boolean } | null> {
  const { empresaId, usuarioId } = quem
  const others = (await listSent(trx, empresaId, deId, former)).filter(({ isAnother }) => isAnother)
  const maker = others.find(({ isMaker }) => isMaker)
  const remade = maker === undefined ? null : await remakeApart(trx, empresaId, deId, maker.id)
  const isTheirs = ({ isMaker, isAnotherThanMaker, fusaoId }: (typeof others)[number]) =>
    // Whose page it is has said that what is confirmed is theirs.
    !isMaker && isAnotherThanMaker && (usuarioId !== null || fusaoId === null)
  const theirs = remade === null ? others.filter(isTheirs) : others
  if (theirs.length === 0) return null
  return { talentoId: await leaveMailbox(trx, quem, deId, { theirs, remade }), isMaker: remade !== null }
}
