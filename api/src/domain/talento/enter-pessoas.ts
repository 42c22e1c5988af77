import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEvento } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import type { KeptEnvio } from '../inscricao/triagem'
import { haveMailbox, type Mailboxes } from './another-mailbox'
import { createDeOcultaRepository } from './de-oculta-repository'
import { dropDeclaracao, type InscricaoPresa, lockRecebida, tellTalento } from './declaracao-steps'
import { refuseDeclaracao as refuse } from './refuse-declaracao'
import { createDeclaracoesRepository } from './declaracoes-repository'
import { enterAll } from './enter-all'
import type { Chegada, Correcao, Declarada, Entrada, ResultadoEntrada } from './entrada'
import { createFusoesRepository } from './fusoes-repository'
import type { Leaving } from './leave-mailbox'
import { NOBODY_PROVES, type Proven } from './find-same'
import { lookAnew } from './pair-anew'
import { type Chaves, readChegou } from './pessoa'
import { createRespostasEmprestadas } from './respostas-emprestadas-repository'
import { createSemelhancasRepository } from './semelhancas-repository'
import { standAtEntry } from './stand-at-entry'
import { createTalentoRepository } from './talento-repository'
import { createVouchedRepository } from './vouched-repository'

/*
 * The way in, the only one (decision 096), and what becomes of an application that nobody vouches for: its person says
 * that it was theirs, or its sender mends or takes back what they sent (decision 108).
 */

/**
 * Takes people in for whom somebody vouches: whoever is known by reference, CPF, e-mail or phone gets what is new, the
 * others are made; all of them go to the campaign's entry stage with a score. With `enterInscricao` the one way in for
 * the form, its page without JavaScript, recruiters, files and origins (product 42, decision 096).
 * @param trx the transaction, which holds the campaign; nothing is written when it fails
 * @param chegadas checked people; two of them may be the same person
 * @returns what became of each, in their order
 */
export async function enterPessoas(
  trx: Kysely<Database>,
  entrada: Entrada & { readonly proven: Vouched },
  chegadas: readonly Chegada[],
): Promise<VouchedResultado[]> {
  const results = await enterAll(trx, entrada, chegadas)
  return results.map((result) => {
    if (result.tipo === 'declarada') throw new Error('what is vouched for was only declared')
    return result
  })
}

/** What somebody who came in is called on record; null: they are gone. */
export const findNomeOf = (db: Kysely<Database>, empresaId: number, identificador: string) =>
  createTalentoRepository(db).findNomeOf(empresaId, identificador)

/** Whoever brings the people in vouches for them. */
type Vouched = Proven & { readonly by: Exclude<Proven['by'], 'nobody'> }
type VouchedResultado = Exclude<ResultadoEntrada, { tipo: 'declarada' }>

/** Hidden people are brought back by who is vouched for alone. */
const bringNobody = () => Promise.reject(new Error('what nobody vouches for brought somebody back'))

interface Inscrita {
  readonly talentoId: number
  readonly identificador: string
  readonly declaracao: Declarada
  /** Somebody hidden whose mailbox it is, by their random id: they are asked on their own page (decision 129). */
  readonly oculta: string | null
}

/**
 * Takes the application of somebody who proves nothing: of a person on record by its e-mail, whose record stays as it
 * is, else of somebody new, beside whoever may be the same (decision 108).
 * @param trx as `enterPessoas`
 * @returns the person that it counts for, and what was sent
 */
export async function enterInscricao(
  trx: Kysely<Database>,
  entrada: Omit<Entrada, 'proven' | 'bringBack' | 'listHomonimas'> & {
    readonly campanha: NonNullable<Entrada['campanha']>
  },
  chegada: Chegada,
): Promise<Inscrita> {
  const [result] = await enterAll(
    trx,
    { ...entrada, proven: NOBODY_PROVES, bringBack: bringNobody, listHomonimas: null },
    [chegada],
  )
  if (result === undefined || result.tipo === 'recusada' || result.declaracao === null)
    throw new Error('an application was lost on the way in')
  const { talentoId, identificador, declaracao } = result
  const { email } = declaracao
  const ocultas = createDeOcultaRepository(trx)
  const oculta = email === null ? null : await ocultas.findOculta(entrada.empresaId, email)
  return { talentoId, identificador, declaracao, oculta }
}

