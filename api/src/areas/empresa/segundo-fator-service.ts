import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import type { Sessao } from '../../ground/autor'
import { ConflictError, NotFoundError, UnauthorizedError } from '../../ground/domain-error'
import { createToken, hashToken } from '../../ground/tokens'
import * as acessos from './acesso-repository'
import { deleteEntradas } from './entradas-repository'
import { greeting } from './greeting'
import { enqueueMensagemUsuario } from './mensagem-usuario-repository'
import {
  assertSame,
  checkOwnSenha,
  donoOf,
  type FatorContext,
  type Quem,
  spendCodigo,
} from './segundo-fator-check'
import { createRecuperacao, createSegredo, otpauthOf } from './segundo-fator-codigos'
import * as fatores from './segundo-fator-repository'
import { holdAdministradores } from './hold-administradores'
import { deleteOtherSessoes, renewSessao } from './sessoes-repository'
import { holdUsuario } from './usuarios-repository'

/** A colleague's second factor: product 75, decision 189. */

/** With whether mail leaves this server. */
export interface Context extends FatorContext {
  readonly emailLigado: boolean
}

export async function getSegundoFator(db: Kysely<Database>, { empresaId, usuarioId }: Sessao) {
  const found = await fatores.readSegundoFator(db, empresaId, usuarioId)
  if (found === undefined) throw new NotFoundError()
  const { segundoFatorEm, exigeSegundoFator, codigosRestantes } = found
  return {
    ativoDesde: segundoFatorEm?.toISOString() ?? null,
    codigosRestantes,
    isExigido: exigeSegundoFator,
  }
}

/**
 * A secret for the app. Nobody is asked for its codes until one of them has come back.
 * @throws InvalidError for a wrong password, ConflictError when there is a second factor, or no place for secrets
 */
export async function beginSegundoFator({ db, cofre }: Context, sessao: Sessao, senha: string) {
  const checked = await checkOwnSenha(db, sessao, senha)
  const segredo = createSegredo()
  const sealed = cofre.seal(segredo, donoOf(sessao.usuarioId))
  return db.transaction().execute(async (trx) => {
    const usuario = await holdInactive(trx, sessao)
    assertSame(usuario, checked)
    await fatores.saveSegredo(trx, sessao.empresaId, sessao.usuarioId, sealed)
    return { segredo, endereco: otpauthOf(segredo, usuario.email) }
  })
}

/**
 * The first code of the app: from now on one is asked for. The session goes on under another token, all others end.
 * @returns ten recovery codes, told only here, and the session's new token with its life in seconds
 * @throws InvalidError for a wrong code, TooManyError while guessing is slowed down, ConflictError when there is one,
 * UnauthorizedError when the session has ended meanwhile
 */
export async function confirmSegundoFator(context: Context, sessao: Sessao, quem: Quem, codigo: string) {
  const { db } = context
  const { empresaId, usuarioId } = sessao
  const { segundoFatorEm } = (await fatores.readSegundoFator(db, empresaId, usuarioId)) ?? {}
  if (segundoFatorEm != null) throw alreadyActive()
  await spendCodigo(context, quem, codigo)
  const { codigos, hashes } = createRecuperacao()
  const token = createToken()
  return db.transaction().execute(async (trx) => {
    const usuario = await holdInactive(trx, sessao)
    await fatores.replaceRecuperacao(trx, empresaId, usuarioId, hashes)
    await fatores.activateSegundoFator(trx, empresaId, usuarioId)
    await deleteOtherSessoes(trx, empresaId, usuarioId, sessao.id)
    const duracao = await renewSessao(trx, empresaId, usuarioId, sessao.id, hashToken(token))
    // Else whoever is out by a new password would lock its owner out.
    if (duracao === 0) throw new UnauthorizedError()
    await writeAuditoria(trx, sessao, { acao: 'segundo_fator_ligado', alvo: `usuario:${usuarioId}` })
    await tell(context, trx, { ...usuario, empresaId }, [
      'O segundo fator da sua conta na Seleta foi ligado. A partir de agora, entrar pede a senha e um código do seu aplicativo autenticador.',
      'Se não foi você, avise um administrador da sua empresa.',
    ])
    return { codigos, access_token: token, expires_in: duracao }
  })
}

/**
 * Back to the password alone.
 * @throws InvalidError for a wrong password or code, ConflictError while the company asks for a second factor
 */
export async function disableSegundoFator(
  context: Context,
  sessao: Sessao,
  quem: Quem,
  { senha, codigo }: Proof,
): Promise<void> {
  const { db } = context
  const { empresaId, usuarioId } = sessao
  if ((await getSegundoFator(db, sessao)).isExigido) throw demanded()
  const checked = await prove(context, sessao, quem, { senha, codigo })
  await db.transaction().execute(async (trx) => {
    const usuario = await holdActive(trx, sessao, checked)
    // The company may have begun to ask for it meanwhile.
    if (await acessos.holdExigencia(trx, empresaId)) throw demanded()
    await fatores.removeSegundoFator(trx, empresaId, usuarioId)
    await deleteOtherSessoes(trx, empresaId, usuarioId, sessao.id)
    await writeAuditoria(trx, sessao, { acao: 'segundo_fator_desligado', alvo: `usuario:${usuarioId}` })
    await tell(context, trx, { ...usuario, empresaId }, [
      'O segundo fator da sua conta na Seleta foi desligado. Entrar pede só a senha.',
      'Se não foi você, troque a senha agora e avise um administrador da sua empresa.',
    ])
  })
}

