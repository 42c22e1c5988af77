import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createFacetasService } from './facetas-service'
import { createFiltrosSalvosService } from './filtros-salvos-service'

/** The filter panel's own calls: counts beside its options, and filters kept under a name (design.md 4.5). */
export const registerFiltrosTalentos: ModuleRoutes = (app, { db }) => {
  const filtros = createFiltrosSalvosService(db)
  const facetas = createFacetasService(db)
  registerCalls(app, {
    countFacetas: ({ sessao, body }) => facetas.count(sessao, body),
    listFiltrosSalvos: ({ sessao, query }) => filtros.list(sessao, query.tela),
    createFiltroSalvo: ({ sessao, body }) => filtros.create(sessao, body),
    deleteFiltroSalvo: ({ sessao, params }) => filtros.remove(sessao, params.id),
  })
}