interface Confirmacao extends Pick<Entrada, 'empresaId' | 'rescore'> {
  /** Where people enter the campaign, for whom had withdrawn. */
  readonly etapaId: number | null
}

/**
 * The person says that an application was theirs: what it said goes into their record as a proven telling does, with
 * its consent and résumé, or fills gaps after a later one; who had withdrawn is back; answers take the place of those
 * that no mailbox has confirmed. What had made the person is in their record.
 * @param trx holds the campaign
 * @param identificador of the declaração, one of this person
 * @throws NotFoundError; ConflictError when it was answered before
 */
export async function confirmDeclaracao(
  trx: Kysely<Database>,
  { empresaId, etapaId, rescore }: Confirmacao,
  identificador: string,
): Promise<void> {
  const declaracao = await lockRecebida(trx, empresaId, identificador)
  const { id, talentoId, inscricaoId, campanhaId, fezInscricao, situacao } = declaracao
  if (!declaracao.fezTalento) await tellTalento(trx, empresaId, declaracao)
  const declaracoes = createDeclaracoesRepository(trx)
  const isVolta = !fezInscricao && situacao === 'retirada'
  const answered = await declaracoes.findAnswered(empresaId, inscricaoId)
  const envio = declaracao.envio as KeptEnvio | null // What `keepEnvio` wrote, which is the only one to write it.
  const isTaken = !fezInscricao && envio !== null && (isVolta ? (answered ?? 0) < id : answered === null)
  const inscricoes = createInscricoesRepository(trx)
  const inscricao = { id: inscricaoId, campanhaId }
  const emprestadas = createRespostasEmprestadas(trx)
  if (isTaken) {
    await emprestadas.giveBack(empresaId, [talentoId])
    const former = await inscricoes.readEnvio(empresaId, inscricaoId)
    await declaracoes.keepReplaced(empresaId, inscricaoId, former, isVolta ? declaracao : null)
  }
  const where = { empresaId, usuarioId: null, campanha: { id: campanhaId, etapaId } }
  if (!isVolta) await standAtEntry(trx, where, [talentoId])
  if (isVolta) await inscricoes.reopen(empresaId, inscricao, etapaId, isTaken ? envio : null)
  else if (isTaken) await inscricoes.setEnvio(empresaId, inscricao, envio)
  if (isTaken) {
    await declaracoes.letGo(empresaId, id)
    await emprestadas.lend(empresaId, [talentoId])
  }
  if (isTaken || isVolta) await declaracoes.setOrigin(empresaId, inscricaoId, id)
  await declaracoes.decide(empresaId, id, 'confirmada')
  await rescore(await inscricoes.listByCampanha(empresaId, [talentoId]))
  const base = { usuarioId: null, talentoId, campanhaId, inscricaoId }
  await appendEvento(
    trx,
    empresaId,
    isVolta
      ? {
          ...base,
          tipo: 'inscricao_criada',
          dados: {
            etapaId,
            origem: 'MANUAL',
            fonte: declaracao.fonte,
            consentimentoVersao: declaracao.consentimento,
          },
        }
      : { ...base, tipo: 'inscricao_confirmada', dados: {} },
  )
}

/**
 * Its sender takes back what they sent.
 * @returns the application that went with it, to be withdrawn; null when it stood before, or is out already
 * @throws NotFoundError; ConflictError when it was answered before
 */
export async function withdrawDeclaracao(
  trx: Kysely<Database>,
  quem: Pick<Entrada, 'empresaId' | 'rescore'>,
  identificador: string,
): Promise<InscricaoPresa | null> {
  return (await dropDeclaracao(trx, quem, identificador, 'retirada')).inscricao
}

/** As `refuse-declaracao.ts` says. */
export const refuseDeclaracao = (...of: Parameters<typeof refuse>) => refuse(...of)

/**
 * Whoever sent it mends what they sent. A record that it made, and that nobody else has told of or corrected, is mended
 * with it; any other keeps what it has.
 * @param correcao what changes; e-mail stays what it was
 * @throws NotFoundError; ConflictError when it was answered before
 */
