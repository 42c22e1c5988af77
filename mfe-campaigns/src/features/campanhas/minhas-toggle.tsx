import { Button } from '@seleta/ui/core'
import type { CampanhasState } from '../../rules/campanhas-address'

interface Props {
  readonly state: Pick<CampanhasState, 'equipe'>
  readonly go: (change: Partial<CampanhasState>) => void
}

/**
 * The campaigns of one's own teams alone (product 71), for whoever recruits: a Gestor reaches no others, and nobody of
 * Leitura is in a team.
 */
export const MinhasToggle = ({ state: { equipe }, go }: Props) => (
  <Button
    size="small"
    variant={equipe === null ? 'outlined' : 'contained'}
    aria-pressed={equipe !== null}
    onClick={() => go({ equipe: equipe === null ? 'MINHAS' : null })}
  >
    Minhas campanhas
  </Button>
)
