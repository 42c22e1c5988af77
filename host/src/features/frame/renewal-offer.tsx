import { LAYOUT } from '@seleta/contract/limits'
import { Box, Button } from '@seleta/ui/core'
import { useEffect, useSyncExternalStore } from 'react'
import { isInTheMiddle, watchTheMiddle } from '../../queries/in-the-middle'
import { isPageOld, onAgeing, watchReleases } from '../../queries/remotes/renewal'

/** Below the top bar, over what stands there: it moves nothing. */
const PLACE = {
  position: 'sticky',
  top: LAYOUT.topBar,
  zIndex: 'appBar',
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
} as const

const CARD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mt: 2,
  pl: 4,
  pr: 1,
  minHeight: 40,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '999px',
  boxShadow: 8,
  typography: 'body2',
  whiteSpace: 'nowrap',
} as const

/**
 * Offers the page anew when something on it has become old, and never in the middle of a form or a drag (decision 122).
 * Reloading brings back what the address, the drafts and the tab hold.
 */
export function RenewalOffer() {
  useEffect(watchReleases, [])
  const isOld = useSyncExternalStore(onAgeing, isPageOld)
  const isBusy = useSyncExternalStore(watchTheMiddle, isInTheMiddle)
  return (
    <Box component="output" sx={PLACE}>
      {isOld && !isBusy && (
        <Box component="span" sx={CARD}>
          Nova versão disponível <span aria-hidden="true">·</span>
          <Button size="small" onClick={() => window.location.reload()}>
            Atualizar
          </Button>
        </Box>
      )}
    </Box>
  )
}
