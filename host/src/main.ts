import './boot.css'
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
  const frame =
    here?.page.layout === 'bare' ? await import('./public-frame/public-frame') : await import('./app/app')
  frame.mount(root)
}
