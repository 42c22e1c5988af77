import type { Etapa } from '@seleta/contract/kanban'
import { Button, CircularProgress, styled } from '@seleta/ui/core'
import { use } from 'react'
import { useMorePessoas } from '../../queries/use-more-pessoas'
import { BoardLookContext, useBoardActions } from './board-actions'

const Note = styled('output')({ display: 'grid', placeItems: 'center', minHeight: 48, fontSize: '0.8125rem' })

/** The foot of a column whose people are not all loaded: asks for the next ones, says when that failed. */
export function LoadMore({ etapa, isNeeded }: { readonly etapa: Etapa; readonly isNeeded: boolean }) {
  const { loadMore } = useBoardActions()
  const page = useMorePessoas(etapa, loadMore, use(BoardLookContext), isNeeded)
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
