import { LOGIN_REFUSED, VOLTA_OVER } from '@seleta/contract/faltas'
import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Caller, Sessao } from '../../ground/autor'
import { NotFoundError, SegundoFatorError, TooManyError, UnauthorizedError } from '../../ground/domain-error'
import { hashToken } from '../../ground/tokens'
import { createToken } from '../../ground/tokens'
import { holdExigencia } from './acesso-repository'
import { describeDispositivo } from './dispositivo'
import { findEntrada, insertEntrada, takeEntrada } from './entradas-repository'
import { type FatorContext, spendCodigo } from './segundo-fator-check'
import { isSenhaOf } from './senha-hash'
import * as sessoes from './sessoes-repository'
import {
  chavesOf,
  forgiveTentativas,
  noteFalha,
  rememberLugar,
  secondsBlocked,
  takeTry,
} from './tentativas-repository'
import { createTurns } from '../../ground/limits/turns'
import { type Credencial, findUsuarioByEmail, holdUsuario } from './usuarios-repository'

/**
 * Seconds: 30 days with 'Manter-me conectado', else as long as a browser stays open on one day (product 3 ends it with
 * the browser).
 */
const DURATION_SECONDS = { lembrar: 30 * 24 * 3600, dia: 12 * 3600 }

const SO_PELA_EMPRESA = 'Sua empresa pede que você entre com a conta dela. Use «Usar a conta da empresa».'

export interface Entrada {
  readonly email: string
  readonly senha: string
  readonly lembrar: boolean
  readonly endereco: string
  readonly agente: string
}

/** A storm of sign-ins leaves the database's connections to the others (security S04). */
const inTurn = createTurns({ running: 2, waiting: 100 })

/** A session that has begun: its token, told only here, and its life in seconds. */
export interface Entrou {
  readonly usuarioId: number
  readonly token: string
  readonly duracao: number
}

/** A session, or for whoever has a second factor what this browser shows with its code (product 75). */
export type LoginOutcome = Entrou | { readonly pendente: string }

/**
 * Signs a colleague in, a few at a time. Takes the same time and says the same whether the account exists (product 2).
 * @throws UnauthorizedError for a wrong pair, TooManyError while guessing is slowed down or a hundred are waiting
 */
export const login = (db: Kysely<Database>, entrada: Entrada): Promise<LoginOutcome> =>
  inTurn(() => enter(db, entrada))

async function enter(db: Kysely<Database>, entrada: Entrada): Promise<LoginOutcome> {
  const { email, senha, lembrar, endereco } = entrada
  const chaves = await chavesOf(db, email, endereco)
  const blocked = await secondsBlocked(db, chaves)
  if (blocked > 0) throw new TooManyError(blocked)
  const taken = await takeTry(db, chaves)
  if (taken.isBlocked) throw new TooManyError(taken.seconds)

  const usuario = await findUsuarioByEmail(db, canonicalEmail(email))
  const isRight = await isSenhaOf(usuario?.senhaHash ?? null, senha)
  if (usuario === undefined || !isRight) {
    await noteFalha(
      db,
      chaves.filter((one) => !taken.counted.includes(one)),
    )
    throw wrongPair()
  }
  await forgiveTentativas(db, chaves, taken.counted)
  if (usuario.soPelaEmpresa === true && usuario.papel !== 'ADMINISTRADOR')
    throw new SegundoFatorError(SO_PELA_EMPRESA, 'so_pela_empresa')
  const checked = { ...usuario, usuarioId: usuario.id }
  const outcome = await db.transaction().execute(async (trx): Promise<LoginOutcome> => {
    if (!(await holdChecked(trx, checked))) throw wrongPair()
    if (usuario.segundoFatorEm !== null) return waitForCodigo(trx, checked, lembrar)
    const limitada = await holdExigencia(trx, usuario.empresaId)
    return begin(trx, checked, { ...entrada, limitada })
  })
  if ('token' in outcome) await rememberLugar(db, email, endereco)
  return outcome
}

const wrongPair = () => new UnauthorizedError(LOGIN_REFUSED, 'credenciais_invalidas')

/** Whose way in was checked, and by what. */
interface Checked extends Credencial {
  readonly empresaId: number
  readonly usuarioId: number
}

/**
 * Looking at a password takes a while, and ends with what was read before it: whoever comes in is held, and is still who
 * was checked, so that no session outlives the change of a password, of a second factor, or their place (security S06).
 * @returns false when they are not
 */
async function holdChecked(trx: Kysely<Database>, checked: Checked): Promise<boolean> {
  const now = await holdUsuario(trx, checked.empresaId, checked.usuarioId)
  return (
    now?.senhaHash === checked.senhaHash &&
    now.segundoFatorEm?.getTime() === checked.segundoFatorEm?.getTime()
  )
}

