import { moveArquivos } from '../../ground/files/move-arquivos'
import { compareStore, sweepSoltos } from '../../ground/files/sweep-arquivos'
import type { ModuleRoutes } from '../../ground/module'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/**
 * While the server listens: contents that older versions left in the database move to the store; what lost its owner
 * leaves it within a minute; once a day store and database are held against each other (decision 104).
 */
export const registerArquivosCleanup: ModuleRoutes = (app, { db, files }) => {
  const stop = new AbortController()
  const timers: NodeJS.Timeout[] = []
  const warn = (what: string) => (error: unknown) => app.log.warn({ err: error }, what)

  const move = async () => {
    const { moved, damaged } = await moveArquivos(db, files, stop.signal)
    if (moved > 0) app.log.info({ moved }, 'files moved out of the database')
    if (damaged > 0)
      app.log.error({ damaged }, 'files whose content does not fit their hash stay in the database')
  }
  const compare = async () => {
    const { strays, missing, arrivals } = await compareStore(db, files, new Date())
    if (missing > 0) app.log.error({ missing }, 'files that the database names are not in the store')
    if (strays + arrivals > 0) app.log.info({ strays, arrivals }, 'files that nobody names were taken away')
  }

  let moving = Promise.resolve()
  app.addHook('onListen', () => {
    moving = move().catch(warn('files stay in the database until the next start'))
    const every = (ms: number, work: () => Promise<unknown>, what: string) =>
      timers.push(setInterval(() => void work().catch(warn(what)), ms).unref())
    every(MINUTE_MS, () => sweepSoltos(db, files.store), 'loose files stay, next try in a minute')
    every(DAY_MS, compare, 'store and database were not compared, next try in a day')
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    stop.abort()
    await moving
  })
}
