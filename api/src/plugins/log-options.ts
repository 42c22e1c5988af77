import { type FastifyServerOptions, LogController } from 'fastify'
import type { Settings } from '../ground/settings'
import { safeFault } from '../ground/text/safe-fault'
import { plainLog } from './plain-log'

const print = (text: string) => {
  process.stdout.write(text)
}

/**
 * How the server writes its log (decision 113). The framework's own lines for requests are off, and so is what it would
 * tell of them: addresses, headers and what libraries say of a failure carry names and tokens (security S24).
 */
export const logOptions = (settings: Settings): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logger: {
    level: settings.logLevel,
    // By the process's own stream: the logger's waits for ever when whoever reads it has gone, and nothing is answered.
    stream: settings.isProduction ? { write: print } : plainLog(print),
    // A library that reads forms tells them at `trace`, the session's key among them.
    redact: { paths: ['headers', '*.headers'], remove: true },
    serializers: { err: (error) => ({ ...safeFault(error) }), req: () => ({}), res: () => ({}) },
  },
  logController: new LogController({ disableRequestLogging: true }),
})
