import { LOGIN_REFUSED } from '@seleta/contract/faltas'
import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Sessao } from '../../ground/autor'
import { NotFoundError, TooManyError, UnauthorizedError } from '../../ground/domain-error'
import { hashToken } from '../../ground/tokens'
import { createToken } from '../../ground/tokens'
import { describeDispositivo } from './dispositivo'
import { isSenhaOf } from './senha-hash'
import * as sessoes from './sessoes-repository'
import { chavesOf, noteEntrada, noteFalha, secondsBlocked, takeTry } from './tentativas-repository'
import { createTurns } from './turns'
import { findUsuarioByEmail } from './usuarios-repository'

/**
 * Seconds: 30 days with 'Manter-me conectado', else as long as a browser stays open on one day (product 3 ends it with
 * the browser).
 */
const DURATION_SECONDS = { lembrar: 30 * 24 * 3600, dia: 12 * 3600 }

export interface Entrada {
  readonly email: string
  readonly senha: string
  readonly lembrar: boolean
  readonly endereco: string
  readonly agente: string
}

/** A storm of sign-ins leaves the database's connections to the others (security S04). */
const inTurn = createTurns({ running: 2, waiting: 100 })

/**
 * Signs a colleague in, a few at a time. Takes the same time and says the same whether the account exists (product 2).
 * @returns the token, told only here, and its life in seconds
 * @throws UnauthorizedError for a wrong pair, TooManyError while guessing is slowed down or a hundred are waiting
 */
export const login = (db: Kysely<Database>, entrada: Entrada): Promise<{ token: string; duracao: number }> =>
  inTurn(() => enter(db, entrada))

async function enter(
  db: Kysely<Database>,
  { email, senha, lembrar, endereco, agente }: Entrada,
): Promise<{ token: string; duracao: number }> {
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
    throw new UnauthorizedError(LOGIN_REFUSED, 'credenciais_invalidas')
  }
  const token = createToken()
  const duracao = lembrar ? DURATION_SECONDS.lembrar : DURATION_SECONDS.dia
  await noteEntrada(db, chaves, taken.counted, { email, endereco })
  await sessoes.insertSessao(db, usuario.empresaId, {
    usuarioId: usuario.id,
    tokenHash: hashToken(token),
    lembrar,
    agente: agente.slice(0, 300),
    endereco,
    duracao,
  })
  return { token, duracao }
}

export async function logout(db: Kysely<Database>, sessao: Sessao): Promise<void> {
  await sessoes.deleteSessao(db, sessao.empresaId, sessao.usuarioId, sessao.id)
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
