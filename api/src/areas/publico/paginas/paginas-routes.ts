import { addresses } from '@seleta/public-pages/data/addresses'
import type { ModuleRoutes } from '../../../ground/module'
import { createAcompanhamentoService } from '../acompanhamento/acompanhamento-service'
import { createInscricoesService } from '../inscricao/inscricoes-service'
import { createPublicoService, externaOf } from '../vagas/publico-service'
import { registerAcompanhamentoPaginas } from './acompanhamento-paginas-routes'
import { registerInscricaoPagina } from './inscricao-pagina-routes'
import { drawPagina } from './paginas'
import { createPageSender, page } from './page-sender-http'
import { sendPagina } from './send-pagina-http'
import { registerVagaPaginas } from './vaga-paginas-routes'

/** The public pages as documents, and their forms without JavaScript: product 53–56. */
export const registerPaginas: ModuleRoutes = (app, { db, settings }) => {
  const sender = createPageSender({ settings })
  const publico = createPublicoService(db, externaOf(settings))
  registerVagaPaginas(app, publico, sender)
  registerInscricaoPagina(app, publico, createInscricoesService(db, settings.publicUrl), sender)
  registerAcompanhamentoPaginas(app, createAcompanhamentoService(db), sender)

  app.get('/privacidade', page, async (request, reply) => {
    const { frontEnd, cache, absolute } = sender
    const front = frontEnd()
    const pronta = await cache.get('privacidade', front.versao, async () =>
      drawPagina(front, 'privacidade', {}, absolute(addresses.privacidade())),
    )
    return sendPagina(request, reply, pronta)
  })
}