export async function correctDeclaracao(
  trx: Kysely<Database>,
  empresaId: number,
  identificador: string,
  correcao: Omit<Correcao, 'email' | 'emailPedido'>,
): Promise<void> {
  const { id, talentoId, ...declaracao } = await lockRecebida(trx, empresaId, identificador)
  const told = readChegou(declaracao.pessoa)
  const pessoa = { ...told, ...correcao }
  const talentos = createTalentoRepository(trx)
  // The record may keep it, while what was sent says another one from here on.
  if (declaracao.fezTalento) await talentos.noteTelefoneProprio(empresaId, talentoId, told.telefone)
  await createDeclaracoesRepository(trx).correct(empresaId, { id, talentoId }, pessoa, correcao)
  const isItsOwn =
    declaracao.fezTalento &&
    (await talentos.isDeclarada(empresaId, talentoId)) &&
    !(await createFusoesRepository(trx).isToldOf(empresaId, talentoId))
  if (!isItsOwn) return
  const antes = await talentos.lockSnapshots(empresaId, [talentoId])
  await talentos.correct(empresaId, talentoId, correcao)
  await lookAnew(trx, empresaId, antes)
}

/** Holds e-mail, phone and CPF until the transaction ends: nobody comes in by them meanwhile. */
export const holdChaves = (
  trx: Kysely<Database>,
  empresaId: number,
  ...chaves: readonly Chaves[]
): Promise<void> => createTalentoRepository(trx).lockChaves(empresaId, chaves, false)

/** Scores every application of a person anew. */
export async function rescorePessoa(
  trx: Kysely<Database>,
  { empresaId, rescore }: Pick<Entrada, 'empresaId' | 'rescore'>,
  talentoId: number,
): Promise<void> {
  await rescore(await createInscricoesRepository(trx).listByCampanha(empresaId, [talentoId]))
}

/**
 * The person corrects their own record, and stands up for it.
 * @param correcao what changes holds at once; another e-mail is only asked for (`emailPedido`)
 */
export async function correctPessoa(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  correcao: Omit<Correcao, 'email'>,
): Promise<void> {
  const talentos = createTalentoRepository(trx)
  const antes = await talentos.lockSnapshots(empresaId, [talentoId])
  await talentos.correctPropria(empresaId, talentoId, correcao)
  await standUpFor(trx, empresaId, talentoId)
  await lookAnew(trx, empresaId, antes)
}

/**
 * The mailbox has said yes: the e-mail that was asked for is from here on of whoever asked for it.
 * @param trx holds the person and their campaigns
 * @returns who that is (`haveMailbox`)
 */
export async function setEmailOf(
  trx: Kysely<Database>,
  quem: Omit<Leaving, 'usuarioId'>,
  talentoId: number,
  emails: Mailboxes & { readonly email: string },
): Promise<number> {
  await createTalentoRepository(trx).correct(quem.empresaId, talentoId, { email: emails.email })
  return haveMailbox(trx, { ...quem, usuarioId: null }, talentoId, emails)
}

/** A correction that is taken back. */
interface Desfeita {
  /** Which it had ended, as `writeCorrecao` told. */
  readonly pares: readonly object[]
}

/**
 * A recruiter corrects somebody of whom a form alone may have told: they vouch for the record, not for the sending
 * (decisions 108, 192).
 * @param trx holds the person and their campaigns
 * @param write writes what is corrected
 * @param desfeita the correction is taken back
 * @param emails before it and since, null for none; undefined: it stays
 * @returns pairs that went: the two share nothing any more
 */
export async function writeCorrecao(
  trx: Kysely<Database>,
  quem: Leaving,
  talentoId: number,
  { desfeita, emails }: { readonly desfeita: Desfeita | null; readonly emails: Mailboxes | undefined },
  write: () => Promise<void>,
): Promise<readonly object[]> {
  const antes = await createTalentoRepository(trx).lockSnapshots(quem.empresaId, [talentoId])
  await write()
  await createDeclaracoesRepository(trx).addCorrecoes(quem.empresaId, talentoId, desfeita === null ? 1 : -1)
  const gone = await lookAnew(trx, quem.empresaId, antes)
  await createSemelhancasRepository(trx).putLikeBack(quem.empresaId, desfeita?.pares ?? [])
  if (emails !== undefined) await haveMailbox(trx, quem, talentoId, emails)
  return gone
}

/** The person stands up for what a form told of them: it is no longer merely told. */
export async function standUpFor(trx: Kysely<Database>, empresaId: number, talentoId: number): Promise<void> {
  await createVouchedRepository(trx).vouchFor(empresaId, [talentoId])
}
