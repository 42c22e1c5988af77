import type { ModuleRoutes } from '../../../ground/module'
import { registerCalls } from '../../../plugins/register-calls'
import { createRetencaoService } from './retencao-service'

/** The company's choice, hidden people, legal holds: product 90, decision 116. */
export const registerRetencaoPessoas: ModuleRoutes = (app, { db, clock, settings }) => {
  const retencao = createRetencaoService(db, clock, settings.mail.smtpUrl !== null)
  registerCalls(app, {
    getRetencao: ({ sessao }) => retencao.get(sessao.empresaId),
    saveRetencao: ({ sessao, body }) => retencao.save(sessao, body.meses),
    restoreTalento: ({ sessao, params }) => retencao.restore(sessao, params.identificador),
    saveGuardaLegal: ({ sessao, params, body }) =>
      retencao.setGuarda(sessao, params.identificador, body.motivo),
    deleteGuardaLegal: ({ sessao, params }) => retencao.setGuarda(sessao, params.identificador, null),
  })
}
