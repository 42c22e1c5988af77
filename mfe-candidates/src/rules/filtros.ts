import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
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
import { origemWords } from '@seleta/contract/origem-words'

/** The filter of people: seven categories (spec section 2, values in section 9), and three of a campaign's own (audit P1). */
export interface Filtros {
  readonly situacoes: readonly SituacaoFiltro[]
  /** Stage ids of the campaign on screen; `NO_ETAPA` is in none. */
  readonly etapas: readonly number[]
  readonly leituras: readonly LeituraFiltro[]
  readonly esperas: readonly WaitFiltro[]
  /** Ids of the company's reasons (product 68); `NO_MOTIVO` is none. */
  readonly motivos: readonly number[]
  /** The moment after which they came to stand where they do; none or one. */
  readonly situacaoDesde: readonly string[]
  /** The moment after which they applied; none or one. */
  readonly desde: readonly string[]
  /** Empty: those of the screen (spec section 2). */
  readonly origens: readonly Origem[]
  /** Function ids. */
  readonly funcoes: readonly number[]
  /** City ids. */
  readonly cidades: readonly number[]
  /** How many km from one of the cities they may live; none or one. */
  readonly raio: readonly number[]
  readonly tempoExperiencia: readonly TempoExperienciaFiltro[]
  readonly habilidades: readonly string[]
  readonly idiomas: readonly string[]
  readonly niveisEducacionais: readonly string[]
  /** Free text about people: never in the address (design.md section 2). */
  readonly palavraChave: string
}

export type Categoria = keyof Filtros
/** Categories whose options are picked, with the parameter each has in the address. */
export type CategoriaWithOpcoes = Exclude<Categoria, 'palavraChave'>
/** An option as the wire names it. */
export type Valor = number | string

/** Where people stand is of one campaign: the basket does not ask it. */
const DA_CAMPANHA = {
  situacoes: [],
  etapas: [],
  leituras: [],
  esperas: [],
  motivos: [],
  situacaoDesde: [],
  desde: [],
  origens: [],
} as const satisfies Partial<Filtros>

export const NO_FILTROS: Filtros = {
  ...DA_CAMPANHA,
  funcoes: [],
  cidades: [],
  raio: [],
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
  { id: 'situacaoDesde', label: 'Nesta situação' },
  { id: 'origens', label: 'Origem' },
  { id: 'funcoes', label: 'Função desejada' },
  { id: 'cidades', label: 'Localização' },
  { id: 'raio', label: 'Distância' },
  { id: 'tempoExperiencia', label: 'Experiência' },
  { id: 'habilidades', label: 'Habilidades' },
  { id: 'idiomas', label: 'Idiomas' },
  { id: 'niveisEducacionais', label: 'Nível educacional' },
  { id: 'palavraChave', label: 'Palavra-chave' },
] as const satisfies readonly { id: Categoria; label: string }[]

/** The origins that a list shows: those that were picked, else the screen's own. */
export const origensOf = ({ origens }: Filtros, own: readonly Origem[]): readonly Origem[] =>
  origens.length === 0 ? own : origens

/** The categories that a list's panel offers. */
export const categoriasOf = (tipo: 'candidatos' | 'cesta') =>
  // This moment comes with a link; there is nothing to pick.
  CATEGORIAS.filter(({ id }) => id !== 'situacaoDesde' && (tipo === 'candidatos' || !(id in DA_CAMPANHA)))

/** What of an address the basket knows. */
export const withoutCampanha = (filtros: Filtros): Filtros => ({ ...filtros, ...DA_CAMPANHA })

export interface Opcao {
  readonly valor: Valor
  readonly label: string
}

const named = (labels: readonly string[]): Opcao[] => labels.map((label) => ({ valor: label, label }))

const situacaoLabel = (valor: SituacaoFiltro): string => {
  if (valor === 'eliminada') return ELIMINADA
  return valor === 'em-selecao' ? EM_SELECAO : tipoDaEtapaWords[valor]
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
  raio: RAIOS_KM.map((valor): Opcao => ({ valor, label: `Até ${valor} km da cidade` })),
  tempoExperiencia: EXPERIENCIA_FILTRO.map(({ value, label }): Opcao => ({ valor: value, label })),
  habilidades: named(HABILIDADES_FILTRO),
  idiomas: named(IDIOMAS_FILTRO),
  niveisEducacionais: named(NIVEIS_FILTRO),
} as const satisfies Partial<Record<CategoriaWithOpcoes, readonly Opcao[]>>

