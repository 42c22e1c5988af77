import type {
  WaitFiltro,
  LeituraFiltro,
  Origem,
  SituacaoFiltro,
  TempoExperienciaFiltro,
} from '@seleta/contract/limits'
import { MAX_VALUES } from '@seleta/contract/limits'
import type { CategoriaCnh } from '@seleta/regras/cnh'

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
  /** Who takes care of them: ids of colleagues (decision 186); `NO_DONO` is nobody. */
  readonly donos: readonly number[]
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
  donos: [],
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

/** The origins that a list shows: those that were picked, else the screen's own. */
export const origensOf = ({ origens }: Filtros, own: readonly Origem[]): readonly Origem[] =>
  origens.length === 0 ? own : origens

/** What is no filter of a screen; of all it holds nothing to pick where only a link asks for it. */
export const NOT_ON: Readonly<Record<Tela, ReadonlySet<Categoria>>> = {
  candidatos: new Set(),
  // Object.keys forgets the literal keys.
  cesta: new Set(Object.keys(DA_CAMPANHA) as Categoria[]),
  // Its columns are the stages, and a box of its own looks for names.
  selecao: new Set(['situacoes', 'etapas', 'figura', 'palavraChave']),
}

/** What a screen knows of an address. */
export const filtrosOn = (tela: Tela, filtros: Filtros): Filtros => ({
  ...filtros,
  ...Object.fromEntries([...NOT_ON[tela]].map((id) => [id, NO_FILTROS[id]])),
})

export interface Opcao {
  readonly valor: Valor
  readonly label: string
}

/** How many options are on, the keyword counted as one: the number on «Filtros (3)». */
export const countFiltros = (filtros: Filtros): number =>
  Object.values(filtros).reduce(
    (sum: number, one: Filtros[Categoria]) =>
      sum + (typeof one === 'string' ? Number(one.trim() !== '') : one.length),
    0,
  )

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

/** In one order of categories and of options, whatever they were picked in. */
const normalized = (filtros: Filtros): unknown =>
  Object.entries(filtros)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([id, one]: [string, Filtros[Categoria]]) => [
      id,
      typeof one === 'string' ? one.trim() : one.map(String).toSorted(),
    ])

/** Whom answers took out: only the others, or only them. */
export const ELIMINADAS = ['sem', 'so'] as const
