import { AppTheme } from '@seleta/ui/theme'
import '@seleta/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { loginNoteOf } from './login-note'
import { LoginScreen } from './login-screen'
import { returnAddressOf } from './return-address'

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
    root.unmount()
    app.mount(container)
  }
  container.addEventListener('input', preload, { once: true })
  root.render(
    <AppTheme>
      <LoginScreen note={loginNoteOf(state, 'none', false)} onSignedIn={enter} />
    </AppTheme>,
  )
}

const loadApp = () => import('../app/app')

/** A hint only: signing in asks again. */
const preload = () => void loadApp().catch(() => undefined)

/** What the router keeps with an entry of the history: this screen may be a reload of its own. */
function historyState(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null
}
