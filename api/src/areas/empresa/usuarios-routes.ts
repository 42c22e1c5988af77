import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../../plugins/register-calls'
import type { ModuleContext } from '../../ground/module'
import { answerLogin, browserOf } from './entrada-http'
import { getEmpresa, updateEmpresa } from './empresas-service'
import { deleteLogo, getLogo, saveLogo } from './logo-service'
import { dismissUsuario, savePapel } from './papeis-service'
import { changeSenha, requestSenha, resetSenha } from './senhas-service'
import { listSessoes, login, logout, revokeSessao } from './sessoes-service'
import { acceptConvite, createConvite, getUsuario, readUsuarios, updateUsuario } from './usuarios-service'

/** Company, colleagues, sessions: product 1–7. */
export function registerUsuarios(app: FastifyInstance, context: ModuleContext): void {
  const { db, settings, arquivos: files } = context
  const { publicUrl } = settings
  const emailLigado = settings.mail.smtpUrl !== null

  registerCalls(app, {
    // The basic client credential of the password grant is public and protects nothing: it is not read.
    login: async ({ body: { username, password, manter_conectado }, request, reply }) => {
      const dados = { email: username, senha: password, lembrar: manter_conectado === true }
      return answerLogin(await login(db, { ...dados, ...browserOf(request) }), reply, publicUrl)
    },
    logout: ({ sessao }) => logout(db, sessao),
    listSessoes: ({ sessao }) => listSessoes(db, sessao),
    deleteSessao: ({ sessao, params }) => revokeSessao(db, sessao, params.id),

    getUsuario: ({ sessao }) => getUsuario(db, sessao),
    updateUsuario: ({ sessao, body }) => updateUsuario(db, sessao, body.nome),
    changeSenha: ({ sessao, body }) => changeSenha(db, sessao, body),
    requestSenha: ({ body, request }) => {
      // Not awaited: the answer comes at the same time for every address.
      requestSenha(context, body.email).catch((error: unknown) => {
        request.log.error({ err: error }, 'o e-mail de senha não entrou na fila')
      })
      return { emailLigado }
    },
    resetSenha: ({ body }) => resetSenha(db, body),

    listUsuarios: ({ sessao }) => readUsuarios(db, sessao),
    deleteUsuario: ({ sessao, params, query }) => dismissUsuario(db, sessao, params.id, query.herdeiro),
    savePapel: ({ sessao, params, body }) => savePapel(db, sessao, params.id, body.papel),
    createConvite: ({ sessao, body }) => createConvite(db, sessao, body, settings),
    acceptConvite: ({ body }) => acceptConvite(db, body),

    getEmpresa: ({ sessao }) => getEmpresa(db, publicUrl, sessao.empresaId),
    getLogo: ({ sessao }) => getLogo(db, files, sessao.empresaId),
    saveLogo: async ({ sessao, arquivos }) => {
      await saveLogo(db, files, sessao.empresaId, arquivos.get('logo'))
      return getEmpresa(db, publicUrl, sessao.empresaId)
    },
    deleteLogo: ({ sessao }) => deleteLogo(db, sessao.empresaId),
    updateEmpresa: ({ sessao, body }) => updateEmpresa(db, publicUrl, sessao.empresaId, body),
  })
}
