import { useCan } from '@seleta/api-client'
import { totalOf } from '@seleta/campanha/filtros/facetas'
import { countFiltros } from '@seleta/campanha/filtros/filtros'
import { Button } from '@seleta/ui/core'
import { useFacetas } from '../../queries/filtros-queries'
import { useTalentos } from '../../queries/talentos-queries'
import { useListState } from '../../queries/use-list-state'
import { useOpenReview } from '../../queries/use-open-review'
import type { TalentoList } from '../../rules/talento-list'
import { WORDS } from '../../rules/words'

/**
 * The one way from a list into the review (product 63): of those whom nobody has opened; of the list itself where there
 * are none of them, or where somebody has chosen whom to see. It stands in the head, where its coming moves no row.
 */
export function ReviewButton({ list }: { readonly list: TalentoList }) {
  const { state } = useListState(list)
  const total = useTalentos(list, state).data?.totalElements ?? 0
  const novas = totalOf(useFacetas(list, state.filtros).data, 'leituras', 'nova')
  const openReview = useOpenReview()
  if (!useCan()('selectTalentos') || total === 0) return null
  const isOfNew = countFiltros(state.filtros) === 0 || state.filtros.leituras.includes('nova')
  return novas !== undefined && novas !== '0' && isOfNew ? (
    <Button size="small" variant="contained" onClick={() => openReview('new')}>
      Revisar {WORDS.unseen(novas)}
    </Button>
  ) : (
    <Button size="small" variant="outlined" onClick={() => openReview('filtro')}>
      Revisar a lista
    </Button>
  )
}
