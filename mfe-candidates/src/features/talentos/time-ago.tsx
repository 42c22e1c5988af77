import { now } from '@seleta/regras/now'
import { Tooltip } from '@seleta/ui/core'
import { formatDia } from '@seleta/regras/dia'
import { formatMomentInFull } from '@seleta/regras/moment'
import { timeAgo } from '@seleta/regras/tempo'

interface Props {
  readonly moment: string
  /** Without «há», where a word before it says it. */
  readonly isBare?: boolean
}

/** «há 4 dias», with the whole date for hover and focus. */
export function TimeAgo({ moment, isBare = false }: Props) {
  const ago = timeAgo(moment, now())
  return (
    <Tooltip title={formatMomentInFull(moment)}>
      <time dateTime={moment}>{isBare ? ago.replace(/^há /, '') : ago}</time>
    </Tooltip>
  )
}

/** The day of a moment, with the hour for hover and focus. */
export function Dia({ moment }: { readonly moment: string }) {
  return (
    <Tooltip title={formatMomentInFull(moment)}>
      <time dateTime={moment}>{formatDia(moment)}</time>
    </Tooltip>
  )
}
