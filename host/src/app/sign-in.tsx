import { AppTheme } from '@seleta/ui/theme'
import '@seleta/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { loadFrame } from './load-frame'
import type { PageOfRemote } from '../queries/remotes/areas'
import { findPage } from '../queries/remotes/areas'
import { loginNoteOf } from '../rules/login-note'
import { LoginScreen } from '../features/session/login-screen'
import { returnAddressOf } from '../rules/return-address'

/**
 * The first page of a visit without a session: the sign-in screen alone, without router, query cache and bars. They
 * come while the person types.
 */
export function mount(container: HTMLElement): void {
  const root = createRoot(container)
  const state = historyState()
  const enter = async () => {
    const app = await loadApp()
    await app.prepare()
    history.replaceState(null, '', returnAddressOf(state))
    await app.mount(container, () => root.unmount())
  }
  warmWhenSomebodyComes(container, returnAddressOf(state))
  root.render(
    <AppTheme>
      <LoginScreen note={loginNoteOf(state, 'none', false)} onSignedIn={enter} />
    </AppTheme>,
  )
}

const loadApp = () => import('./app')

/**
 * What comes after signing in is fetched and run while the person types: the app, the bars, and the area of the
 * address asked for. All at once, because one after the other costs a round trip each. Hints only: signing in asks
 * again.
 */
function warmWhenSomebodyComes(container: HTMLElement, address: string): void {
  const signs = ['pointerdown', 'focusin', 'input'] as const
  const warm = () => {
    for (const sign of signs) container.removeEventListener(sign, warm)
    const next = findPage(new URL(address, location.href).pathname)
    void Promise.allSettled([loadApp(), loadFrame(), next && warmPage(next)])
  }
  for (const sign of signs) container.addEventListener(sign, warm)
}

async function warmPage(page: PageOfRemote): Promise<void> {
  const { preloadPage } = await import('../queries/remotes/load-remote')
  await preloadPage(page)
  // Most pages are lists: whoever types has the time for what else asks for it after its rows (decision 177).
  const { fetchGrid } = await import('@seleta/ui/later-grid')
  await fetchGrid()
}

/** What the router keeps with an entry of the history: this screen may be a reload of its own. */
function historyState(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null
}
