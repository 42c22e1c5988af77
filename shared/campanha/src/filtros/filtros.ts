import type {
  WaitFiltro,
  LeituraFiltro,
  Origem,
  SituacaoFiltro,
  TempoExperienciaFiltro,
} from '@seleta/contract/limits'
import { ELIMINADA, EM_SELECAO, tipoDaEtapaWords } from '@seleta/contract/situacao-words'
import {
  RESPOSTA_DIAS,
  EXPERIENCIA_FILTRO,
  HABILIDADES_FILTRO,
  IDIOMAS_FILTRO,
  MAX_VALUES,
  NIVEIS_FILTRO,
  ORIGENS,
  RAIOS_KM,
  SITUACOES_FILTRO,
} from '@seleta/contract/limits'
import { CATEGORIAS_CNH, type CategoriaCnh } from '@seleta/regras/cnh'
import { origemWords } from '@seleta/contract/origem-words'

/**
 * The filter of people, the same on lists, board and basket (audit B13): the seven categories of spec section 2, values
 * in section 9, and those of product 66.
 */
export interface Filtros {
  readonly situacoes: readonly SituacaoFiltro[]
  /** Stage ids of the campaign on screen; `NO_ETAPA` is in none. */
  readonly etapas: readonly number[]
  readonly leituras: readonly LeituraFiltro[]
  readonly esperas: readonly WaitFiltro[]
  /** So good a fit at least; none or one. */
  readonly aderencia: readonly number[]
  readonly respostas: readonly RespostasFiltro[]
  /** Ids of the company's reasons (product 68); `NO_MOTIVO` is none. */
  readonly motivos: readonly number[]
  /** A number of the figures, as `formatFigura` writes it: whom it counts; none or one. */
  readonly figura: readonly string[]
  /** The moment after which they applied; none or one. */
  readonly desde: readonly string[]
  /** Empty: those of the screen (spec section 2). */
  readonly origens: readonly Origem[]
  /** Words of links (`?origem=`). */
  readonly fontes: readonly string[]
  /** Function ids. */
  readonly funcoes: readonly number[]
  /** City ids. */
  readonly cidades: readonly number[]
  /** How many km from one of the cities they may live; none or one. */
  readonly raio: readonly number[]
  readonly cnh: readonly CategoriaCnh[]
  /** BRL a month that they ask for at most; none or one. */
  readonly pretensao: readonly number[]
  readonly tempoExperiencia: readonly TempoExperienciaFiltro[]
  readonly habilidades: readonly string[]
  readonly idiomas: readonly string[]
  readonly niveisEducacionais: readonly string[]
  /** Free text about people: never in the address (design.md section 2). */
  readonly palavraChave: string
}

/** Answers that call for a look; the board also has those whom an answer took out, and can leave them away. */
export type RespostasFiltro = 'ver' | 'sem-eliminadas' | 'so-eliminadas'

/** Where people are filtered. */
export type Tela = 'candidatos' | 'cesta' | 'selecao'

export type Categoria = keyof Filtros
/** Categories whose options are picked, with the parameter each has in the address. */
export type CategoriaWithOpcoes = Exclude<Categoria, 'palavraChave'>
/** An option as the wire names it. */
export type Valor = number | string

/** Of one application in one campaign: the basket does not ask it. */
const DA_CAMPANHA = {
  situacoes: [],
  etapas: [],
  leituras: [],
  esperas: [],
  motivos: [],
  figura: [],
  aderencia: [],
  respostas: [],
} as const satisfies Partial<Filtros>

export const NO_FILTROS: Filtros = {
  ...DA_CAMPANHA,
  desde: [],
  origens: [],
  fontes: [],
  funcoes: [],
  cidades: [],
  raio: [],
  cnh: [],
  pretensao: [],
  tempoExperiencia: [],
  habilidades: [],
  idiomas: [],
  niveisEducacionais: [],
  palavraChave: '',
}

/** What the person reads, in the order of the panel (spec section 2); where people stand comes first. */
export const CATEGORIAS = [
  { id: 'situacoes', label: 'Situação' },
  { id: 'etapas', label: 'Etapa' },
  { id: 'leituras', label: 'Leitura' },
  { id: 'esperas', label: 'Espera' },
  { id: 'motivos', label: 'Motivo' },
  { id: 'desde', label: 'Inscrita em' },
  { id: 'figura', label: 'Indicador' },
  { id: 'aderencia', label: 'Aderência' },
  { id: 'respostas', label: 'Respostas da triagem' },
  { id: 'origens', label: 'Origem' },
  { id: 'fontes', label: 'Fonte' },
  { id: 'funcoes', label: 'Função desejada' },
  { id: 'cidades', label: 'Localização' },
  { id: 'raio', label: 'Distância' },
  { id: 'pretensao', label: 'Salário pretendido' },
  { id: 'cnh', label: 'CNH' },
  { id: 'tempoExperiencia', label: 'Experiência' },
  { id: 'habilidades', label: 'Habilidades' },
  { id: 'idiomas', label: 'Idiomas' },
  { id: 'niveisEducacionais', label: 'Nível educacional' },
  { id: 'palavraChave', label: 'Palavra-chave' },
] as const satisfies readonly { id: Categoria; label: string }[]

/** The origins that a list shows: those that were picked, else the screen's own. */
export const origensOf = ({ origens }: Filtros, own: readonly Origem[]): readonly Origem[] =>
  origens.length === 0 ? own : origens

