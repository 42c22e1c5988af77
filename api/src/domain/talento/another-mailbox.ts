import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createDeOcultaRepository } from './de-oculta-repository'
import type { Enviada } from './former-mailbox-repository'
import { leaveMailbox, type Leaving, listSent, type Sent } from './leave-mailbox'
import { followMailbox } from './mailed-chaves'
import { type Remade, remakeApart } from './remake-apart'
import { createTalentoRepository } from './talento-repository'

/** Before and since; null: none. */
export interface Mailboxes {
  readonly former: string | null
  readonly email: string | null
}

/**
 * Somebody on record has another mailbox: what waits for the former one follows, and what was somebody else's there stays
 * with it.
 * @param trx holds the person, as they are now, and their campaigns
 * @param quem who changes it; null: the person themselves
 * @returns who has the mailbox: the person, or whoever has asked for it on their page and is another
 */
export async function haveMailbox(
  trx: Kysely<Database>,
  quem: Leaving,
  talentoId: number,
  { former, email }: Mailboxes,
): Promise<number> {
  const isOther = former !== null && (email === null || canonicalEmail(former) !== canonicalEmail(email))
  const askerId = isOther ? await leaveToSenders(trx, quem, talentoId, { former, email }) : null
  await followMailbox(trx, quem.empresaId, talentoId, former)
  return askerId ?? talentoId
}

/**
 * What the former mailbox sent as somebody else than the person (`isAnother`) leaves them. What others sent from there
 * waits with who has it, as it would had the record never had this e-mail; the rest is the person's, whose older address
 * it is.
 * @returns who had asked for the other mailbox; null: the person, or a recruiter
 */
async function leaveToSenders(
  trx: Kysely<Database>,
  quem: Leaving,
  deId: number,
  { former, email }: Mailboxes & { readonly former: string },
): Promise<number | null> {
  const { empresaId, usuarioId } = quem
  const isOwnPage = usuarioId === null
  const sent = await listSent(trx, empresaId, deId, former)
  const others = sent.filter(({ isFrom, isAnother }) => isFrom && isAnother)
  const maker = others.find(({ isMaker }) => isMaker)
  const remade = maker === undefined ? null : await remakeApart(trx, empresaId, deId, maker.id)
  // Whose page it is has said that what is confirmed is theirs.
  const isOfOthers = ({ isMaker, isAnotherThanMaker, fusaoId }: Enviada) =>
    !isMaker && isAnotherThanMaker && !(isOwnPage && fusaoId !== null)
  const rest = others.filter(isOfOthers)
  const own = without(others, rest)
  if (remade !== null && isOwnPage && !sent.some(isOwnSim) && own.some(isMakersSim))
    return leaveToAsker(trx, quem, deId, { former, email, remade, rest, own })
  const theirs = remade === null ? rest : others
  if (theirs.length > 0) await leaveMailbox(trx, quem, deId, { theirs, remade, isOwnPage })
  return null
}

/** The mailbox has said that what was sent under the record's own name was theirs: its page is that one's. */
const isOwnSim = ({ isFrom, isNamed, fusaoId }: Sent) => isFrom && isNamed && fusaoId !== null

/** Or that what is of whoever had made the record was. */
const isMakersSim = ({ isAnotherThanMaker, fusaoId }: Enviada) => !isAnotherThanMaker && fusaoId !== null

const without = (all: readonly Enviada[], some: readonly Enviada[]) =>
  all.filter((one) => !some.includes(one))

/**
 * Their page has asked for another mailbox, and said that what was first sent from the former one was theirs, by another than
 * the record is of by now: it was that one who asked, and has it; the record has none.
 */
async function leaveToAsker(
  trx: Kysely<Database>,
  quem: Leaving,
  deId: number,
  {
    former,
    email,
    remade,
    own,
    rest,
  }: Mailboxes & Record<'own' | 'rest', readonly Enviada[]> & { remade: Remade },
): Promise<number> {
  const { empresaId } = quem
  await createDeOcultaRepository(trx).takeEmail(empresaId, deId)
  const askerId = await leaveMailbox(trx, quem, deId, { theirs: own, remade })
  await createTalentoRepository(trx).correct(empresaId, askerId, { email })
  if (rest.length > 0) await leaveMailbox(trx, quem, deId, { theirs: rest, remade: null })
  await followMailbox(trx, empresaId, askerId, former)
  return askerId
}
