import { addresses } from '@seleta/public-pages/data/addresses'
import type { ModuleRoutes } from '../../../ground/module'
import { createAcompanhamentoService } from '../acompanhamento/acompanhamento-service'
import { createInscricoesService } from '../inscricao/inscricoes-service'
import { createPublicoService, externaOf } from '../vagas/publico-service'
import { registerAcompanhamentoPages } from './acompanhamento-pages-routes'
import { registerInscricaoPage } from './inscricao-page-routes'
import { drawPage } from './pages'
import { createPageSender } from './page-sender-http'
import { sendPage } from './send-page-http'
import { registerVagaPages } from './vaga-pages-routes'

/** The public pages as documents, and their forms without JavaScript: product 53–56. */
export const registerPages: ModuleRoutes = (app, { db, settings, counter, arquivos }) => {
  const sender = createPageSender({ settings })
  const publico = createPublicoService(db, externaOf(settings))
  const inscricoes = createInscricoesService(db, arquivos, settings.publicUrl)
  registerVagaPages(app, publico, sender)
  registerInscricaoPage(app, publico, inscricoes, sender, counter)
  registerAcompanhamentoPages(app, createAcompanhamentoService(db, arquivos, settings.publicUrl), sender)

  app.get('/privacidade', sender.page, async (request, reply) => {
    const { frontEnd, cache, absolute } = sender
    const front = frontEnd()
    const pronta = await cache.get('privacidade', front.versao, async () =>
      drawPage(front, 'privacidade', {}, absolute(addresses.privacidade())),
    )
    return sendPage(request, reply, pronta, { keeping: 'shared' })
  })
}
