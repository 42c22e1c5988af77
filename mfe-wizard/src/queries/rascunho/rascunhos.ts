import type { QueryClient } from '@seleta/api-client'
import { appStore, invalidateCalls, onSessionEnd } from '@seleta/api-client'
import { newUuid } from '../../rules/rascunho/new-uuid'
import { browserCopias } from './copia-local'
import { createRascunhoController } from './rascunho-controller'
import { apiServer } from './rascunho-server'

/** The page's one controller, on the real api, clock and storage. */

let queries: QueryClient | null = null

/** Names the query client whose lists grow old when a draft is stored. The frame calls it. */
export function connectQueries(client: QueryClient): void {
  queries = client
}

export const rascunhos = createRascunhoController({
  store: appStore,
  server: apiServer,
  copias: browserCopias,
  now: () => new Date().toISOString(),
  newChave: newUuid,
  schedule: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  onStored: () => {
    if (queries !== null)
      void invalidateCalls(queries, ['filterCampanhas', 'countCampanhas', 'getCampanha', 'getRascunho'])
  },
})

onSessionEnd(() => rascunhos.forget())
window.addEventListener('online', () => rascunhos.flush())
