import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEvento } from '../../ground/event-log/eventos-repository'
import { createDeOcultaRepository } from './de-oculta-repository'
import { dropDeclaracao, emailOf, type InscricaoPresa, lockRecebida } from './declaracao-steps'
import type { DeclaracaoPresa } from './declaracoes-repository'
import { firstName } from './find-same'
import { createFormerMailboxRepository, type Enviada } from './former-mailbox-repository'
import { leaveMailbox, type Leaving, listSent, type Sent } from './leave-mailbox'
import { createMakersRepository } from './makers-repository'
import { followMailbox } from './mailed-chaves'
import { readChegou } from './pessoa'
import { createTalentoRepository } from './talento-repository'

/** Whose mailbox it is, and what it takes to let them stand for themselves. */
export interface Refusing extends Omit<Leaving, 'usuarioId'> {
  readonly donaId: number
}

/**
 * The person whose address it gave says that it was not them. Who had come in beside them keeps no such e-mail; nor does
 * somebody else of whom it tells and whom the company has met: they stay with all of theirs, and are told of by what was
 * sent as if it had named no mailbox.
 * @param trx holds the campaigns of both
 * @returns the application that went with it, to be withdrawn: null when it stood before, is out already, or stays; and
 *   who has the mailbox from then on
 * @throws NotFoundError; ConflictError when it was answered before
 */
export async function refuseDeclaracao(
  trx: Kysely<Database>,
  { donaId, ...quem }: Refusing,
  identificador: string,
): Promise<{ readonly inscricao: InscricaoPresa | null; readonly donaId: number }> {
  const { empresaId } = quem
  const declaracao = await lockRecebida(trx, empresaId, identificador)
  const { talentoId } = declaracao
  const snapshots = await createTalentoRepository(trx).lockSnapshots(empresaId, [talentoId])
  const email = emailOf({ pessoa: snapshots.get(talentoId) ?? {} })
  const sent = await listSent(trx, empresaId, talentoId, email)
  const parts =
    talentoId === donaId
      ? await partFamily(trx, empresaId, declaracao, sent)
      : await partVinda(trx, empresaId, declaracao, { donaId, sent })
  const ocultas = createDeOcultaRepository(trx)
  if (parts === null) {
    const { inscricao } = await dropDeclaracao(trx, quem, identificador, 'recusada')
    if (talentoId !== donaId) await ocultas.takeEmail(empresaId, talentoId)
    return { inscricao, donaId }
  }
  const { hers, theirs } = parts
  await createFormerMailboxRepository(trx).dropEmail(
    empresaId,
    hers.map(({ id }) => id),
  )
  await ocultas.takeEmail(empresaId, talentoId)
  const leaving = { ...quem, usuarioId: null }
  const paraId =
    theirs.length === 0 ? donaId : await leaveMailbox(trx, leaving, talentoId, { theirs, remade: null })
  await followMailbox(trx, empresaId, talentoId, email)
  const { campanhaId, inscricaoId } = declaracao
  const who = { usuarioId: null, campanhaId, talentoId, inscricaoId }
  const dados = { hasLostEmail: true as const }
  await appendEvento(trx, empresaId, { ...who, tipo: 'inscricao_recusada', dados })
  return { inscricao: null, donaId: paraId }
}

/** What stays with whom the company has met, and what goes with the mailbox. */
interface Parts {
  readonly hers: readonly Pick<Enviada, 'id'>[]
  readonly theirs: readonly Enviada[]
}

const nameOf = ({ pessoa }: Pick<Enviada, 'pessoa'>) => firstName(readChegou(pessoa))

/**
 * The sending made the person, who is another by what the mailbox has confirmed (`makeByEnvio`); or the company has met
 * them and it is theirs: under their own first name or with their phone or CPF, while the mailbox has confirmed what is
 * plainly another's, or has that still before it: what is answered first says nothing of who the two are. Where they
 * share a phone too, both name and phone say that it is theirs. All of theirs under that name stays, confirmed too.
 * @param all of the person, with what was sent from that mailbox
 * @returns null: it is nobody's whom the company has met, or it is not known that they are two
 */
async function partFamily(
  trx: Kysely<Database>,
  empresaId: number,
  { id, talentoId, fezTalento, pessoa }: DeclaracaoPresa,
  all: readonly Sent[],
): Promise<Parts | null> {
  const refused = all.find((one) => one.id === id)
  const sent = all.filter(({ isFrom }) => isFrom)
  const isRefused = (one: Enviada) => nameOf(one) === nameOf({ pessoa })
  const isWaiting = (one: Enviada) => !fezTalento && one.isAnother
  const others = sent.filter(
    (one) => !one.isNamed && !isRefused(one) && (one.fusaoId !== null || isWaiting(one)),
  )
  const { isNamed = false, hasNumber = false } = refused ?? {}
  const isHers = (isNamed && hasNumber) || ((isNamed || hasNumber) && others.some((one) => one.isAnother))
  const isMet = () => createMakersRepository(trx).isMet(empresaId, talentoId)
  if (!fezTalento && !(others.length > 0 && isHers && (await isMet()))) return null
  const names = new Set(others.map(nameOf))
  const isTheirs = (one: Enviada) =>
    one.id !== id && !isRefused(one) && (names.has(nameOf(one)) || (!one.isNamed && one.isAnother))
  // Somebody may have called the record otherwise since.
  const theirs = sent.filter(
    names.size > 0 ? isTheirs : ({ id: other, fusaoId }) => other !== id && fusaoId !== null,
  )
  return { hers: [{ id }, ...sent.filter((one) => !theirs.includes(one))], theirs }
}

/** Who came in beside somebody hidden, under another first name than hers, and whom the company has met since. */
async function partVinda(
  trx: Kysely<Database>,
  empresaId: number,
  { id, talentoId, pessoa }: DeclaracaoPresa,
  { donaId, sent }: { readonly donaId: number; readonly sent: readonly Sent[] },
): Promise<Parts | null> {
  if (!(await createMakersRepository(trx).isMet(empresaId, talentoId))) return null
  const { nome } = await createTalentoRepository(trx).findNome(empresaId, donaId)
  const isDona = (one: Pick<Enviada, 'pessoa'>) => nameOf(one) === firstName(readChegou({ nome }))
  return isDona({ pessoa })
    ? null
    : { hers: [{ id }, ...sent.filter((one) => one.isFrom && !isDona(one))], theirs: [] }
}
