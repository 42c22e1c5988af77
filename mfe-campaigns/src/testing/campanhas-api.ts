import { buildNumeros } from '@seleta/testing/build-numeros'
import type { CampanhaItem, ContagemCampanhas } from '@seleta/contract/campanhas'
import type { Hoje } from '@seleta/contract/hoje'
import type { Indicadores } from '@seleta/contract/indicadores'
import type { Graficos, Metricas } from '@seleta/contract/metricas'
import { buildCampanha, pageOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'

/** This area's data with believable defaults, and an api that answers all of its calls. Tests only. */

export function buildCampanhaItem(over: Partial<CampanhaItem> = {}): CampanhaItem {
  return {
    id: 7,
    nome: 'Analista de Dados',
    inicio: '2026-11-01',
    fechamento: '2027-02-01',
    quantidadeVagas: 10,
    qtdTalentos: 23,
    qtdTalentosFinalizados: 3,
    situacao: 'PUBLICADA',
    localidade: 'Campinas – SP',
    ultimoPasso: 'detalhes',
    novas: 0,
    paradas: 0,
    ...over,
  }
}

const NOBODY = { total: 0, isParcial: false, campanhas: [] }

/** What waits today: nothing, unless a test says otherwise. */
export function buildHoje(over: Partial<Hoje> = {}): Hoje {
  return {
    desde: '2026-11-20T21:02:00.000Z',
    isPrimeiraVisita: false,
    novas: NOBODY,
    semResposta: NOBODY,
    paradas: NOBODY,
    mensagensFalhas: 0,
    encerram: 0,
    ...over,
  }
}

export function buildContagem(over: Partial<ContagemCampanhas> = {}): ContagemCampanhas {
  return { TODAS: 1, RASCUNHO: 0, PUBLICADA: 1, PAUSADA: 0, ENCERRADA: 0, ...over }
}

export function buildMetricas(over: Partial<Metricas> = {}): Metricas {
  return {
    funil: [
      {
        etapaId: 1,
        nome: 'Triagem',
        cor: '#1F5A96',
        tipo: 'triagem',
        atual: 12,
        passaram: 40,
        medianaDias: 2,
      },
      {
        etapaId: 2,
        nome: 'Entrevistas',
        cor: '#7A5200',
        tipo: 'entrevista',
        atual: 5,
        passaram: 10,
        medianaDias: 4.5,
      },
      {
        etapaId: 3,
        nome: 'Contratados',
        cor: '#1E6B34',
        tipo: 'contratado',
        atual: 1,
        passaram: 1,
        medianaDias: null,
      },
    ],
    origens: [
      { origem: 'MANUAL', total: 30 },
      { origem: 'BNE', total: 10 },
    ],
    porDia: [
      { dia: '2026-11-19', total: 3 },
      { dia: '2026-11-20', total: 5 },
    ],
    respostasPendentes: 8,
    ...over,
  }
}

export function buildGraficos(over: Partial<Graficos> = {}): Graficos {
  return { isExemplo: false, porDia: [], porCampanha: [], etapas: [], origens: [], ...over }
}

export function buildIndicadores(over: Partial<Indicadores> = {}): Indicadores {
  const none = { mediana: null, p90: null, total: 0 }
  return {
    desde: '2026-08-26T03:00:00.000Z',
    inscricoes: 40,
    contratacoes: 2,
    primeiraResposta: { mediana: 1.5, p90: 6, total: 30 },
    contratacao: { mediana: 20, p90: 31.5, total: 2 },
    preenchimento: none,
    conversao: [
      { tipo: 'triagem', entraram: 40, avancaram: 10, empresa: { entraram: 200, avancaram: 80 } },
      { tipo: 'entrevista', entraram: 0, avancaram: 0, empresa: { entraram: 60, avancaram: 15 } },
    ],
    fontes: [
      { origem: 'MANUAL', fonte: 'linkedin', inscricoes: 25, entrevistas: 6, contratacoes: 2 },
      { origem: 'BNE', fonte: '', inscricoes: 15, entrevistas: 0, contratacoes: 0 },
    ],
    motivos: [
      { motivoId: 3, nome: 'Pretensão', total: 9 },
      { motivoId: 0, nome: 'Sem motivo', total: 3 },
    ],
    ...over,
  }
}

/** @param campanhas the rows of the list, one page of them */
export function startCampanhasApi(campanhas: readonly CampanhaItem[] = [buildCampanhaItem()]): FakeApi {
  const count = (situacao: CampanhaItem['situacao']) =>
    campanhas.filter((one) => one.situacao === situacao).length
  const api = startFakeApi()
  return api
    .on('filterCampanhas', () => pageOf(campanhas, campanhas.length, 12))
    .on('countCampanhas', () => ({
      data: {
        TODAS: campanhas.length,
        RASCUNHO: count('RASCUNHO'),
        PUBLICADA: count('PUBLICADA'),
        PAUSADA: count('PAUSADA'),
        ENCERRADA: count('ENCERRADA'),
      },
    }))
    .on('getHoje', () => ({ data: buildHoje() }))
    .on('countTalentosDasCampanhas', () => ({ data: 23 }))
    .on('listCampanhasExcluidas', () => ({ data: [] }))
    .on('getNumeros', () => ({ data: buildNumeros() }))
    .on('getCampanha', () => ({ data: buildCampanha() }))
    .on('getMetricas', () => ({ data: buildMetricas() }))
    .on('getGraficos', () => ({ data: buildGraficos() }))
    .on('getIndicadores', () => ({ data: buildIndicadores() }))
    .on('listUsuarios', () => ({
      data: [{ id: 3, nome: 'Rui Prado', email: 'rui@aurora.test', situacao: 'ATIVA' as const }],
    }))
    .on('getEmpresa', () => ({
      data: { id: 1, nome: 'Aurora', cnpj: '', remetenteNome: '', remetenteEmail: '' },
    }))
    .on('restoreCampanha', () => ({ data: buildCampanha() }))
    .on('duplicateCampanha', () => ({ data: buildCampanha({ id: 8 }) }))
    .on('deleteCampanha', () => {
      api.on('getCampanha', () => refuse(404, 'Campanha não encontrada.'))
    })
    .on('closeCampanha', () => undefined)
    .on('pauseCampanha', () => undefined)
    .on('resumeCampanha', () => undefined)
}

/** Under 600 px the rows are cards: the same calls and actions without the weight of the grid. */
export function narrowWindow(): void {
  Object.assign(window, { innerWidth: 390 })
}
