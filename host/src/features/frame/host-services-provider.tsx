import type { HostServices } from '@seleta/shell'
import { HostServicesContext } from '@seleta/shell'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useConfirm } from '../confirm/use-confirm'
import { useSingleKeys } from '../../queries/single-keys'
import { reportFailure } from '../../queries/remotes/report'
import { Toasts, notify } from '../toasts/toasts'
import { BesideDialogs } from './beside-dialogs'
import { LiveRegions, announce } from './live-regions'
import { useBusca } from './use-busca'
import { useUndo } from './use-undo'

/** What the host does for areas, as one typed object; the toasts, questions and announcements stand beside the page. */
export function HostServicesProvider({ children }: { children: ReactNode }) {
  const { ask, dialog } = useConfirm()
  const { text, setText } = useBusca()
  const { hasSingleKeys } = useSingleKeys()
  const undo = useUndo()
  const services: HostServices = useMemo(
    () => ({
      notify,
      undo,
      confirm: ask,
      announce,
      report: reportFailure,
      search: { text, setText },
      hasSingleKeys,
    }),
    [ask, text, setText, hasSingleKeys, undo],
  )
  return (
    <HostServicesContext value={services}>
      {children}
      {dialog}
      <BesideDialogs>
        <Toasts />
        <LiveRegions />
      </BesideDialogs>
    </HostServicesContext>
  )
}