/** How many options are on, the keyword counted as one: the number on «Filtros (3)». */
export function countFiltros(filtros: Filtros): number {
  const picked = CATEGORIAS.map(({ id }) => (id === 'palavraChave' ? 0 : filtros[id].length))
  return picked.reduce((sum, n) => sum + n, 0) + (filtros.palavraChave.trim() === '' ? 0 : 1)
}

/** Categories of which one thing is asked. */
const SINGLE: ReadonlySet<CategoriaWithOpcoes> = new Set(['raio', 'desde'])

/** Switches one option of a category on or off; the order of picking is kept. */
export function toggleValor(filtros: Filtros, categoria: CategoriaWithOpcoes, valor: Valor): Filtros {
  const before: readonly Valor[] = filtros[categoria]
  const after = before.includes(valor)
    ? before.filter((other) => other !== valor)
    : [...(SINGLE.has(categoria) ? [] : before), valor]
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

/** The filter as the wire takes it; a category without a value is left out, so equal filters are equal keys. */
export function toFiltroBody(filtros: Filtros): Omit<FiltroTalentosBody, 'idCampanha' | 'orders'> {
  const palavraChave = filtros.palavraChave.trim()
  const [desde] = filtros.desde
  const [raioKm] = filtros.raio
  const [situacaoDesde] = filtros.situacaoDesde
  return {
    ...(palavraChave === '' ? {} : { pesquisa: { palavraChave } }),
    ...(filtros.situacoes.length === 0 ? {} : { situacoes: [...filtros.situacoes] }),
    ...(filtros.etapas.length === 0 ? {} : { etapas: [...filtros.etapas] }),
    ...(filtros.leituras.length === 0 ? {} : { leituras: [...filtros.leituras] }),
    ...(filtros.esperas.length === 0 ? {} : { esperas: [...filtros.esperas] }),
    ...(filtros.motivos.length === 0 ? {} : { motivos: [...filtros.motivos] }),
    ...(situacaoDesde === undefined ? {} : { situacaoDesde }),
    ...(desde === undefined ? {} : { inscritaDesde: desde }),
    ...(filtros.origens.length === 0 ? {} : { origens: [...filtros.origens] }),
    ...(filtros.funcoes.length === 0 ? {} : { funcoes: [...filtros.funcoes] }),
    ...(filtros.cidades.length === 0 ? {} : { cidades: [...filtros.cidades] }),
    ...(raioKm === undefined ? {} : { raioKm }),
    ...(filtros.tempoExperiencia.length === 0 ? {} : { tempoExperiencia: [...filtros.tempoExperiencia] }),
    ...(filtros.habilidades.length === 0 ? {} : { habilidades: [...filtros.habilidades] }),
    ...(filtros.idiomas.length === 0 ? {} : { idiomas: [...filtros.idiomas] }),
    ...(filtros.niveisEducacionais.length === 0
      ? {}
      : { niveisEducacionais: [...filtros.niveisEducacionais] }),
  }
}

/** A filter of the wire as the panel holds it; what the wire leaves out is empty. */
export function fromFiltroBody(body: ReturnType<typeof toFiltroBody>): Filtros {
  return {
    situacoes: body.situacoes ?? [],
    etapas: body.etapas ?? [],
    leituras: body.leituras ?? [],
    esperas: body.esperas ?? [],
    motivos: body.motivos ?? [],
    situacaoDesde: body.situacaoDesde === undefined ? [] : [body.situacaoDesde],
    desde: body.inscritaDesde === undefined ? [] : [body.inscritaDesde],
    origens: body.origens ?? [],
    funcoes: body.funcoes ?? [],
    cidades: body.cidades ?? [],
    raio: body.raioKm === undefined ? [] : [body.raioKm],
    tempoExperiencia: body.tempoExperiencia ?? [],
    habilidades: body.habilidades ?? [],
    idiomas: body.idiomas ?? [],
    niveisEducacionais: body.niveisEducacionais ?? [],
    palavraChave: body.pesquisa?.palavraChave ?? '',
  }
}
