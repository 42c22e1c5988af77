import type { ModuleRoutes } from '../server'
import { registerAvisos } from './avisos/avisos-routes'
import { registerCampanhas } from './campanhas/campanhas-routes'
import { registerCatalogos } from './catalogos/catalogos-routes'
import { registerConectores } from './conectores/conectores-routes'
import { registerFeeds } from './feeds/feeds-routes'
import { registerKanban } from './kanban/kanban-routes'
import { registerMensagens } from './mensagens/mensagens-module'
import { registerMensagensLista } from './mensagens-lista/mensagens-lista-routes'
import { registerOpenai } from './openai/openai-routes'
import { registerPublico } from './publico/publico-routes'
import { registerPaginas } from './publico-paginas/paginas-routes'
import { registerRascunhos } from './rascunhos/rascunhos-routes'
import { registerTalentos } from './talentos/talentos-routes'
import { registerDossie } from './talentos-dossie/dossie-routes'
import { registerEntrada } from './talentos-entrada/entrada-routes'
import { registerFiltrosTalentos } from './talentos-filtros/filtros-routes'
import { registerImportacoes } from './talentos-importacao/importacoes-routes'
import { registerLote } from './talentos-lote/lote-routes'
import { registerUsuarios } from './usuarios/usuarios-routes'
import { registerVagaModelos } from './vaga-modelos/vaga-modelos-routes'

/** Every module of the api, one line each. */
export const modules: readonly ModuleRoutes[] = [
  registerUsuarios,
  registerCatalogos,
  registerCampanhas,
  registerRascunhos,
  registerVagaModelos,
  registerOpenai,
  registerKanban,
  registerTalentos,
  registerDossie,
  registerFiltrosTalentos,
  registerLote,
  registerEntrada,
  registerImportacoes,
  registerPublico,
  registerPaginas,
  registerFeeds,
  registerConectores,
  registerMensagens,
  registerMensagensLista,
  registerAvisos,
]
