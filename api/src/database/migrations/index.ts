import { up as busca } from './001-busca'
import { up as empresasEUsuarios } from './002-empresas-e-usuarios'
import { up as catalogos } from './003-catalogos'
import { up as campanhas } from './004-campanhas'
import { up as talentos } from './005-talentos'
import { up as inscricoes } from './006-inscricoes'
import { up as eventosEMensagens } from './007-eventos-e-mensagens'
import { up as contadores } from './008-contadores'
import { up as entrega } from './030-entrega'
import { up as buscaDeTermos } from './060-busca-de-termos'
import { up as aderenciaDaCesta } from './061-aderencia-da-cesta'
import { up as importacoes } from './062-importacoes'
import { up as fusoes } from './063-fusoes'
import { up as marcasDePessoa } from './064-marcas-de-pessoa'
import { up as consultaUmaVez } from './065-consulta-uma-vez'
import { up as candidatosDaCampanha } from './066-candidatos-da-campanha'
import { up as colunasSemLeitor } from './067-colunas-sem-leitor'
import { up as arquivosFora } from './070-arquivos-fora'
import { up as fila } from './074-fila'
import { up as mensagensNaFila } from './075-mensagens-na-fila'
import { up as declaracoes } from './078-declaracoes'
import { up as semelhancas } from './079-semelhancas'
import { prepare as prepareNomeSemAcento, up as nomeSemAcento } from './080-nome-sem-acento'
import { prepare as prepareQuadrosSemAviso, up as quadrosSemAviso } from './081-quadros-sem-aviso'
import { prepare as prepareEventosPorMes, up as eventosPorMes } from './082-eventos-por-mes'
import { prepare as prepareMensagensPorMes, up as mensagensPorMes } from './083-mensagens-por-mes'
import { prepare as prepareChavesComEmpresa, up as chavesComEmpresa } from './084-chaves-com-empresa'
import { up as contagem } from './087-contagem'
import { up as falhaArea } from './104-falha-area'
import { up as contarAoFim } from './111-contar-ao-fim'
import { up as emailPedido } from './088-email-pedido'
import { prepare as prepareRetencao, up as retencao } from './089-retencao'
import { prepare as prepareBuscaDaEmpresa, up as buscaDaEmpresa } from './092-busca-da-empresa'
import { prepare as prepareChavesDePessoas, up as chavesDePessoas } from './093-chaves-de-pessoas'
import { prepare as prepareChavesConferidas, up as chavesConferidas } from './094-chaves-conferidas'
import { prepare as prepareIndicesDeLigacao, up as indicesDeLigacao } from './095-indices-de-ligacao'
import { up as chavesSemAjudantes } from './096-chaves-sem-ajudantes'
import { prepare as prepareMapaDoSite, up as mapaDoSite } from './097-mapa-do-site'
import { prepare as prepareEmailDeOcultas, up as emailDeOcultas } from './098-e-mail-de-ocultas'
import { up as lugaresNaSelecao } from './099-lugares-na-selecao'
import {
  prepare as prepareChavesUnicasComEmpresa,
  up as chavesUnicasComEmpresa,
} from './100-chaves-unicas-com-empresa'
import { prepare as prepareLinhasPorEmpresa, up as linhasPorEmpresa } from './101-linhas-por-empresa'
import { up as enderecosDeEmpresas } from './103-enderecos-de-empresas'
import { prepare as prepareBuscaPorGraus, up as buscaPorGraus } from './126-busca-por-graus'
import { up as buscaDeCampanhas } from './127-busca-de-campanhas'
import { up as cidadesEModelos } from './111-cidades-e-modelos'
import { up as maisColunasSemLeitor } from './112-colunas-sem-leitor'
import { up as respostaSemStatus } from './113-resposta-sem-status'
import { up as modelosDeMensagem } from './115-modelos-de-mensagem'
import { prepare as prepareMedidaDasInscricoes, up as medidaDasInscricoes } from './116-medida-das-inscricoes'
import { prepare as prepareInscricoesVistas, up as inscricoesVistas } from './117-inscricoes-vistas'
import { up as textoDeQuemPerde } from './118-texto-de-quem-perde'
import { up as quemRespondeu } from './119-quem-respondeu'
import { prepare as prepareSemEtapa, up as semEtapa } from './120-sem-etapa'
import { up as modelosDeProcesso } from './121-modelos-de-processo'
import { prepare as prepareHoje, up as hoje } from './123-hoje'
import { up as motivos } from './124-motivos'
import { prepare as prepareMotivosContados, up as motivosContados } from './125-motivos-contados'
import { up as cidadeEscrita } from './130-cidade-escrita'
import { prepare as preparePapeis, up as papeis } from './131-papeis'
import { prepare as prepareSobraDaBusca, up as sobraDaBusca } from './132-sobra-da-busca'
import { prepare as prepareColunasSoltas, up as colunasSoltas } from './133-colunas-soltas'
import { prepare as prepareFiltrosDePessoas, up as filtrosDePessoas } from './134-filtros-de-pessoas'
import { up as desfeitasQueTiraram } from './135-desfeitas-que-tiraram'
import { up as quemDesfez } from './136-quem-desfez'
import { up as fichas } from './137-fichas'
import { prepare as prepareFichasDasEtapas, up as fichasDasEtapas } from './138-fichas-das-etapas'
import { up as linksDeAvaliacao } from './139-links-de-avaliacao'
import { up as segundoFator } from './142-segundo-fator'
import { prepare as prepareAvisosDeAlguem, up as avisosDeAlguem } from './145-avisos-de-alguem'
import { up as correcoes } from './149-correcoes'
import { prepare as prepareTriagemAsCegas, up as triagemAsCegas } from './150-triagem-as-cegas'
import { prepare as prepareInscricaoDaPessoa, up as inscricaoDaPessoa } from './153-inscricao-da-pessoa'
import { up as dono } from './154-dono'
import { prepare as prepareDonoContado, up as donoContado } from './155-dono-contado'
import { up as pararEmails } from './156-parar-emails'
import { prepare as prepareFiltrosPeloIndice, up as filtrosPeloIndice } from './157-filtros-pelo-indice'
import { up as planosDosContadores } from './158-planos-dos-contadores'
import { up as mensagensSemAviso } from './159-mensagens-sem-aviso'
import { up as marcasCurtas } from './160-marcas-curtas'
import { prepare as prepareMarcasNoIndice, up as marcasNoIndice } from './161-marcas-no-indice'
import { prepare as prepareDominios, up as dominios } from './162-dominios-dos-emails'
import { prepare as prepareMarcasDeUma, up as marcasDeUma } from './163-marcas-de-uma-pessoa'
import { prepare as prepareGuarda, up as guarda } from './164-guarda-de-quem-foi-unido'
import { prepare as prepareNomesDeArquivos, up as nomesDeArquivos } from './165-nomes-de-arquivos'
import { prepare as prepareArquivosDeNinguem, up as arquivosDeNinguem } from './166-arquivos-de-ninguem'
import { up as oQueAFusaoLembra } from './169-o-que-a-fusao-lembra'
import { prepare as prepareCorrigidas, up as corrigidas } from './172-quem-foi-corrigido'
import { prepare as prepareChavesDaEmpresa, up as chavesDaEmpresa } from './173-chaves-da-empresa'
import { prepare as prepareLinhasDesfeitas, up as linhasDesfeitas } from './174-linhas-desfeitas'
import { prepare as prepareGravacoes, up as gravacoes } from './175-gravacoes-de-quem-enviou'
import { up as chavesDevolvidas } from './177-chaves-devolvidas'
import { prepare as prepareDitas, up as ditas } from './178-ditas-sem-lugar'
import { prepare as prepareTelefoneProprio, up as telefoneProprio } from './179-telefone-proprio'
import { prepare as prepareNomesQueChegaram, up as nomesQueChegaram } from './180-nomes-que-chegaram'
import {
  prepare as prepareInscricoesQueCederam,
  up as inscricoesQueCederam,
} from './181-inscricoes-que-cederam'
import { up as cestaDeMuitas } from './182-cesta-de-muitas'
import { prepare as prepareDesfeito, up as desfeito } from './184-o-que-foi-desfeito'
import { prepare as prepareEnderecos, up as enderecos } from './185-mensagens-de-um-endereco'
import { prepare as prepareReferencias, up as referencias } from './186-referencias-que-chegaram'
import { prepare as prepareChavesDasFusoes, up as chavesDasFusoes } from './187-chaves-das-fusoes'
import { prepare as prepareCaixasContadas, up as caixasContadas } from './188-caixas-contadas'
import { up as quemVoltou } from './189-quem-voltou'
import { prepare as prepareNomesDeSeparadas, up as nomesDeSeparadas } from './190-nomes-de-separadas'
import { up as linksDoTerminal } from './191-links-do-terminal'
import { up as paresDaCorrecao } from './192-pares-da-correcao'
import { up as notasExcluidas } from './193-notas-excluidas'
import { prepare as prepareOndePos, up as ondePos } from './176-onde-a-fusao-pos'
import { up as acessoPelaEmpresa } from './143-acesso-pela-empresa'
import type { OnlineMigration } from './online'

