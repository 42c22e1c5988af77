import { readId } from '@seleta/regras/id'
import { addresses } from '@seleta/public-pages/data/addresses'
import type { ModuleRoutes } from '../../../ground/module'
import { createAcompanhamentoService } from '../acompanhamento/acompanhamento-service'
import { createInscricoesService } from '../inscricao/inscricoes-service'
import { createRecuperarLinkService } from '../recuperar-link/recuperar-link-service'
import { createPararEmailsService } from '../parar-emails/parar-emails-service'
import { createPublicoService } from '../vagas/publico-service'
import { registerAcompanhamentoPages } from './acompanhamento-pages-routes'
import { registerInscricaoPage } from './inscricao-page-routes'
import { createPageSender, textOf } from './page-sender-http'
import { drawPage } from './pages'
import { registerPararEmailsPages } from './parar-emails-pages-routes'
import { registerRecuperarLinkPages } from './recuperar-link-pages-routes'
import { sendPage } from './send-page-http'
import { registerVagaPages } from './vaga-pages-routes'

/** The public pages as documents, and their forms without JavaScript: product 53–56. */
export const registerPages: ModuleRoutes = (app, { db, settings, counter, arquivos, clock }) => {
  const publico = createPublicoService(db, settings, clock)
  const sender = createPageSender({ settings }, publico)
  const inscricoes = createInscricoesService(db, {
    counter,
    files: arquivos,
    publicUrl: settings.publicUrl,
    clock,
  })
  registerVagaPages(app, publico, sender, clock)
  registerInscricaoPage(app, publico, inscricoes, sender)
  const { publicUrl } = settings
  const emailLigado = settings.mail.smtpUrl !== null
  const acompanhamento = createAcompanhamentoService(db, { arquivos, publicUrl, clock, counter, emailLigado })
  const links = createRecuperarLinkService(db, { counter, publicUrl })
  registerRecuperarLinkPages(app, { publico, links, sender, counter, emailLigado })
  registerPararEmailsPages(app, createPararEmailsService(db), sender)
  registerAcompanhamentoPages(app, acompanhamento, publico, sender, counter)

  app.get('/privacidade', sender.page, async (request, reply) => {
    const { frontEnd, cache, absolute } = sender
    const front = frontEnd()
    const vagaId = readId(textOf(request, 'vaga'))
    const slug = textOf(request, 'empresa').toWellFormed()
    const dados = { ...(await publico.readPrivacidade({ slug, vagaId })), emailLigado }
    const signature = JSON.stringify([front.versao, dados])
    const key = `privacidade/${dados.slug ?? ''}/${vagaId ?? ''}`
    const ready = await cache.get(key, signature, async () =>
      drawPage(front, 'privacidade', dados, absolute(addresses.privacidade(dados.slug ?? undefined))),
    )
    return sendPage(request, reply, ready, { keeping: 'shared' })
  })
}
