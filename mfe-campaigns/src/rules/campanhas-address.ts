import type { FiltroCampanhasBody } from '@seleta/contract/campanhas'
import { PAGE_SIZE, SITUACOES_CAMPANHA, pageWithinDepth } from '@seleta/contract/limits'
import { choicePart, listAddress, pagePart, pageWithin, sortPart, textPart } from '@seleta/shell/list-address'

const DEFAULT_SORT = { path: 'campanha.nome', order: 'ASC' } as const

/** The campaign list in its address: `?pagina=2&ordem=fechamento,desc&situacao=pausada&busca=café`. */
export const campanhasAddress = listAddress({
  page: pagePart(),
  sort: sortPart(
    {
      nome: 'campanha.nome',
      codigo: 'campanha.id',
      inicio: 'campanha.inicio',
      fechamento: 'campanha.fechamento',
      novas: 'campanha.novas',
      paradas: 'campanha.paradas',
    } as const,
    DEFAULT_SORT,
  ),
  situacao: choicePart('situacao', SITUACOES_CAMPANHA),
  busca: textPart('busca'),
  /** Those about to close (product 65). */
  prazo: choicePart('prazo', ['ENCERRA'] as const),
  /** Those of one's own teams (product 71). */
  equipe: choicePart('equipe', ['MINHAS'] as const),
})

export type CampanhasState = ReturnType<typeof campanhasAddress.read>

/** Input of the list's call. The prefetch hint of remote.json is this input for an empty address. */
export function listInput(state: CampanhasState) {
  const filtros: FiltroCampanhasBody['filtros'] = []
  if (state.situacao !== null) filtros.push({ path: 'campanha.situacao', value: state.situacao })
  if (state.busca !== '') filtros.push({ path: 'campanha.nome', value: state.busca })
  if (state.prazo !== null) filtros.push({ path: 'campanha.fechamento', value: 'encerra' })
  if (state.equipe !== null) filtros.push({ path: 'campanha.equipe', value: 'minhas' })
  return {
    query: { page: pageWithinDepth(state.page, PAGE_SIZE.campanhas), size: PAGE_SIZE.campanhas },
    body: { filtros, orders: [{ path: state.sort.path, order: state.sort.order }] },
  }
}

/** The last page there is, when the one asked for lies behind it; null otherwise. */
export const lastPage = ({ page }: CampanhasState, total: number | undefined) =>
  pageWithin(page, PAGE_SIZE.campanhas, total)
