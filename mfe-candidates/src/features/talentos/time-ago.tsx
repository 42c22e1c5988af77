import { Tooltip } from '@seleta/ui/core'
import { formatMomentInFull } from '@seleta/regras/moment'
import { timeAgo } from '@seleta/regras/tempo'

/** «há 4 dias», with the whole date for hover and focus. */
export function TimeAgo({ momento }: { readonly momento: string }) {
  return (
    <Tooltip title={formatMomentInFull(momento)}>
      <time dateTime={momento}>{timeAgo(momento)}</time>
    </Tooltip>
  )
}
