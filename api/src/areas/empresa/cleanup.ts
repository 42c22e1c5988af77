import type { ModuleRoutes } from '../../ground/module'
import { forgetTentativas } from './tentativas-repository'
import { deleteExpirados } from './tokens-repository'

const HOUR_MS = 3_600_000

/** Once an hour, while the server listens: drops sessions, tokens, kept answers and failures that are over. */
export const registerCleanup: ModuleRoutes = (app, { db }) => {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    timer = setInterval(() => {
      Promise.all([deleteExpirados(db), forgetTentativas(db, new Date())]).catch((error: unknown) => {
        app.log.warn({ err: error }, 'clean-up failed, next try in an hour')
      })
    }, HOUR_MS).unref()
  })
  app.addHook('onClose', () => clearInterval(timer))
}
