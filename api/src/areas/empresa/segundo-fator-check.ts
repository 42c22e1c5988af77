import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Clock } from '../../ground/clock'
import type { Sessao } from '../../ground/autor'
import { InvalidError, NotFoundError, TooManyError } from '../../ground/domain-error'
import type { Cofre } from '../../ground/segredo/cofre'
import { type Digitado, passoOf, readDigitado } from './segundo-fator-codigos'
import { findSegredo, spendPasso, spendRecuperacao } from './segundo-fator-repository'
import {
  chavesDoCodigo,
  forgiveTentativas,
  noteFalha,
  secondsBlocked,
  takeTry,
} from './tentativas-repository'
import { isSenhaOf } from './senha-hash'
import { createTurns } from '../../ground/limits/turns'
import { findUsuario } from './usuarios-repository'

/** What second factors are worked with. */
export interface FatorContext {
  readonly db: Kysely<Database>
  readonly cofre: Cofre
  readonly clock: Clock
}

/** Whose code it is, and from where it comes. */
export interface Quem {
  readonly empresaId: number
  readonly usuarioId: number
  readonly endereco: string
}

const CODIGO_REFUSED = 'Código inválido ou já usado.'

/** A code is looked at by few at a time, as a password is (security S04). */
const inTurn = createTurns({ running: 2, waiting: 100 })

/** What a secret was sealed for. */
export const donoOf = (usuarioId: number) => `segundo-fator:${usuarioId}`

/**
 * Uses a code up, of the app or of recovery; guessing is slowed down by account and by address as that of passwords is,
 * that of recovery codes by address alone.
 * @throws InvalidError for a code that is wrong, over or used; TooManyError while guessing is slowed down
 */
export const spendCodigo = (context: FatorContext, quem: Quem, codigo: string): Promise<void> =>
  inTurn(() => spend(context, quem, codigo))

async function spend(context: FatorContext, quem: Quem, texto: string): Promise<void> {
  const { db } = context
  const { usuarioId, endereco } = quem
  const digitado = readDigitado(texto)
  const usuario = await findUsuario(db, quem.empresaId, usuarioId)
  const chaves = await chavesDoCodigo(db, {
    usuarioId,
    email: usuario?.email ?? '',
    endereco,
    isRecuperacao: digitado.tipo === 'recuperacao',
  })
  const blocked = await secondsBlocked(db, chaves)
  if (blocked > 0) throw new TooManyError(blocked)
  const taken = await takeTry(db, chaves)
  if (taken.isBlocked) throw new TooManyError(taken.seconds)
  if (!(await isSpent(context, quem, digitado))) {
    await noteFalha(
      db,
      chaves.filter((one) => !taken.counted.includes(one)),
    )
    throw new InvalidError(CODIGO_REFUSED, { codigo: CODIGO_REFUSED }, 'codigo_invalido')
  }
  await forgiveTentativas(db, chaves, taken.counted)
}

async function isSpent(
  { db, cofre, clock }: FatorContext,
  { empresaId, usuarioId }: Quem,
  digitado: Digitado,
): Promise<boolean> {
  if (digitado.tipo === 'nenhum') return false
  if (digitado.tipo === 'recuperacao') return spendRecuperacao(db, empresaId, usuarioId, digitado.codigoHash)
  const sealed = await findSegredo(db, empresaId, usuarioId)
  if (sealed === null) return false
  const passo = passoOf(cofre.open(sealed, donoOf(usuarioId)), digitado.codigo, clock())
  return passo !== null && spendPasso(db, empresaId, usuarioId, passo)
}

/**
 * Whoever is signed in knows their password.
 * @returns what it was held against, for `assertSame`
 * @throws InvalidError when they do not
 */
export async function checkOwnSenha(db: Kysely<Database>, sessao: Sessao, senha: string): Promise<string> {
  const usuario = await findUsuario(db, sessao.empresaId, sessao.usuarioId)
  if (usuario === undefined) throw new NotFoundError()
  if (!(await isSenhaOf(usuario.senhaHash, senha))) throw wrongSenha()
  return usuario.senhaHash
}

/**
 * The password is still that which was given: another may have been set while a code was looked at.
 * @param held the account, held until the transaction ends
 * @throws InvalidError
 */
export function assertSame({ senhaHash }: { readonly senhaHash: string }, checked: string): void {
  if (senhaHash !== checked) throw wrongSenha()
}

const wrongSenha = () => new InvalidError('A senha não confere.', { senha: 'A senha não confere.' })
