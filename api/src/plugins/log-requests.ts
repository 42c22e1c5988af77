import type { Operation } from '@seleta/contract/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routeOf } from './measure-requests'

/**
 * What an installation wants to read about afterwards (security section 5): who may enter and what they reach there, and
 * what holds for the whole company.
 */
const NOTED: { readonly [O in Operation]?: string } = {
  logout: 'saída',
  changeSenha: 'senha trocada',
  requestSenha: 'senha nova pedida',
  resetSenha: 'senha redefinida',
  deleteSessao: 'sessão encerrada',
  createConvite: 'colega convidado',
  acceptConvite: 'convite aceito',
  deleteUsuario: 'colega removido',
  savePapel: 'papel mudado',
  saveEquipe: 'equipe mudada',
  createAvaliacaoLink: 'link de avaliação feito',
  deleteAvaliacaoLink: 'link de avaliação encerrado',
  openAvaliacaoLink: 'link de avaliação aberto',
  updateEmpresa: 'configuração da empresa mudada',
  saveRetencao: 'configuração da empresa mudada',
  saveLogo: 'configuração da empresa mudada',
  deleteLogo: 'configuração da empresa mudada',
  createChaveOrigens: 'chave de origens feita',
  deleteChaveOrigens: 'chave de origens apagada',
}

/** Whose request it is, by numbers that mean nothing outside, and which: the template, never the address. */
export const whereabouts = (request: FastifyRequest) => ({
  method: request.method,
  path: routeOf(request),
  ...(request.sessao && { empresaId: request.sessao.empresaId, usuarioId: request.sessao.usuarioId }),
})

/** One line for each request, when it was answered (product 104, decision 113). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = { ...whereabouts(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    const { operation, isAlways } = request.routeOptions.config
    if (operation === 'login') return noteLogin(request, reply, line)
    const note = operation === undefined || reply.statusCode >= 400 ? undefined : NOTED[operation]
    if (note !== undefined) request.log.info({ ...line, event: operation }, note)
    // Who only asks whether the process lives asks every few seconds.
    else request.log[isAlways === true ? 'debug' : 'info'](line, 'pedido')
  })
}

function noteLogin(request: FastifyRequest, { statusCode }: FastifyReply, line: object): void {
  const entry = { ...line, event: 'login' }
  if (statusCode === 401) request.log.warn(entry, 'entrada recusada: e-mail ou senha errados')
  else if (statusCode === 429) request.log.warn(entry, 'entrada recusada: tentativas demais')
  else request.log.info(entry, statusCode < 400 ? 'entrada' : 'pedido')
}
