import { Button } from '@seleta/ui/core'
import { WORDS } from '../../rules/words'

interface Props {
  /** As counted; undefined while nobody knows. */
  readonly total: string | undefined
  /** They alone are shown already. */
  readonly isOnly: boolean
  readonly onPick: () => void
}

/** How many nobody of the company has opened: opens exactly these (decision 153). */
export function UnseenButton({ total, isOnly, onPick }: Props) {
  if (total === undefined || total === '0' || isOnly) return null
  return (
    <Button size="small" onClick={onPick}>
      {WORDS.unseen(total)}
    </Button>
  )
}
