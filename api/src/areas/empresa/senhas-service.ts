import { SENHA_LINK_MINUTES } from '@seleta/contract/prazos'
import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Sessao } from '../../ground/autor'
import { InvalidError, NotFoundError } from '../../ground/domain-error'
import type { Counter } from '../../ground/limits/counter'
import type { Settings } from '../../ground/settings'
import { hashToken } from '../../ground/tokens'
import { createToken } from '../../ground/tokens'
import { deleteEntradas } from './entradas-repository'
import { greeting } from './greeting'
import { enqueueMensagemUsuario } from './mensagem-usuario-repository'
import { hashSenha, isSenhaOf } from './senha-hash'
import { checkSenha } from './senha-rules'
import { deleteOtherSessoes } from './sessoes-repository'
import { deleteTokens, insertToken, isTokenLiving, takeToken } from './tokens-repository'
import { findUsuario, findUsuarioByEmail, holdUsuario, updateSenha } from './usuarios-repository'

/**
 * More while a link may still hold fill somebody's mailbox; whoever asks cannot tell that no more came (audit S17). So the
 * window is no longer than a link's life: whoever has none that holds is sent one.
 */
const SENHA_MAILS = { max: 3, windowMs: SENHA_LINK_MINUTES * 60_000 }

/**
 * Changes the own password; all other sessions of that colleague end, and so do their links.
 * @throws InvalidError for a wrong present password or a weak new one
 */
export async function changeSenha(
  db: Kysely<Database>,
  sessao: Sessao,
  { atual, nova }: { atual: string; nova: string },
): Promise<void> {
  const usuario = await findUsuario(db, sessao.empresaId, sessao.usuarioId)
  if (usuario === undefined) throw new NotFoundError()
  if (!(await isSenhaOf(usuario.senhaHash, atual))) throw wrongAtual()
  checkSenha(nova, { ...usuario, empresa: usuario.empresaNome }, 'nova')
  const senhaHash = await hashSenha(nova)
  await db.transaction().execute(async (trx) => {
    const held = await holdUsuario(trx, sessao.empresaId, sessao.usuarioId)
    // Of two who change it at once, the second no longer has the present one.
    if (held?.senhaHash !== usuario.senhaHash) throw wrongAtual()
    await updateSenha(trx, sessao.empresaId, sessao.usuarioId, senhaHash)
    await deleteOtherSessoes(trx, sessao.empresaId, sessao.usuarioId, sessao.id)
    await deleteEntradas(trx, sessao.empresaId, sessao.usuarioId)
    await deleteTokens(trx, sessao.usuarioId)
  })
}

const wrongAtual = () =>
  new InvalidError('A senha atual não confere.', { atual: 'A senha atual não confere.' })

interface Context {
  readonly db: Kysely<Database>
  readonly counter: Counter
  readonly settings: Pick<Settings, 'publicUrl'>
}

/** Sends the link to a known address; for an unknown one nothing happens, and nobody can tell (product 5). */
export async function requestSenha(
  { db, counter, settings: { publicUrl } }: Context,
  email: string,
): Promise<void> {
  const usuario = await findUsuarioByEmail(db, canonicalEmail(email))
  if (usuario === undefined) return
  const { total } = await counter.add(`senha/${usuario.id}`, SENHA_MAILS.windowMs)
  if (total > SENHA_MAILS.max) return
  const token = createToken()
  await db.transaction().execute(async (trx) => {
    await insertToken(trx, usuario.id, 'recuperacao', hashToken(token), SENHA_LINK_MINUTES * 60)
    await enqueueMensagemUsuario(trx, usuario.empresaId, {
      tipo: 'senha',
      destinatario: usuario.email,
      assunto: 'Redefinir sua senha da Seleta',
      corpo: [
        greeting(usuario.nome),
        `Para escolher uma nova senha, abra este endereço em até ${SENHA_LINK_MINUTES} minutos:`,
        senhaLink(publicUrl, token),
        'Se você não pediu isto, ignore esta mensagem: sua senha continua a mesma.',
      ].join('\n\n'),
    })
  })
}

/** Where the host lets a colleague choose a password. */
export const senhaLink = (publicUrl: string, token: string) => `${publicUrl}/redefinir-senha?token=${token}`

/**
 * A mail with a one-use link that waited longer than its link lives, or until another took its place, is not sent.
 * @returns its words; null when its link opens nothing any more
 */
export async function renewLink(
  trx: Kysely<Database>,
  { corpo }: { readonly corpo: string },
): Promise<string | null> {
  const token = LINK_TOKEN.exec(corpo)?.[1]
  return token === undefined || (await isTokenLiving(trx, hashToken(token))) ? corpo : null
}

const LINK_TOKEN = /\?token=([\w-]+)/

/**
 * Sets a new password with a one-use token; every session of that colleague ends.
 * @throws InvalidError for a token that is used or over, or a weak password
 */
export async function resetSenha(
  db: Kysely<Database>,
  { token, nova }: { token: string; nova: string },
): Promise<void> {
  const senhaHash = await hashSenha(nova)
  await db.transaction().execute(async (trx) => {
    const usuario = await takeToken(trx, ['recuperacao', 'conta'], hashToken(token))
    if (usuario === undefined) throw linkOver()
    // A weak password throws, and the transaction leaves the token as it was.
    checkSenha(nova, usuario, 'nova')
    await updateSenha(trx, usuario.empresaId, usuario.id, senhaHash)
    await deleteTokens(trx, usuario.id)
    await deleteOtherSessoes(trx, usuario.empresaId, usuario.id, null)
    await deleteEntradas(trx, usuario.empresaId, usuario.id)
  })
}

export const linkOver = () =>
  new InvalidError(
    'Este link não vale mais. Peça outro.',
    { token: 'Este link não vale mais.' },
    'link_expirado',
  )
