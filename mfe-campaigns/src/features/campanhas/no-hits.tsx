import { Button, EmptyState } from '@seleta/ui/core'

interface Props {
  readonly busca: string
  /** Only those of one's own teams were looked for. */
  readonly isMinhas: boolean
  readonly onClearBusca: () => void
  readonly onShowAll: () => void
}

/** A search or a tab without hits says so in place (product 20). */
export function NoHits({ busca, isMinhas, onClearBusca, onShowAll }: Props) {
  const isSearch = busca !== ''
  return (
    <EmptyState
      level={2}
      title={
        isSearch
          ? `Nenhuma campanha com “${busca}”${isMinhas ? ' entre as suas' : ''}.`
          : isMinhas
            ? 'Nenhuma campanha em que você está na equipe.'
            : 'Nenhuma campanha nesta situação.'
      }
      action={
        <Button variant="outlined" onClick={isSearch ? onClearBusca : onShowAll}>
          {isSearch ? 'Limpar busca' : 'Ver todas'}
        </Button>
      }
    />
  )
}
