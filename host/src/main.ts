import './boot.css'
import './queries/remotes/own-scripts'
import { isUsableToken, readStoredToken } from '@seleta/api-client/stored-token'
import { findPage } from './queries/remotes/areas'
import { changeReadings, hasLocalAreas, readRegistry } from './queries/remotes/registry'
import { installTrustedTypes } from './app/trusted-types'

/**
 * The first script. The address decides which frame comes: the public pages get a light one, without bars, session
 * screens or MUI; the sign-in page needs no remote. A remote's code starts to load before the frame has come.
 */
installTrustedTypes()

// Areas from elsewhere, by code of their own that nobody else fetches (decision 134).
if (hasLocalAreas())
  changeReadings(
    import('./app/local-areas').then(
      ({ putInFront }) => putInFront,
      () => null,
    ),
  )

const here = findPage(location.pathname)
/** With a stored session `/` is the way to the list, without one the sign-in screen. */
const isSignIn = location.pathname === '/' && !isUsableToken(readStoredToken())

void start()

async function start(): Promise<void> {
  // Only a page with a first frame has something to wait for.
  await window.__seletaShown
  // Beside the code that reads it.
  if (!isSignIn) readRegistry().catch(() => undefined)
  if (here !== undefined) {
    import('./queries/remotes/load-remote')
      .then(({ preloadPage }) => preloadPage(here))
      .catch(() => undefined)
  }
  const root = document.getElementById('root')
  if (root === null) return
  if (here?.page.layout === 'bare') {
    const { mount } = await import('./app/public-frame')
    return mount(root, here)
  }
  const { mount } = await loadFrame()
  return mount(root)
}

function loadFrame(): Promise<{ mount: (root: HTMLElement) => void | Promise<void> }> {
  return isSignIn ? import('./app/sign-in') : import('./app/app')
}