interface Proof {
  readonly senha: string
  readonly codigo: string
}

/** Ten new recovery codes; those of before are over. @throws InvalidError for a wrong password or code */
export async function renewRecuperacao(context: Context, sessao: Sessao, quem: Quem, proof: Proof) {
  const checked = await prove(context, sessao, quem, proof)
  const { codigos, hashes } = createRecuperacao()
  await context.db.transaction().execute(async (trx) => {
    await holdActive(trx, sessao, checked)
    await fatores.replaceRecuperacao(trx, sessao.empresaId, sessao.usuarioId, hashes)
    const alvo = `usuario:${sessao.usuarioId}`
    await writeAuditoria(trx, sessao, { acao: 'codigos_de_recuperacao_trocados', alvo })
  })
  return { codigos }
}

/**
 * An administrator takes a colleague's second factor away, whose phone and codes are gone; their sessions end.
 * @throws NotFoundError; ConflictError for oneself, and when there is none; ForbiddenError when whoever asks administers
 * the company no more
 */
export async function resetSegundoFator(context: Context, sessao: Sessao, id: number): Promise<void> {
  const { empresaId } = sessao
  if (id === sessao.usuarioId)
    throw new ConflictError('Para o seu próprio segundo fator, use «Desligar» em Segurança.')
  await context.db.transaction().execute(async (trx) => {
    await holdAdministradores(trx, sessao)
    const usuario = await holdUsuario(trx, empresaId, id)
    if (usuario === undefined) throw new NotFoundError()
    if (usuario.segundoFatorEm === null) throw new ConflictError('Essa pessoa não tem segundo fator.')
    await fatores.removeSegundoFator(trx, empresaId, id)
    await deleteOtherSessoes(trx, empresaId, id, null)
    await deleteEntradas(trx, empresaId, id)
    await writeAuditoria(trx, sessao, { acao: 'segundo_fator_retirado', alvo: `usuario:${id}` })
    await tell(context, trx, { ...usuario, empresaId }, [
      'Um administrador da sua empresa retirou o segundo fator da sua conta na Seleta. Suas sessões foram encerradas; entre com a senha e, se quiser ou a empresa pedir, cadastre o aplicativo de novo.',
      'Se você não pediu isto, avise um administrador.',
    ])
  })
}

/** @returns the password that was given, as `checkOwnSenha` says it */
async function prove(
  context: Context,
  sessao: Sessao,
  quem: Quem,
  { senha, codigo }: Proof,
): Promise<string> {
  const checked = await checkOwnSenha(context.db, sessao, senha)
  const { ativoDesde } = await getSegundoFator(context.db, sessao)
  if (ativoDesde === null) throw noFator()
  await spendCodigo(context, quem, codigo)
  return checked
}

const noFator = () => new ConflictError('Sua conta não tem segundo fator.')

const demanded = () => new ConflictError('Sua empresa pede um segundo fator: ele não pode ser desligado.')

const alreadyActive = () => new ConflictError('Sua conta já tem um segundo fator.')

async function holdInactive(trx: Kysely<Database>, { empresaId, usuarioId }: Sessao) {
  const usuario = await holdUsuario(trx, empresaId, usuarioId)
  if (usuario === undefined) throw new NotFoundError()
  if (usuario.segundoFatorEm !== null) throw alreadyActive()
  return usuario
}

/** The account with its second factor, held, of whoever has proven that they have both. @param checked see `prove` */
async function holdActive(trx: Kysely<Database>, { empresaId, usuarioId }: Sessao, checked: string) {
  const usuario = await holdUsuario(trx, empresaId, usuarioId)
  if (usuario === undefined) throw new NotFoundError()
  assertSame(usuario, checked)
  if (usuario.segundoFatorEm === null) throw noFator()
  return usuario
}

interface Destinatario {
  readonly empresaId: number
  readonly nome: string
  readonly email: string
}

/** Who may sign in, and how, has changed: the person hears of it where nobody else reads. */
async function tell(
  { emailLigado }: Context,
  trx: Kysely<Database>,
  { empresaId, nome, email }: Destinatario,
  lines: readonly string[],
): Promise<void> {
  if (!emailLigado) return
  await enqueueMensagemUsuario(trx, empresaId, {
    tipo: 'seguranca',
    destinatario: email,
    assunto: 'Segundo fator da sua conta na Seleta',
    corpo: [greeting(nome), ...lines].join('\n\n'),
  })
}
