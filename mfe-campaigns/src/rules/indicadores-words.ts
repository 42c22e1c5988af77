import type { Indicadores, Prazo } from '@seleta/contract/indicadores'
import { everybodyOf } from '@seleta/contract/dashboard-addresses'
import { type Figura, formatFigura, formatFonte } from '@seleta/contract/figuras'
import { fonteWords, origemWords } from '@seleta/contract/origem-words'
import { EMPRESA_DIAS } from '@seleta/contract/prazos'
import { tipoDaEtapaWords } from '@seleta/contract/situacao-words'
import { formatDecimal, formatPercent } from '@seleta/regras/numbers'
import { countOf } from '@seleta/regras/plural'
import type { ChartTable } from '@seleta/ui/charts'
import { daysText } from './metricas-words'

/** The figures of product 69 in words; what each means is decision 171. Pure. */

/** What is said where there is nobody to reckon from. */
export const NONE = '—'

export interface PrazoDito {
  readonly title: string
  /** What it means, in one sentence. */
  readonly help: string
  readonly mediana: string
  /** «9 em cada 10 em até 12 dias». */
  readonly rest: string
  /** Of how many it is reckoned. */
  readonly total: number
  /** «34 pessoas». */
  readonly de: string
  readonly figura: 'respondidas' | 'contratacoes' | 'preenchimentos'
}

const dito = (
  { title, help, figura }: Pick<PrazoDito, 'title' | 'help' | 'figura'>,
  { mediana, p90, total }: Prazo,
  de: string,
): PrazoDito => ({
  title,
  help,
  figura,
  mediana: mediana === null ? NONE : daysText(mediana),
  rest: `9 em cada 10 em até ${daysText(p90)}`,
  total,
  de,
})

const pessoas = (total: number) => countOf(total, 'pessoa', 'pessoas')

/** First answer, hire, fill: the median of each, and what nine of ten kept to. */
export const prazosOf = ({ primeiraResposta, contratacao, preenchimento }: Indicadores): PrazoDito[] => [
  dito(
    {
      title: 'Até a primeira resposta',
      help: 'Da inscrição à primeira mensagem entregue à pessoa, fora a confirmação automática. De quem se inscreveu no período.',
      figura: 'respondidas',
    },
    primeiraResposta,
    pessoas(primeiraResposta.total),
  ),
  dito(
    {
      title: 'Até contratar',
      help: 'Da inscrição à entrada na etapa de contratação. De quem foi contratado no período e continua lá.',
      figura: 'contratacoes',
    },
    contratacao,
    pessoas(contratacao.total),
  ),
  dito(
    {
      title: 'Até preencher',
      help: 'Da publicação da campanha à contratação que preenche a última vaga. De campanhas preenchidas no período.',
      figura: 'preenchimentos',
    },
    preenchimento,
    countOf(preenchimento.total, 'campanha', 'campanhas'),
  ),
]

const rate = (came: number, went: number): string => (came === 0 ? NONE : formatPercent(went / came))

/** Of who came to each kind of stage, how many came further since. */
export const conversaoTable = ({ conversao }: Indicadores): ChartTable => ({
  columns: ['Etapa', 'Chegaram', 'Avançaram', 'Conversão', `Empresa, ${EMPRESA_DIAS} dias`],
  rows: conversao.map(({ tipo, entraram, avancaram, empresa }) => [
    tipoDaEtapaWords[tipo],
    entraram,
    avancaram,
    rate(entraram, avancaram),
    rate(empresa.entraram, empresa.avancaram),
  ]),
})

export const fontesTable = ({ fontes }: Indicadores): ChartTable => ({
  columns: ['Fonte', 'Inscrições', 'Entrevistas', 'Contratações', 'Inscrição → contratação'],
  rows: fontes.map(({ origem, fonte, inscricoes, entrevistas, contratacoes }) => [
    fonte === '' ? origemWords[origem] : fonteWords(fonte),
    inscricoes,
    entrevistas,
    contratacoes,
    rate(inscricoes, contratacoes),
  ]),
})

export const motivosTable = ({ motivos }: Indicadores): ChartTable => {
  const total = motivos.reduce((sum, one) => sum + one.total, 0)
  return {
    columns: ['Motivo', 'Pessoas', 'Parte'],
    rows: motivos.map((one) => [one.nome, one.total, rate(total, one.total)]),
  }
}

/** Everything in one file: figure, then what was counted. */
export const indicadoresTable = (indicadores: Indicadores): ChartTable => {
  const { inscricoes, contratacoes, primeiraResposta, contratacao, preenchimento } = indicadores
  const dias = (value: number | null) => (value === null ? NONE : formatDecimal(value))
  const prazo = (nome: string, { mediana, p90, total }: Prazo) => [
    [`${nome}: mediana em dias`, dias(mediana)],
    [`${nome}: 9 em cada 10, em dias`, dias(p90)],
    [`${nome}: de quantos`, total],
  ]
  const of = (nome: string, { columns, rows }: ChartTable) =>
    rows.flatMap(([row = '', ...cells]) =>
      cells.map((cell, n) => [`${nome}: ${row}: ${columns[n + 1]}`, cell]),
    )
  return {
    columns: ['Indicador', 'Valor'],
    rows: [
      ['Inscrições', inscricoes],
      ['Contratações', contratacoes],
      ...prazo('Primeira resposta', primeiraResposta),
      ...prazo('Contratar', contratacao),
      ...prazo('Preencher', preenchimento),
      ...of('Conversão', conversaoTable(indicadores)),
      ...of('Fontes', fontesTable(indicadores)),
      ...of('Motivos', motivosTable(indicadores)),
    ],
  }
}

/** The list of a campaign that shows exactly whom a number counts (product 62). */
export const listOf = (campanhaId: number, figura: Figura): string =>
  everybodyOf(campanhaId, `figura=${encodeURIComponent(formatFigura(figura))}`)

/** What each number of the figures counts: the tables by row and column. */
export function figurasOf({ desde, conversao, fontes, motivos }: Indicadores, usuarioId: number | null) {
  const figura = (nome: Figura['nome'], valor?: string): Figura => ({
    nome,
    desde,
    ...(usuarioId !== null && { usuarioId }),
    ...(valor !== undefined && { valor }),
  })
  const cells = (nomes: readonly Figura['nome'][], valor: string | undefined) =>
    nomes.map((nome) => figura(nome, valor ?? ''))
  return {
    inscricoes: figura('inscricoes'),
    contratacoes: figura('contratacoes'),
    respondidas: figura('respondidas'),
    preenchimentos: figura('preenchimentos'),
    conversao: conversao.map(({ tipo }) => cells(['chegaram', 'avancaram'], tipo)),
    fontes: fontes.map((fonte) => cells(['inscricoes', 'entrevistadas', 'contratadas'], formatFonte(fonte))),
    motivos: motivos.map(({ motivoId }) => cells(['encerradas'], String(motivoId))),
  }
}
