import { Button } from '@seleta/ui/core'
import { WORDS } from '../../rules/words'

interface Props {
  /** As counted; undefined while nobody knows. */
  readonly total: string | undefined
  /** They alone are shown already. */
  readonly isOnly: boolean
  readonly onPick: () => void
  /** One after the other (product 63); absent for whoever does not recruit. */
  readonly onReview?: () => void
}

/** How many nobody of the company has opened: opens exactly these, in the list or one after the other (decision 153). */
export function UnseenButton({ total, isOnly, onPick, onReview }: Props) {
  if (total === undefined || total === '0') return null
  return (
    <>
      {isOnly ? null : (
        <Button size="small" onClick={onPick}>
          {WORDS.unseen(total)}
        </Button>
      )}
      {onReview === undefined ? null : (
        <Button size="small" variant="contained" onClick={onReview}>
          Revisar {WORDS.unseen(total)}
        </Button>
      )}
    </>
  )
}
