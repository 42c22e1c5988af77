import { useQuery } from '@seleta/api-client'
import type { Etapa } from '@seleta/contract/kanban'
import { Button, CircularProgress, styled } from '@seleta/ui/core'
import { use } from 'react'
import { BoardLookContext, useBoardActions } from './board-actions'

const Note = styled('output')({ display: 'grid', placeItems: 'center', minHeight: 48, fontSize: '0.8125rem' })

/** The foot of a column whose people are not all loaded: asks for the next ones, says when that failed. */
export function LoadMore({ etapa, isNeeded }: { readonly etapa: Etapa; readonly isNeeded: boolean }) {
  const { loadMore } = useBoardActions()
  const depth = etapa.talentos.length
  // The people themselves go into the board's own query; this one stands for having asked at this depth.
  const page = useQuery({
    queryKey: ['pagina-da-etapa', etapa.campanhaId, etapa.id, depth, use(BoardLookContext)],
    queryFn: () => loadMore(etapa.id),
    enabled: isNeeded,
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <Note>
      {page.isError ? (
        <Button size="small" onClick={() => void page.refetch()}>
          Não foi possível carregar. Tentar novamente
        </Button>
      ) : page.isFetching ? (
        <CircularProgress size={20} aria-label={`Carregando mais pessoas de ${etapa.nome}`} />
      ) : null}
    </Note>
  )
}
