import { CONVITE_DIAS } from '@seleta/contract/prazos'
import type { Papel } from '@seleta/contract/papeis'
import { recusadasDe } from '@seleta/contract/permissoes'
import { sigilosOf } from '@seleta/contract/sigilo'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createAlcance } from '../../ground/alcance-repository'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import type { Sessao } from '../../ground/autor'
import { isTaken } from '../../ground/collision'
import { ConflictError, InvalidError, NotFoundError } from '../../ground/domain-error'
import { countResponsaveis } from '../../ground/equipe-repository'
import type { Settings } from '../../ground/settings'
import { hashToken } from '../../ground/tokens'
import { createToken } from '../../ground/tokens'
import { greeting } from './greeting'
import { holdAdministradores } from './hold-administradores'
import { enqueueMensagemUsuario } from './mensagem-usuario-repository'
import { hashSenha } from './senha-hash'
import { checkSenha } from './senha-rules'
import { linkOver } from './senhas-service'
import { insertToken, takeToken } from './tokens-repository'
import * as usuarios from './usuarios-repository'

const IN_USE_ELSEWHERE =
  'Este e-mail já tem uma conta em outra empresa. Peça a quem convidou um convite para outro endereço.'

/** @throws NotFoundError */
export async function getUsuario(db: Kysely<Database>, { empresaId, usuarioId, limitada }: Sessao) {
  const usuario = await usuarios.findUsuario(db, empresaId, usuarioId)
  if (usuario === undefined) throw new NotFoundError()
  const { id, nome, email, papel, empresaNome, empresaLogoId } = usuario
  const recusadas = recusadasDe(papel)
  // Who may everything asks nobody.
  const administradores = recusadas.length === 0 ? [] : await createAlcance(db).listAdministradores(empresaId)
  const empresa = { id: empresaId, nome: empresaNome, temLogo: empresaLogoId !== null }
  const sigilos = sigilosOf(papel)
  return { id, nome, email, empresa, papel, recusadas, sigilos, administradores, faltaSegundoFator: limitada }
}

export async function updateUsuario(db: Kysely<Database>, sessao: Sessao, nome: string) {
  await usuarios.updateNome(db, sessao.empresaId, sessao.usuarioId, nome.trim())
  return getUsuario(db, sessao)
}

/**
 * Colleagues of the company, those invited too (product 7); whoever administers it sees who has a second factor.
 */
export async function readUsuarios(db: Kysely<Database>, { empresaId, papel }: Sessao) {
  const rows = await usuarios.listUsuarios(db, empresaId)
  const responsaveis = await countResponsaveis(db, empresaId)
  return rows.map(({ ativadoEm, segundoFatorEm, ...usuario }) => ({
    ...usuario,
    ...(papel === 'ADMINISTRADOR' && { temSegundoFator: segundoFatorEm !== null }),
    responsavelPor: responsaveis.get(usuario.id) ?? 0,
    situacao: ativadoEm === null ? ('CONVIDADA' as const) : ('ATIVA' as const),
  }))
}

/**
 * Invites by e-mail; without mail the link is shown to the one who invites. Whether the address has an account in
 * another company is told to whoever opens the link, not to the one who invites.
 * @throws ConflictError when the address is a colleague's, ForbiddenError when whoever invites administers the company no
 * more
 */
export async function createConvite(
  db: Kysely<Database>,
  sessao: Sessao,
  { email, nome, papel }: { email: string; nome: string; papel: Papel },
  { publicUrl, mail }: Pick<Settings, 'publicUrl' | 'mail'>,
): Promise<{ emailLigado: boolean; link: string | null }> {
  const token = createToken()
  const link = `${publicUrl}/convite?token=${token}`
  const emailLigado = mail.smtpUrl !== null
  await db.transaction().execute(async (trx) => {
    await holdAdministradores(trx, sessao)
    const id = await usuarios.upsertConvidado(trx, sessao.empresaId, { email, nome: nome.trim(), papel })
    if (id === null) throw new ConflictError('Este e-mail já tem uma conta.', 'email_em_uso')
    await insertToken(trx, id, 'convite', hashToken(token), CONVITE_DIAS * 24 * 3600)
    await writeAuditoria(trx, sessao, {
      acao: 'usuario_convidado',
      alvo: `usuario:${id}`,
      dados: { papel },
    })
    if (!emailLigado) return
    const inviter = await getUsuario(trx, sessao)
    await enqueueMensagemUsuario(trx, sessao.empresaId, {
      tipo: 'convite',
      destinatario: email,
      assunto: `${inviter.empresa.nome} convidou você para a Seleta`,
      corpo: [
        greeting(nome),
        `${inviter.nome} convidou você para trabalhar com ${inviter.empresa.nome} na Seleta.`,
        `Para escolher sua senha e entrar, abra este endereço em até ${CONVITE_DIAS} dias:`,
        link,
      ].join('\n\n'),
    })
  })
  return { emailLigado, link: emailLigado ? null : link }
}

/**
 * An invited colleague chooses name and password.
 * @throws InvalidError for a link that is used or over, or a weak password
 */
export async function acceptConvite(
  db: Kysely<Database>,
  { token, nome, senha }: { token: string; nome: string; senha: string },
): Promise<void> {
  const senhaHash = await hashSenha(senha)
  try {
    await db.transaction().execute(async (trx) => {
      const convidado = await takeToken(trx, ['convite'], hashToken(token))
      if (convidado === undefined) throw linkOver()
      checkSenha(senha, { ...convidado, nome }, 'senha')
      const { empresaId, id } = convidado
      await usuarios.activateUsuario(trx, empresaId, id, { nome: nome.trim(), senhaHash })
      const registro = { acao: 'convite_aceito', alvo: `usuario:${id}` }
      await writeAuditoria(trx, { empresaId, usuarioId: id }, registro)
    })
  } catch (error) {
    if (!isTaken(error)) throw error
    // Theirs by then, or before they were invited.
    throw new InvalidError(IN_USE_ELSEWHERE, { token: IN_USE_ELSEWHERE }, 'email_em_uso')
  }
}