/** What is no filter of a screen; of all it holds nothing to pick where only a link asks for it. */
const NOT_ON: Readonly<Record<Tela, ReadonlySet<Categoria>>> = {
  candidatos: new Set(),
  // Object.keys forgets the literal keys.
  cesta: new Set(Object.keys(DA_CAMPANHA) as Categoria[]),
  // Its columns are the stages, and a box of its own looks for names.
  selecao: new Set(['situacoes', 'etapas', 'figura', 'palavraChave']),
}

/** The categories that a screen's panel offers. */
export const categoriasOf = (tela: Tela) =>
  // A number comes with a link; there is nothing to pick.
  CATEGORIAS.filter(({ id }) => id !== 'figura' && !NOT_ON[tela].has(id))

/** What a screen knows of an address. */
export const filtrosOn = (tela: Tela, filtros: Filtros): Filtros => ({
  ...filtros,
  ...Object.fromEntries([...NOT_ON[tela]].map((id) => [id, NO_FILTROS[id]])),
})

export interface Opcao {
  readonly valor: Valor
  readonly label: string
}

const named = (labels: readonly string[]): Opcao[] => labels.map((label) => ({ valor: label, label }))

const situacaoLabel = (valor: SituacaoFiltro): string => {
  if (valor === 'eliminada') return ELIMINADA
  return valor === 'em-selecao' ? EM_SELECAO : tipoDaEtapaWords[valor]
}

const CNH_WORDS: Readonly<Record<CategoriaCnh, string>> = {
  A: 'A: moto',
  B: 'B: carro',
  C: 'C: caminhão',
  D: 'D: ônibus e van',
  E: 'E: carreta',
}

/** Options of the closed lists (spec section 9); functions, cities and stages come from the server. */
export const FIXED_OPCOES = {
  situacoes: SITUACOES_FILTRO.map((valor): Opcao => ({ valor, label: situacaoLabel(valor) })),
  leituras: [
    { valor: 'nova', label: 'Novas: ninguém abriu' },
    { valor: 'vista', label: 'Já vistas' },
  ] satisfies (Opcao & { valor: LeituraFiltro })[],
  esperas: [
    { valor: 'sem-resposta', label: `Sem resposta há mais de ${RESPOSTA_DIAS} dias` },
    { valor: 'parada', label: 'Na etapa além do limite dela' },
  ] satisfies (Opcao & { valor: WaitFiltro })[],
  origens: ORIGENS.map((valor): Opcao => ({ valor, label: origemWords[valor] })),
  aderencia: [50, 70, 85].map((valor): Opcao => ({ valor, label: `${valor} ou mais` })),
  respostas: [
    { valor: 'ver', label: 'Só com respostas para ver' },
    { valor: 'sem-eliminadas', label: 'Sem as eliminadas' },
    { valor: 'so-eliminadas', label: 'Só as eliminadas' },
  ] satisfies (Opcao & { valor: RespostasFiltro })[],
  cnh: CATEGORIAS_CNH.map((valor): Opcao => ({ valor, label: CNH_WORDS[valor] })),
  raio: RAIOS_KM.map((valor): Opcao => ({ valor, label: `Até ${valor} km da cidade` })),
  tempoExperiencia: EXPERIENCIA_FILTRO.map(({ value, label }): Opcao => ({ valor: value, label })),
  habilidades: named(HABILIDADES_FILTRO),
  idiomas: named(IDIOMAS_FILTRO),
  niveisEducacionais: named(NIVEIS_FILTRO),
} as const satisfies Partial<Record<CategoriaWithOpcoes, readonly Opcao[]>>

/** An address may ask for another than the options that are offered. */
export const withBrought = (
  opcoes: readonly Opcao[],
  picked: readonly number[],
  nameOf: (valor: number) => string,
): Opcao[] => [
  ...opcoes,
  ...picked
    .filter((valor) => !opcoes.some((one) => one.valor === valor))
    .map((valor) => ({ valor, label: nameOf(valor) })),
]

/** How many options are on, the keyword counted as one: the number on «Filtros (3)». */
export function countFiltros(filtros: Filtros): number {
  const picked = CATEGORIAS.map(({ id }) => (id === 'palavraChave' ? 0 : filtros[id].length))
  return picked.reduce((sum, n) => sum + n, 0) + (filtros.palavraChave.trim() === '' ? 0 : 1)
}

/** Categories of which one thing is asked. */
const SINGLE: ReadonlySet<CategoriaWithOpcoes> = new Set(['raio', 'desde', 'aderencia', 'pretensao'])

/** Whether one takes the place of the other. */
const isInstead = (categoria: CategoriaWithOpcoes, other: Valor, valor: Valor): boolean =>
  SINGLE.has(categoria) || (categoria === 'respostas' && other !== 'ver' && valor !== 'ver')

/** Switches one option of a category on or off; the order of picking is kept. */
export function toggleValor(filtros: Filtros, categoria: CategoriaWithOpcoes, valor: Valor): Filtros {
  const before: readonly Valor[] = filtros[categoria]
  const after = before.includes(valor)
    ? before.filter((other) => other !== valor)
    : [...before.filter((other) => !isInstead(categoria, other, valor)), valor]
  return { ...filtros, [categoria]: after.slice(0, MAX_VALUES) }
}

export function areSameFiltros(a: Filtros, b: Filtros): boolean {
  return JSON.stringify(normalized(a)) === JSON.stringify(normalized(b))
}

function normalized(filtros: Filtros): unknown {
  return CATEGORIAS.map(({ id }) =>
    id === 'palavraChave' ? filtros[id].trim() : [...filtros[id]].map(String).toSorted(),
  )
}

/** Whom answers took out: only the others, or only them. */
export const ELIMINADAS = ['sem', 'so'] as const
