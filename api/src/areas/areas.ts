import type { ModuleRoutes } from '../ground/module'
import { registerAvisos } from './avisos/avisos-routes'
import { registerCampanhas } from './campanhas/campanhas-routes'
import { registerCatalogos } from './campanhas/catalogos/catalogos-routes'
import { registerConectores } from './campanhas/conectores/conectores-routes'
import { registerFeeds } from './publico/feeds/feeds-routes'
import { registerSitemaps } from './publico/sitemaps/sitemaps-routes'
import { registerAvaliacoes } from './selecao/avaliacoes/avaliacoes-routes'
import { registerBoard } from './selecao/board-routes'
import { openMensagens } from './mensagens/sending/mensagens-module'
import { registerMensagensList } from './mensagens/list/mensagens-list-routes'
import { registerOpenai } from './campanhas/descricao/openai-routes'
import { renewSaida } from './publico/retencao/carta-da-saida'
import { registerRetencao } from './publico/retencao/retencao-module'
import { registerRetencaoPessoas } from './pessoas/retencao/retencao-routes'
import { registerPublico } from './publico/vagas/publico-routes'
import { registerPages } from './publico/pages/pages-routes'
import { registerRascunhos } from './campanhas/rascunhos/rascunhos-routes'
import { registerTalentos } from './pessoas/list/talentos-routes'
import { registerDossie } from './pessoas/dossie/dossie-routes'
import { registerCorrecao } from './pessoas/correcao/correcao-routes'
import { registerEntrada } from './pessoas/entrada/entrada-routes'
import { registerFiltrosTalentos } from './pessoas/filtros/filtros-routes'
import { registerImportacoes } from './pessoas/importacao/importacoes-routes'
import { registerProcessoModelos } from './selecao/modelos/processo-modelos-routes'
import { registerMotivos } from './selecao/motivos/motivos-routes'
import { registerDonos } from './selecao/donos/donos-routes'
import { registerMoveLote } from './selecao/lote/move-lote-routes'
import { registerMensagemLote } from './mensagens/lote/mensagem-lote-routes'
import { registerMensagemModelos } from './mensagens/modelos/mensagem-modelos-routes'
import { registerExportTalentos } from './pessoas/export/export-talentos-routes'
import { registerArquivosCleanup } from './empresa/arquivos-cleanup'
import { registerBackupSchedule } from './empresa/backup-schedule'
import { registerCleanup } from './empresa/cleanup-module'
import { registerFalhas } from './empresa/falhas-routes'
import { registerResumo } from './empresa/resumo/resumo-routes'
import { registerAcessoEmpresa } from './empresa/acesso-empresa-routes'
import { registerSegundoFator } from './empresa/segundo-fator-routes'
import { renewLink } from './empresa/senhas-service'
import { registerUsuarios } from './empresa/usuarios-routes'
import { registerVagaModelos } from './campanhas/modelos/vaga-modelos-routes'

/** Every area of the api, one line each. */
export const areas: readonly ModuleRoutes[] = [
  registerUsuarios,
  registerResumo,
  registerSegundoFator,
  registerAcessoEmpresa,
  registerCleanup,
  registerFalhas,
  registerArquivosCleanup,
  registerBackupSchedule,
  registerCatalogos,
  registerCampanhas,
  registerRascunhos,
  registerVagaModelos,
  registerOpenai,
  registerBoard,
  registerAvaliacoes,
  registerTalentos,
  registerDossie,
  registerFiltrosTalentos,
  registerProcessoModelos,
  registerMotivos,
  registerDonos,
  registerMoveLote,
  registerMensagemLote,
  registerMensagemModelos,
  registerExportTalentos,
  registerCorrecao,
  registerEntrada,
  registerImportacoes,
  registerRetencao,
  registerRetencaoPessoas,
  registerPublico,
  registerPages,
  registerFeeds,
  registerSitemaps,
  registerConectores,
  openMensagens({ retencao: renewSaida, senha: renewLink, convite: renewLink }),
  registerMensagensList,
  registerAvisos,
]
