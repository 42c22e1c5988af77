import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createInscricoesService } from '../inscricao/inscricoes-service'
import { createPublicoService } from './publico-service'

/** The public side: product 53–56. None of these needs a session, and none refuses for a stale one. */
export const registerPublico: ModuleRoutes = (app, { db, settings, counter, arquivos: files, clock }) => {
  const publico = createPublicoService(db, settings, clock)
  const inscricoes = createInscricoesService(db, {
    counter,
    files,
    publicUrl: settings.publicUrl,
    clock,
  })
  registerCalls(app, {
    getCampanhaPublica: ({ params }) => publico.get(params.id),
    listVagasPublicas: ({ query }) => publico.list(query),
    createInscricao: ({ params, body, arquivos, pedido, request }) =>
      inscricoes.create(params.id, body, { arquivos, pedido, endereco: request.ip }),
  })
}
