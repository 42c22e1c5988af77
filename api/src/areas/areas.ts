import type { ModuleRoutes } from '../ground/module'
import { registerAvisos } from './avisos/avisos-routes'
import { registerCampanhas } from './campanhas/campanhas-routes'
import { registerCatalogos } from './campanhas/catalogos/catalogos-routes'
import { registerConectores } from './campanhas/conectores/conectores-routes'
import { registerFeeds } from './publico/feeds/feeds-routes'
import { registerKanban } from './selecao/kanban-routes'
import { registerMensagens } from './mensagens/envio/mensagens-module'
import { registerMensagensLista } from './mensagens/lista/mensagens-lista-routes'
import { registerOpenai } from './campanhas/descricao/openai-routes'
import { registerPublico } from './publico/vagas/publico-routes'
import { registerPaginas } from './publico/paginas/paginas-routes'
import { registerRascunhos } from './campanhas/rascunhos/rascunhos-routes'
import { registerTalentos } from './pessoas/lista/talentos-routes'
import { registerDossie } from './pessoas/dossie/dossie-routes'
import { registerEntrada } from './pessoas/entrada/entrada-routes'
import { registerFiltrosTalentos } from './pessoas/filtros/filtros-routes'
import { registerImportacoes } from './pessoas/importacao/importacoes-routes'
import { registerMoverLote } from './selecao/lote/mover-lote-routes'
import { registerMensagemLote } from './mensagens/lote/mensagem-lote-routes'
import { registerExportar } from './pessoas/exportar/exportar-routes'
import { registerLimpeza } from './empresa/limpeza'
import { registerUsuarios } from './empresa/usuarios-routes'
import { registerVagaModelos } from './campanhas/modelos/vaga-modelos-routes'

/** Every area of the api, one line each. */
export const areas: readonly ModuleRoutes[] = [
  registerUsuarios,
  registerLimpeza,
  registerCatalogos,
  registerCampanhas,
  registerRascunhos,
  registerVagaModelos,
  registerOpenai,
  registerKanban,
  registerTalentos,
  registerDossie,
  registerFiltrosTalentos,
  registerMoverLote,
  registerMensagemLote,
  registerExportar,
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
