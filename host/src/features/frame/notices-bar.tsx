import { lookForServer } from '@seleta/api-client/look-for-server'
import { Box } from '@seleta/ui/core'
import { OfflineIcon, InfoIcon } from '@seleta/ui/icons'
import type { ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { lookAgain, onRegistryRead, readRegistry } from '../../queries/remotes/registry'

/** Quiet bars under the top bar: no connection, areas from an older list (design 4.11, architecture.md 'Releases'). */
export function NoticesBar() {
  const isOnline = useIsOnline()
  const isDegraded = useIsRegistryDegraded()
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {!isOnline && (
        <Bar tone="warning" icon={<OfflineIcon size={18} />}>
          Sem conexão. Você pode ler o que já está aberto; rascunhos serão salvos depois.
        </Bar>
      )}
      {isOnline && isDegraded && (
        <Bar tone="info" icon={<InfoIcon size={18} />}>
          A lista de áreas não respondeu. Você está usando a última versão que funcionou.
        </Bar>
      )}
    </Box>
  )
}

function Bar({ tone, icon, children }: { tone: 'warning' | 'info'; icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 4, md: 8 },
        py: 2,
        typography: 'body2',
        color: `${tone}.main`,
        bgcolor: `soft.${tone}`,
      }}
    >
      {icon}
      <span>{children}</span>
    </Box>
  )
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('online', onChange)
      window.addEventListener('offline', onChange)
      return () => {
        window.removeEventListener('online', onChange)
        window.removeEventListener('offline', onChange)
      }
    },
    () => navigator.onLine,
  )
}

function useIsRegistryDegraded(): boolean {
  const [isDegraded, setIsDegraded] = useState(false)
  useEffect(() => {
    const stop = onRegistryRead(({ source }) => setIsDegraded(source !== 'fetched'))
    readRegistry().then(
      ({ source }) => setIsDegraded(source !== 'fetched'),
      // Each area says for itself that it cannot come.
      () => setIsDegraded(true),
    )
    window.addEventListener('online', lookAgain)
    return () => {
      window.removeEventListener('online', lookAgain)
      stop()
    }
  }, [])
  useEffect(() => {
    if (isDegraded) lookForServer()
  }, [isDegraded])
  return isDegraded
}
