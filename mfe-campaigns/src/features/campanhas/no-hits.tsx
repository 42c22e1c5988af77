import { Button, EmptyState } from '@seleta/ui/core'

interface Props {
  readonly busca: string
  readonly onClearBusca: () => void
  readonly onShowAll: () => void
}

/** A search or a tab without hits says so in place (product 20). */
export function NoHits({ busca, onClearBusca, onShowAll }: Props) {
  const isSearch = busca !== ''
  return (
    <EmptyState
      level={2}
      title={isSearch ? `Nenhuma campanha com “${busca}”.` : 'Nenhuma campanha nesta situação.'}
      action={
        <Button variant="outlined" onClick={isSearch ? onClearBusca : onShowAll}>
          {isSearch ? 'Limpar busca' : 'Ver todas'}
        </Button>
      }
    />
  )
}
