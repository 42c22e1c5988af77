import { appStore, onSessionEnd } from '@seleta/api-client'
import { now } from '@seleta/regras/now'
import { newUuid } from '@seleta/regras/new-uuid'
import { browserCopies } from './local-copy'
import { createRascunhoController } from './rascunho-controller'
import { apiServer } from './rascunho-server'

/** The page's one controller, on the real api, clock and storage. */

export const rascunhos = createRascunhoController({
  store: appStore,
  server: apiServer,
  copies: browserCopies,
  now: () => now().toISOString(),
  newChave: newUuid,
  schedule: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
})

onSessionEnd(() => rascunhos.forget())
window.addEventListener('online', () => rascunhos.flush())
