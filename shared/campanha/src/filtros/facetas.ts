import { formatInteger } from '@seleta/regras/numbers'
import type { FacetaOpcao, Facetas } from '@seleta/contract/facetas'
import type { CategoriaWithOpcoes, Opcao, Valor } from './filtros'

/** Counts of the filter panel as it shows them. Undefined while they are not known. */
export type CountedOpcao = Opcao & { readonly total?: string }

const CATEGORIAS_BY_ID: ReadonlySet<CategoriaWithOpcoes> = new Set([
  'funcoes',
  'cidades',
  'etapas',
  'motivos',
  'donos',
])

/** An option of the wire as the filter holds it: functions and cities by number. */
export function toOpcao(categoria: CategoriaWithOpcoes, { valor, rotulo }: FacetaOpcao): Opcao {
  return { valor: CATEGORIAS_BY_ID.has(categoria) ? Number(valor) : valor, label: rotulo }
}

/** Categories whose options the server names, and counts. */
const COUNTED = [
  'funcoes',
  'cidades',
  'tempoExperiencia',
  'habilidades',
  'idiomas',
  'niveisEducacionais',
  'situacoes',
  'etapas',
  'leituras',
  'origens',
  'motivos',
  'donos',
  'fontes',
] as const satisfies readonly (CategoriaWithOpcoes & keyof Facetas)[]

const countsOf = (facetas: Facetas | undefined, categoria: CategoriaWithOpcoes) => {
  const counted = COUNTED.find((one) => one === categoria)
  return counted === undefined ? undefined : facetas?.[counted]
}

/** Sources are counted in a campaign alone, which has stages. */
const isCounted = ({ etapas }: Facetas, categoria: CategoriaWithOpcoes) =>
  categoria !== 'fontes' || etapas !== undefined

/** Names without counts, where people are others than those who were counted: of nobody «at least 0» is said. */
export const namesOf = (facetas: Facetas): Facetas => ({
  ...facetas,
  ...Object.fromEntries(
    COUNTED.map((categoria) => [categoria, facetas[categoria]?.map((one) => ({ ...one, total: 0 }))]),
  ),
  isParcial: true,
})

/** «12», «340+» where only a part was counted, nothing where a zero would not be known to be true. */
export function totalOf(
  facetas: Facetas | undefined,
  categoria: CategoriaWithOpcoes,
  valor: Valor,
): string | undefined {
  const opcao = countsOf(facetas, categoria)?.find((one) => one.valor === String(valor))
  if (facetas === undefined || opcao === undefined || !isCounted(facetas, categoria)) return undefined
  if (!facetas.isParcial) return formatInteger(opcao.total)
  return opcao.total === 0 ? undefined : `${formatInteger(opcao.total)}+`
}

/** Adds its count to each option. */
export function withTotals(
  facetas: Facetas | undefined,
  categoria: CategoriaWithOpcoes,
  opcoes: readonly Opcao[],
): CountedOpcao[] {
  return opcoes.map((opcao) => {
    const total = totalOf(facetas, categoria, opcao.valor)
    return total === undefined ? opcao : { ...opcao, total }
  })
}

/** The name of a picked id, as far as it is known. */
export function labelOf(
  facetas: Facetas | undefined,
  categoria: CategoriaWithOpcoes,
  valor: Valor,
): string | undefined {
  return countsOf(facetas, categoria)?.find((one) => one.valor === String(valor))?.rotulo
}
