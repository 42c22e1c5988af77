import {
  QueryClientProvider,
  createQueryClient,
  followOtherTabs,
  isGuestPage,
  onSessionEnd,
  restoreSession,
} from '@seleta/api-client'
import { paths } from '@seleta/shell'
import { AppTheme } from '@seleta/ui/theme'
import '@seleta/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { restoreDensidade } from '../queries/densidade-preference'
import { followSession } from '../queries/follow-session'
import { keepBars } from '../features/frame/bars-picture'
import { askRecusadas, knownRecusadas } from '../queries/recusadas'
import { isFirstFrame } from '../queries/first-frame'
import { inTime } from '../rules/in-time'
import { findPage } from '../queries/remotes/areas'
import { preloadPage } from '../queries/remotes/load-remote'
import { watchAddress } from './address-watch'
import { loadFrame } from './load-frame'
import { buildRoutes } from './routes'

/** ms that the picture waits for the page's code, once the frame's is there. */
const PAGE_MS = 300
/** ms that whoever has just signed in waits for what their role does not allow: nothing is drawn that goes again. */
const ROLE_MS = 2000

/** Waits for what the first signed-in page needs, so that the sign-in screen stays until it can be replaced. */
export async function prepare(): Promise<void> {
  await loadFrame().catch(() => undefined)
}

/**
 * The frame with session, bars and dashboard. `main.ts` calls it for every address that is not a bare page.
 * @param leave takes down what stood in the container until now
 */
export async function mount(container: HTMLElement, leave = () => {}): Promise<void> {
  const isSignedIn = restoreSession()
  followOtherTabs()
  restoreDensidade()
  const client = createQueryClient()
  // Nobody reads what the last person had open.
  onSessionEnd(() => client.clear())
  followSession(client)
  const router = createBrowserRouter(buildRoutes())
  watchAddress(router, client)
  const isOfEmpresa = isSignedIn && !isGuestPage()
  if (isOfEmpresa) startDashboard()
  const isRoleKnown = !isOfEmpresa || knownRecusadas(client) !== null
  // The page's calls leave first: drawing keeps a slow device busy for as long as they take.
  await new Promise((resolve) => setTimeout(resolve))
  // The page takes the place of its picture in one step when its code comes at once, and else the frame goes ahead.
  if (isFirstFrame(container)) {
    const here = findPage(location.pathname)
    await loadFrame().catch(() => undefined)
    if (here !== undefined) await inTime(preloadPage(here), PAGE_MS)
    keepBars(container)
  }
  if (!isRoleKnown) await inTime(askRecusadas(client), ROLE_MS)
  leave()
  createRoot(container).render(
    <QueryClientProvider client={client}>
      <AppTheme>
        <RouterProvider router={router} />
      </AppTheme>
    </QueryClientProvider>,
  )
}

/** With a session in store the bars are needed in any case, and at `/` the campaign list is what comes next. */
function startDashboard(): void {
  loadFrame().catch(() => undefined)
  if (location.pathname !== paths.login()) return
  const next = findPage(paths.campanhas())
  if (next !== undefined) void preloadPage(next)
}
