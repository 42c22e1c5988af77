import { enderecos } from '@seleta/publico/dados/enderecos'
import type { ModuleRoutes } from '../../../ground/module'
import { createAcompanhamentoService } from '../acompanhamento/acompanhamento-service'
import { createInscricoesService } from '../inscricao/inscricoes-service'
import { createPublicoService, externaOf } from '../vagas/publico-service'
import { registerAcompanhamentoPaginas } from './acompanhamento-paginas-routes'
import { registerInscricaoPagina } from './inscricao-pagina-routes'
import { drawPagina } from './paginas'
import { createDesenho, page } from './paginas-desenho'
import { sendPagina } from './send-pagina'
import { registerVagaPaginas } from './vaga-paginas-routes'

/** The public pages as documents, and their forms without JavaScript: product 53–56. */
export const registerPaginas: ModuleRoutes = (app, { db, settings }) => {
  const desenho = createDesenho({ settings })
  const publico = createPublicoService(db, externaOf(settings))
  registerVagaPaginas(app, publico, desenho)
  registerInscricaoPagina(app, publico, createInscricoesService(db, settings.publicUrl), desenho)
  registerAcompanhamentoPaginas(app, createAcompanhamentoService(db), desenho)

  app.get('/privacidade', page, async (request, reply) => {
    const { frontEnd, cache, absolute } = desenho
    const front = frontEnd()
    const pronta = await cache.get('privacidade', front.versao, async () =>
      drawPagina(front, 'privacidade', {}, absolute(enderecos.privacidade())),
    )
    return sendPagina(request, reply, pronta)
  })
}
