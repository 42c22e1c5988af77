import { Tooltip } from '@seleta/ui/core'
import { formatMomentInFull } from '@seleta/regras/moment'
import { timeAgo } from '@seleta/regras/tempo'

/** «há 4 dias», with the whole date for hover and focus. */
export function TimeAgo({ moment }: { readonly moment: string }) {
  return (
    <Tooltip title={formatMomentInFull(moment)}>
      <time dateTime={moment}>{timeAgo(moment)}</time>
    </Tooltip>
  )
}