/** Every migration in order. A static map, so that a bundle carries them; released ones never change. */
export const migrations: Record<string, OnlineMigration> = {
  '001-busca': { up: busca },
  '002-empresas-e-usuarios': { up: empresasEUsuarios },
  '003-catalogos': { up: catalogos },
  '004-campanhas': { up: campanhas },
  '005-talentos': { up: talentos },
  '006-inscricoes': { up: inscricoes },
  '007-eventos-e-mensagens': { up: eventosEMensagens },
  '008-contadores': { up: contadores },
  '030-entrega': { up: entrega },
  '060-busca-de-termos': { up: buscaDeTermos },
  '061-aderencia-da-cesta': { up: aderenciaDaCesta },
  '062-importacoes': { up: importacoes },
  '063-fusoes': { up: fusoes },
  '064-marcas-de-pessoa': { up: marcasDePessoa },
  '065-consulta-uma-vez': { up: consultaUmaVez },
  '066-candidatos-da-campanha': { up: candidatosDaCampanha },
  '067-colunas-sem-leitor': { up: colunasSemLeitor },
  '070-arquivos-fora': { up: arquivosFora },
  '074-fila': { up: fila },
  '075-mensagens-na-fila': { up: mensagensNaFila },
  '078-declaracoes': { up: declaracoes },
  '079-semelhancas': { up: semelhancas },
  '080-nome-sem-acento': { prepare: prepareNomeSemAcento, up: nomeSemAcento },
  '081-quadros-sem-aviso': { prepare: prepareQuadrosSemAviso, up: quadrosSemAviso },
  '082-eventos-por-mes': { prepare: prepareEventosPorMes, up: eventosPorMes },
  '083-mensagens-por-mes': { prepare: prepareMensagensPorMes, up: mensagensPorMes },
  '084-chaves-com-empresa': { prepare: prepareChavesComEmpresa, up: chavesComEmpresa },
  '087-contagem': { up: contagem },
  '088-email-pedido': { up: emailPedido },
  '089-retencao': { prepare: prepareRetencao, up: retencao },
  '092-busca-da-empresa': { prepare: prepareBuscaDaEmpresa, up: buscaDaEmpresa },
  '093-chaves-de-pessoas': { prepare: prepareChavesDePessoas, up: chavesDePessoas },
  '094-chaves-conferidas': { prepare: prepareChavesConferidas, up: chavesConferidas },
  '095-indices-de-ligacao': { prepare: prepareIndicesDeLigacao, up: indicesDeLigacao },
  '096-chaves-sem-ajudantes': { up: chavesSemAjudantes },
  '097-mapa-do-site': { prepare: prepareMapaDoSite, up: mapaDoSite },
  '098-e-mail-de-ocultas': { prepare: prepareEmailDeOcultas, up: emailDeOcultas },
  '099-lugares-na-selecao': { up: lugaresNaSelecao },
  '100-chaves-unicas-com-empresa': { prepare: prepareChavesUnicasComEmpresa, up: chavesUnicasComEmpresa },
  '101-linhas-por-empresa': { prepare: prepareLinhasPorEmpresa, up: linhasPorEmpresa },
  '103-enderecos-de-empresas': { up: enderecosDeEmpresas },
  '104-falha-area': { up: falhaArea },
  '111-cidades-e-modelos': { up: cidadesEModelos },
  '111-contar-ao-fim': { up: contarAoFim },
  '112-colunas-sem-leitor': { up: maisColunasSemLeitor },
  '113-resposta-sem-status': { up: respostaSemStatus },
  '115-modelos-de-mensagem': { up: modelosDeMensagem },
  '116-medida-das-inscricoes': { prepare: prepareMedidaDasInscricoes, up: medidaDasInscricoes },
  '117-inscricoes-vistas': { prepare: prepareInscricoesVistas, up: inscricoesVistas },
  '118-texto-de-quem-perde': { up: textoDeQuemPerde },
  '119-quem-respondeu': { up: quemRespondeu },
  '120-sem-etapa': { prepare: prepareSemEtapa, up: semEtapa },
  '121-modelos-de-processo': { up: modelosDeProcesso },
  '123-hoje': { prepare: prepareHoje, up: hoje },
  '124-motivos': { up: motivos },
  '125-motivos-contados': { prepare: prepareMotivosContados, up: motivosContados },
  '126-busca-por-graus': { prepare: prepareBuscaPorGraus, up: buscaPorGraus },
  '127-busca-de-campanhas': { up: buscaDeCampanhas },
  '130-cidade-escrita': { up: cidadeEscrita },
  '131-papeis': { prepare: preparePapeis, up: papeis },
  '132-sobra-da-busca': { prepare: prepareSobraDaBusca, up: sobraDaBusca },
  '133-colunas-soltas': { prepare: prepareColunasSoltas, up: colunasSoltas },
  '134-filtros-de-pessoas': { prepare: prepareFiltrosDePessoas, up: filtrosDePessoas },
  '135-desfeitas-que-tiraram': { up: desfeitasQueTiraram },
  '136-quem-desfez': { up: quemDesfez },
  '137-fichas': { up: fichas },
  '138-fichas-das-etapas': { prepare: prepareFichasDasEtapas, up: fichasDasEtapas },
  '139-links-de-avaliacao': { up: linksDeAvaliacao },
  '142-segundo-fator': { up: segundoFator },
  '143-acesso-pela-empresa': { up: acessoPelaEmpresa },
  '145-avisos-de-alguem': { prepare: prepareAvisosDeAlguem, up: avisosDeAlguem },
  '149-correcoes': { up: correcoes },
  '150-triagem-as-cegas': { prepare: prepareTriagemAsCegas, up: triagemAsCegas },
  '153-inscricao-da-pessoa': { prepare: prepareInscricaoDaPessoa, up: inscricaoDaPessoa },
  '154-dono': { up: dono },
  '155-dono-contado': { prepare: prepareDonoContado, up: donoContado },
  '156-parar-emails': { up: pararEmails },
  '157-filtros-pelo-indice': { prepare: prepareFiltrosPeloIndice, up: filtrosPeloIndice },
  '158-planos-dos-contadores': { up: planosDosContadores },
  '159-mensagens-sem-aviso': { up: mensagensSemAviso },
  '160-marcas-curtas': { up: marcasCurtas },
  '161-marcas-no-indice': { prepare: prepareMarcasNoIndice, up: marcasNoIndice },
  '162-dominios-dos-emails': { prepare: prepareDominios, up: dominios },
  '163-marcas-de-uma-pessoa': { prepare: prepareMarcasDeUma, up: marcasDeUma },
  '164-guarda-de-quem-foi-unido': { prepare: prepareGuarda, up: guarda },
  '165-nomes-de-arquivos': { prepare: prepareNomesDeArquivos, up: nomesDeArquivos },
  '166-arquivos-de-ninguem': { prepare: prepareArquivosDeNinguem, up: arquivosDeNinguem },
  '169-o-que-a-fusao-lembra': { up: oQueAFusaoLembra },
  '172-quem-foi-corrigido': { prepare: prepareCorrigidas, up: corrigidas },
  '173-chaves-da-empresa': { prepare: prepareChavesDaEmpresa, up: chavesDaEmpresa },
  '174-linhas-desfeitas': { prepare: prepareLinhasDesfeitas, up: linhasDesfeitas },
  '175-gravacoes-de-quem-enviou': { prepare: prepareGravacoes, up: gravacoes },
  '176-onde-a-fusao-pos': { prepare: prepareOndePos, up: ondePos },
  '177-chaves-devolvidas': { up: chavesDevolvidas },
  '178-ditas-sem-lugar': { prepare: prepareDitas, up: ditas },
  '179-telefone-proprio': { prepare: prepareTelefoneProprio, up: telefoneProprio },
  '180-nomes-que-chegaram': { prepare: prepareNomesQueChegaram, up: nomesQueChegaram },
  '181-inscricoes-que-cederam': { prepare: prepareInscricoesQueCederam, up: inscricoesQueCederam },
  '182-cesta-de-muitas': { up: cestaDeMuitas },
  '184-o-que-foi-desfeito': { prepare: prepareDesfeito, up: desfeito },
  '185-mensagens-de-um-endereco': { prepare: prepareEnderecos, up: enderecos },
  '186-referencias-que-chegaram': { prepare: prepareReferencias, up: referencias },
  '187-chaves-das-fusoes': { prepare: prepareChavesDasFusoes, up: chavesDasFusoes },
  '188-caixas-contadas': { prepare: prepareCaixasContadas, up: caixasContadas },
  '189-quem-voltou': { up: quemVoltou },
  '190-nomes-de-separadas': { prepare: prepareNomesDeSeparadas, up: nomesDeSeparadas },
  '191-links-do-terminal': { up: linksDoTerminal },
  '192-pares-da-correcao': { up: paresDaCorrecao },
  '193-notas-excluidas': { up: notasExcluidas },
}
