import { useSearchParams } from '@seleta/shell'
import type { Whom } from '../rules/revisao-address'
import { withReview } from '../rules/revisao-address'

/** Opens the review over the list that the address shows (product 63). */
export function useOpenReview(): (whom: Whom) => void {
  const [, setParams] = useSearchParams()
  return (whom) => setParams((now) => withReview(now, whom))
}
