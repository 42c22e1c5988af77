import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { theme } from './create-theme'

/** What the person chose in Configurações › Aparência. */
export type Tema = 'claro' | 'escuro' | 'automatico'

const MODE = { claro: 'light', escuro: 'dark', automatico: 'system' } as const
const TEMA = { light: 'claro', dark: 'escuro', system: 'automatico' } as const

/** Key under which the choice is kept on this device. */
export const TEMA_STORAGE_KEY = 'seleta.tema'

/**
 * The look of the product around everything: theme, base styles, light/dark/automatic.
 * The attribute `data-tema` is set on <html> by code before the first paint, so there is no flash and no
 * inline script (the page's policy refuses those). Only the host, or an area running alone, renders it.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={TEMA_STORAGE_KEY} noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}

/**
 * The chosen theme, how to change it, and which appearance is on screen now.
 * `setTema('automatico')` follows the system from then on; other open tabs follow too.
 */
export function useTema() {
  const { mode, systemMode, setMode } = useColorScheme()
  return useMemo(() => {
    const current = mode ?? 'system'
    return {
      tema: TEMA[current] satisfies Tema,
      aparencia: (current === 'system' ? systemMode : current) ?? 'light',
      setTema: (tema: Tema) => setMode(MODE[tema]),
    }
  }, [mode, systemMode, setMode])
}
