import type { ModuleRoutes } from '../../../ground/module'
import { registerCalls } from '../../../plugins/register-calls'
import { createApagamentoService } from './apagamento-service'
import { correcoesVencidasJob, createCorrecaoService } from './correcao-service'

/** Correcting and erasing a person by who has the right: product 92, decision 192. */
export const registerCorrecao: ModuleRoutes = (app, { db, arquivos, clock, jobs }) => {
  const correcao = createCorrecaoService(db, clock)
  const apagamento = createApagamentoService(db, arquivos)
  registerCalls(app, {
    getCorrecao: ({ sessao, params }) => correcao.get(sessao.empresaId, params.identificador),
    saveCorrecao: ({ sessao, params, body, pedido }) =>
      correcao.save(sessao, params.identificador, body, pedido),
    undoCorrecao: ({ sessao, params }) => correcao.undo(sessao, params.id),
    getApagamento: ({ sessao, params }) => apagamento.get(sessao.empresaId, params.identificador),
    deleteTalento: ({ sessao, params }) => apagamento.erase(sessao, params.identificador),
  })
  jobs.schedule(correcoesVencidasJob, '23 * * * *', () => correcao.forget())
}
