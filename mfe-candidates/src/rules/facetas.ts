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
])

/** An option of the wire as the filter holds it: functions and cities by number. */
export function toOpcao(categoria: CategoriaWithOpcoes, { valor, rotulo }: FacetaOpcao): Opcao {
  return { valor: CATEGORIAS_BY_ID.has(categoria) ? Number(valor) : valor, label: rotulo }
}

/** What calls for somebody is not counted, nor what only a link brings along. */
const countsOf = (facetas: Facetas | undefined, categoria: CategoriaWithOpcoes) =>
  categoria === 'esperas' || categoria === 'desde' || categoria === 'situacaoDesde' || categoria === 'raio'
    ? undefined
    : facetas?.[categoria]

/** «12», «340+» where only a part was counted, nothing where a zero would not be known to be true. */
export function totalOf(
  facetas: Facetas | undefined,
  categoria: CategoriaWithOpcoes,
  valor: Valor,
): string | undefined {
  const opcao = countsOf(facetas, categoria)?.find((one) => one.valor === String(valor))
  if (facetas === undefined || opcao === undefined) return undefined
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
