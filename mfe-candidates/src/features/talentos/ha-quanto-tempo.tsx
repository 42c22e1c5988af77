import { Tooltip } from '@seleta/ui/core'
import { formatMomentoPorExtenso } from '@seleta/regras/momento'
import { haQuantoTempo } from '@seleta/regras/tempo'

/** «há 4 dias», with the whole date for hover and focus. */
export function HaQuantoTempo({ momento }: { readonly momento: string }) {
  return (
    <Tooltip title={formatMomentoPorExtenso(momento)}>
      <time dateTime={momento}>{haQuantoTempo(momento)}</time>
    </Tooltip>
  )
}
