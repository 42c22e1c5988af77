import type { FastifyInstance } from 'fastify'
import type { ModuleContext } from '../../ground/module'
import { createCofre } from '../../ground/segredo/cofre'
import { whereabouts } from '../../plugins/log-requests'
import { registerCalls } from '../../plugins/register-calls'
import { answerVolta, bagagemOf, forgetVolta, keepBagagem, VOLTA_PATH, voltaOf } from './acesso-empresa-http'
import * as acesso from './acesso-empresa-service'
import { answerOf, browserOf } from './entrada-http'
import { beginEntrada, finishEntrada } from './entrar-pela-empresa-service'
import { enterPelaEmpresa } from './sessoes-service'

/** A company's own sign-in: product 75, decision 196. */
export function registerAcessoEmpresa(
  app: FastifyInstance,
  { db, settings, resolveTxt }: ModuleContext,
): void {
  const { publicUrl, isProduction } = settings
  const cofre = createCofre(settings)
  const volta = publicUrl + VOLTA_PATH
  const going = { db, cofre, volta }
  const settingUp = { db, cofre, isProduction, resolveTxt, volta }

  registerCalls(app, {
    beginPelaEmpresa: async ({ body: { email, manter_conectado }, reply }) => {
      const { endereco, bagagem } = await beginEntrada(going, { email, lembrar: manter_conectado === true })
      keepBagagem(reply, bagagem, publicUrl)
      return { endereco }
    },
    enterPelaEmpresa: async ({ request, reply }) => {
      const entrou = await enterPelaEmpresa(db, { pendente: voltaOf(request), ...browserOf(request) })
      forgetVolta(reply, publicUrl)
      return answerOf(entrou)
    },
    getAcessoDaEmpresa: ({ sessao }) => acesso.getAcessoEmpresa(settingUp, sessao.empresaId),
    saveAcessoDaEmpresa: ({ sessao, body }) => acesso.saveAcessoEmpresa(settingUp, sessao, body),
    deleteAcessoDaEmpresa: ({ sessao }) => acesso.removeAcessoEmpresa(db, sessao),
    proveDominio: ({ sessao }) => acesso.proveDominio(settingUp, sessao),
  })

  // No call of the contract: the provider's redirect brings a browser here, and a page answers it.
  app.get(VOLTA_PATH, { config: { isPublic: true }, schema: { hide: true } }, async (request, reply) => {
    const came = await finishEntrada(going, bagagemOf(request), new URL(request.url, publicUrl))
    if (came.result !== 'ok')
      request.log.warn(
        { ...whereabouts(request), event: 'voltaPelaEmpresa' },
        `entrada recusada: a volta do provedor não abre (${came.result})`,
      )
    return answerVolta(reply, came, publicUrl)
  })
}