async function waitForCodigo(trx: Kysely<Database>, { empresaId, usuarioId }: Checked, lembrar: boolean) {
  const pendente = createToken()
  await insertEntrada(trx, empresaId, { usuarioId, tokenHash: hashToken(pendente), lembrar })
  return { pendente }
}

interface SegundoPasso {
  /** What `login` gave this browser. */
  readonly pendente: string
  readonly codigo: string
  readonly endereco: string
  readonly agente: string
}

/**
 * The code after the password. What this browser was given opens once.
 * @throws UnauthorizedError when the five minutes are over; InvalidError for a wrong or used code, TooManyError while
 * guessing is slowed down
 */
export async function enterSegundoFator(context: FatorContext, passo: SegundoPasso): Promise<Entrou> {
  const { db } = context
  const { endereco } = passo
  const tokenHash = hashToken(passo.pendente)
  const found = await findEntrada(db, tokenHash)
  // Without a second factor any more: an administrator took it away in between.
  if (found === undefined || found.segundoFatorEm === null || found.pelaEmpresa) throw entradaOver()
  const { empresaId, usuarioId, lembrar, email } = found
  await spendCodigo(context, { empresaId, usuarioId, endereco }, passo.codigo)
  const entrou = await db.transaction().execute(async (trx) => {
    if (!(await holdChecked(trx, found)) || !(await takeEntrada(trx, tokenHash))) throw entradaOver()
    return begin(trx, found, { ...passo, lembrar, limitada: false })
  })
  await rememberLugar(db, email, endereco)
  return entrou
}

/**
 * What came back from the company's provider becomes a session, once. The company answers for a second factor there.
 * @throws UnauthorizedError when it was used, or its time is over
 */
export async function enterPelaEmpresa(
  db: Kysely<Database>,
  { pendente, ...browser }: Omit<SegundoPasso, 'codigo'>,
): Promise<Entrou> {
  const tokenHash = hashToken(pendente)
  const found = await findEntrada(db, tokenHash)
  if (found === undefined || !found.pelaEmpresa) throw voltaOver()
  const { lembrar } = found
  return db.transaction().execute(async (trx) => {
    if (!(await holdChecked(trx, found)) || !(await takeEntrada(trx, tokenHash))) throw voltaOver()
    return begin(trx, found, { ...browser, lembrar, limitada: false })
  })
}

const voltaOver = () => new UnauthorizedError(VOLTA_OVER, 'entrada_expirada')

const entradaOver = () =>
  new UnauthorizedError(
    'O tempo para digitar o código acabou. Entre de novo com a senha.',
    'entrada_expirada',
  )

interface Beginning extends Pick<Entrada, 'lembrar' | 'endereco' | 'agente'> {
  readonly limitada: boolean
}

/** A new session of somebody who is held, under a token that nobody has seen. */
async function begin(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Checked,
  { lembrar, endereco, agente, limitada }: Beginning,
): Promise<Entrou> {
  const token = createToken()
  const duracao = lembrar ? DURATION_SECONDS.lembrar : DURATION_SECONDS.dia
  await sessoes.insertSessao(trx, empresaId, {
    usuarioId,
    tokenHash: hashToken(token),
    lembrar,
    limitada,
    agente: agente.slice(0, 300),
    endereco,
    duracao,
  })
  return { usuarioId, token, duracao }
}

/** A guest's too: their link opens again whenever they come back (product 72). */
export async function logout(db: Kysely<Database>, sessao: Caller): Promise<void> {
  const { empresaId } = sessao
  if (sessao.papel === 'CONVIDADO') await sessoes.deleteVisita(db, empresaId, sessao)
  else await sessoes.deleteSessao(db, empresaId, sessao.usuarioId, sessao.id)
}

export async function listSessoes(db: Kysely<Database>, sessao: Sessao) {
  const rows = await sessoes.listSessoes(db, sessao.empresaId, sessao.usuarioId)
  return rows.map(({ id, criadaEm, ultimoUso, agente }) => ({
    id,
    criadaEm: criadaEm.toISOString(),
    ultimoUso: ultimoUso.toISOString(),
    dispositivo: describeDispositivo(agente),
    isAtual: id === sessao.id,
  }))
}

/** @throws NotFoundError for a session of somebody else */
export async function revokeSessao(db: Kysely<Database>, sessao: Sessao, id: number): Promise<void> {
  if (!(await sessoes.deleteSessao(db, sessao.empresaId, sessao.usuarioId, id))) throw new NotFoundError()
}
