import { olharOf } from '../../../plugins/olhar'
import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createTalentosService } from './talentos-service'

/** People: spec section 7, product 36–44 and 52. */
export const registerTalentos: ModuleRoutes = (app, { db, arquivos, clock, settings }) => {
  const talentos = createTalentosService(db, arquivos, clock, settings.mail.smtpUrl !== null)
  registerCalls(app, {
    getNumeros: ({ sessao, params }) => talentos.countNumeros(sessao.empresaId, params.campanhaId),
    filterTalentos: ({ sessao, body, query }) => talentos.filter(sessao, body, query),
    selectTalentos: ({ sessao, body }) => talentos.select(sessao, body),
    getTalento: ({ sessao, params }) => talentos.get(sessao.empresaId, params.identificador),
    downloadCurriculo: ({ sessao, params, request }) =>
      talentos.readCurriculo(sessao, params.identificador, olharOf(request)),
    downloadCurriculoAConfirmar: ({ sessao, params }) =>
      talentos.readAConfirmar(sessao.empresaId, params.identificador),
    downloadCurriculoOriginal: ({ sessao, params }) =>
      talentos.readOriginal(sessao.empresaId, params.identificador),
  })
}
