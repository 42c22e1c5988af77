import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sessao } from '../../ground/autor'
import type { ModuleContext } from '../../ground/module'
import { createCofre } from '../../ground/segredo/cofre'
import { registerCalls } from '../../plugins/register-calls'
import { getAcesso, saveAcesso } from './acesso-service'
import { answerSegundoFator, browserOf, pendenteOf } from './entrada-http'
import * as fator from './segundo-fator-service'
import { enterSegundoFator } from './sessoes-service'

/** The second factor of who signs in, and whether the company asks for one: product 75. */
export function registerSegundoFator(app: FastifyInstance, { db, settings, clock }: ModuleContext): void {
  const context = { db, clock, cofre: createCofre(settings), emailLigado: settings.mail.smtpUrl !== null }
  const quem = ({ empresaId, usuarioId }: Sessao, { ip }: FastifyRequest) => ({
    empresaId,
    usuarioId,
    endereco: ip,
  })

  registerCalls(app, {
    enterSegundoFator: async ({ body, request, reply }) => {
      const passo = { pendente: pendenteOf(request), codigo: body.codigo, ...browserOf(request) }
      return answerSegundoFator(await enterSegundoFator(context, passo), reply, settings.publicUrl)
    },
    getSegundoFator: ({ sessao }) => fator.getSegundoFator(db, sessao),
    beginSegundoFator: ({ sessao, body }) => fator.beginSegundoFator(context, sessao, body.senha),
    confirmSegundoFator: ({ sessao, body, request }) =>
      fator.confirmSegundoFator(context, sessao, quem(sessao, request), body.codigo),
    disableSegundoFator: ({ sessao, body, request }) =>
      fator.disableSegundoFator(context, sessao, quem(sessao, request), body),
    renewRecuperacao: ({ sessao, body, request }) =>
      fator.renewRecuperacao(context, sessao, quem(sessao, request), body),
    resetSegundoFator: ({ sessao, params }) => fator.resetSegundoFator(context, sessao, params.id),
    getAcesso: ({ sessao }) => getAcesso(db, sessao.empresaId),
    saveAcesso: ({ sessao, body }) => saveAcesso(db, sessao, body),
  })
}
