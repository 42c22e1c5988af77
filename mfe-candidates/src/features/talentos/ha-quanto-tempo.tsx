import { Tooltip } from '@seleta/ui/core'
import { dataPorExtenso, haQuantoTempo } from '../../rules/tempo'

/** «há 4 dias», with the whole date for hover and focus. */
export function HaQuantoTempo({ momento }: { readonly momento: string }) {
  return (
    <Tooltip title={dataPorExtenso(momento)}>
      <time dateTime={momento}>{haQuantoTempo(momento)}</time>
    </Tooltip>
  )
}
