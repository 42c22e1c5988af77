import type { Indicadores, Prazo } from '@seleta/contract/indicadores'
import { everybodyOf } from '@seleta/contract/dashboard-addresses'
import { SITUACOES_FILTRO } from '@seleta/contract/limits'
import { fonteWords as wordsOfFonte, origemWords } from '@seleta/contract/origem-words'
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
  /** «9 em cada 10 em até 12 dias · de 34 pessoas»; '' where there is nobody. */
  readonly rest: string
}

const dito = (title: string, help: string, prazo: Prazo, de: string): PrazoDito => ({
  title,
  help,
  mediana: prazo.mediana === null ? NONE : daysText(prazo.mediana),
  rest: prazo.total === 0 ? '' : `9 em cada 10 em até ${daysText(prazo.p90)} · ${de}`,
})

const ofPessoas = (total: number) => `de ${countOf(total, 'pessoa', 'pessoas')}`

/** First answer, hire, fill: the median of each, and what nine of ten kept to. */
export const prazosOf = ({ primeiraResposta, contratacao, preenchimento }: Indicadores): PrazoDito[] => [
  dito(
    'Até a primeira resposta',
    'Da inscrição à primeira mensagem entregue à pessoa, fora a confirmação automática. De quem se inscreveu no período.',
    primeiraResposta,
    ofPessoas(primeiraResposta.total),
  ),
  dito(
    'Até contratar',
    'Da inscrição à entrada na etapa de contratação. De quem foi contratado no período e continua lá.',
    contratacao,
    ofPessoas(contratacao.total),
  ),
  dito(
    'Até preencher',
    'Da publicação da campanha à contratação que preenche a última vaga. De campanhas preenchidas no período.',
    preenchimento,
    `de ${countOf(preenchimento.total, 'campanha', 'campanhas')}`,
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

/** The free word of who applied directly; whom a recruiter added came from the basket. */
const fonteWords = (origem: Indicadores['fontes'][number]['origem'], fonte: string): string => {
  if (fonte === '') return origemWords[origem]
  return wordsOfFonte(fonte)
}

export const fontesTable = ({ fontes }: Indicadores): ChartTable => ({
  columns: ['Fonte', 'Inscrições', 'Entrevistas', 'Contratações', 'Inscrição → contratação'],
  rows: fontes.map(({ origem, fonte, inscricoes, entrevistas, contratacoes }) => [
    fonteWords(origem, fonte),
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

/** Whom a figure of a campaign counts, as the list that shows exactly them (product 62). */
export const pessoasOf = (campanhaId: number, { desde }: Pick<Indicadores, 'desde'>) => ({
  inscricoes: everybodyOf(campanhaId, `situacao=${SITUACOES_FILTRO.join(',')}&desde=${desde}`),
  contratacoes: everybodyOf(campanhaId, `situacao=contratado&situacaoDesde=${desde}`),
  motivo: (motivoId: number) =>
    everybodyOf(campanhaId, `situacao=reprovado,desistente&motivo=${motivoId}&situacaoDesde=${desde}`),
})
