import './boot.css'
import { restoreSession } from '@seleta/api-client'
import { findPage } from './remotes/descriptors'
import { preloadRemote } from './remotes/load-remote'
import { installTrustedTypes } from './trusted-types'

/**
 * The first script. The address decides which frame comes: the public pages get a light one, without bars, session
 * screens or MUI; the sign-in page needs no remote. A remote's code starts to load before the frame has come.
 */
installTrustedTypes()

const here = findPage(location.pathname)
if (here !== undefined) preloadRemote(here.remoteId, here.page.id)

const container = document.getElementById('root')
if (container !== null) void start(container)

async function start(root: HTMLElement): Promise<void> {
  const frame = await loadFrame()
  await frame.mount(root)
}

function loadFrame(): Promise<{ mount: (root: HTMLElement) => void | Promise<void> }> {
  if (here?.page.layout === 'bare') return import('./public-frame/public-frame')
  const isSignIn = location.pathname === '/' && !restoreSession()
  return isSignIn ? import('./session/sign-in') : import('./app/app')
}
