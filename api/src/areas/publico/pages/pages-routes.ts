import { addresses } from '@seleta/public-pages/data/addresses'
import type { ModuleRoutes } from '../../../ground/module'
import { createAcompanhamentoService } from '../acompanhamento/acompanhamento-service'
import { createInscricoesService } from '../inscricao/inscricoes-service'
import { createPublicoService, externaOf } from '../vagas/publico-service'
import { registerAcompanhamentoPages } from './acompanhamento-pages-routes'
import { registerInscricaoPage } from './inscricao-page-routes'
import { drawPage } from './pages'
import { createPageSender, textOf } from './page-sender-http'
import { sendPage } from './send-page-http'
import { registerVagaPages } from './vaga-pages-routes'

/** The public pages as documents, and their forms without JavaScript: product 53–56. */
export const registerPages: ModuleRoutes = (app, { db, settings, counter, arquivos, clock }) => {
  const sender = createPageSender({ settings })
  const publico = createPublicoService(db, externaOf(settings))
  const inscricoes = createInscricoesService(db, arquivos, settings.publicUrl)
  registerVagaPages(app, publico, sender)
  registerInscricaoPage(app, publico, inscricoes, sender, counter)
  const { publicUrl } = settings
  const acompanhamento = createAcompanhamentoService(db, { arquivos, publicUrl, clock })
  registerAcompanhamentoPages(app, acompanhamento, sender, counter)

  app.get('/privacidade', sender.page, async (request, reply) => {
    const { frontEnd, cache, absolute } = sender
    const front = frontEnd()
    const vaga = Number(textOf(request, 'vaga'))
    const dados = await publico.readPrivacidade(Number.isSafeInteger(vaga) && vaga > 0 ? vaga : null)
    const signature = JSON.stringify([front.versao, dados])
    const ready = await cache.get(`privacidade/${dados.vagaId ?? ''}`, signature, async () =>
      drawPage(front, 'privacidade', dados, absolute(addresses.privacidade())),
    )
    return sendPage(request, reply, ready, { keeping: 'shared' })
  })
}
