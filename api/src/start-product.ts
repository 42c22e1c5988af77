import type { FastifyInstance } from 'fastify'
import { checkBeforeStart, toPortError } from './command-line/before-start'
import { wordsOf } from './command-line/failure-words'
import { tellAddress } from './command-line/running-address'
import { loadCatalogos } from './ground/catalogos/load-catalogos-repository'
import { refuseIncomplete } from './database/backup/incomplete-restore'
import { type OpenDatabase, openDatabase } from './database/connection'
import { migrateDatabase } from './database/migrate'
import { empresaDemo, SENHA_DEMO } from './demo/empresas/empresas-demo'
import { hasDemo, loadDemo } from './demo/load-demo'
import { speakPortuguese } from './plugins/zod-messages'
import { buildServer } from './server'
import { watchDisk } from './database/disk-space'
import { measureProduct } from './ground/telemetry/measure-product'
import { isMeasured, startTelemetry } from './ground/telemetry/start-telemetry'
import type { Telemetry } from './ground/telemetry/telemetry'
import { readSettings, type Settings } from './ground/settings'
import { SettingsError } from './ground/settings-error'

/** A terminal reads sentences, a collector of logs lines of JSON (audit O6). */
const speakerOf =
  ({ isProduction }: Settings) =>
  (line: string): void => {
    const told = isProduction
      ? JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, msg: line })
      : line
    process.stdout.write(`${told}\n`)
  }
type Say = ReturnType<typeof speakerOf>

/** A refusal to start that a person can mend is one sentence; anything else shows where it came from. */
function refuse(error: unknown): never {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exit(1)
}

/**
 * Starts database, migrations, catalogues, demo and server, and stops them all cleanly. Never throws: it exits with 1.
 */
export async function startProduct(env: Record<string, string | undefined>): Promise<void> {
  // Nobody reads what is said any more: what is asked is answered all the same.
  process.stdout.on('error', () => {})
  speakPortuguese()
  let database: OpenDatabase | undefined
  let app: FastifyInstance | undefined
  let telemetry: Telemetry | undefined
  try {
    const settings = readSettings(env)
    await checkBeforeStart(settings)
    const say = speakerOf(settings)
    say(settings.databaseUrl === null ? 'Abrindo o banco de dados…' : 'Ligando ao banco de dados…')
    database = await openDatabase(settings, say)
    await refuseIncomplete(database.pool)
    const migrated = await migrateDatabase(database.direct)
    if (migrated.length > 0) say('Banco de dados criado ou atualizado.')
    await loadCatalogos(database.db)
    if (settings.isProduction) await refuseDemo(database)
    const signIn = settings.isDemo ? await prepareDemo(database, settings, env, say) : null
    const disk = watchDisk([settings.dataDir, ...(database.folder === null ? [] : [database.folder])])
    const condition = { isAway: database.isAway, isDiskLow: disk.isLow, isDiskTight: disk.isTight }
    telemetry = await startTelemetry(settings)
    app = await buildServer({ db: database.db, pool: database.pool, settings }, condition)
    const { log } = app
    if (isMeasured(settings))
      measureProduct({
        ...database,
        onFault: (error) => log.warn({ err: error }, 'os números não puderam ser contados'),
      })
    stopOnSignals(app, database, telemetry, settings)
    await listen(app, settings)
    process.on('exit', tellAddress(settings.dataDir, settings.publicUrl))
    say(`Endereço: ${settings.publicUrl}`)
    if (signIn !== null) say(signIn)
    say('Seleta pronta')
  } catch (error) {
    await app?.close().catch(() => {})
    await telemetry?.stop()
    await database?.close().catch(() => {})
    refuse(error)
  }
}

/** @throws SettingsError when the database holds accounts whose password everybody knows (audit O3) */
async function refuseDemo({ db }: OpenDatabase): Promise<void> {
  if (await hasDemo(db))
    throw new SettingsError(
      'O banco tem a empresa de demonstração, cuja senha todos conhecem: em produção comece com um banco vazio, por DATA_DIR ou DATABASE_URL.',
    )
}

/** The demo company on an empty database; how to sign in, when it is there. */
async function prepareDemo(
  { db }: OpenDatabase,
  { publicUrl }: Settings,
  env: Record<string, string | undefined>,
  say: Say,
): Promise<string | null> {
  if (await loadDemo(db, new Date(), { publicUrl, env })) say('Empresa de demonstração criada.')
  if (!(await hasDemo(db))) return null
  return `Entrar na demonstração: ${empresaDemo.usuarios[0].email} / ${SENHA_DEMO}`
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host, listenTextResolver: (address) => `escutando em ${address}` })
  } catch (error) {
    throw toPortError(error, port, host)
  }
}

/** For requests in hand and the database to end, after the drain. */
const STOP_WITHIN_MS = 13_000

function stopOnSignals(
  app: FastifyInstance,
  database: OpenDatabase,
  telemetry: Telemetry,
  settings: Settings,
): void {
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    const drainMs = settings.drainSeconds * 1000
    setTimeout(() => process.exit(code), STOP_WITHIN_MS + drainMs).unref()
    try {
      if (drainMs > 0) {
        app.startDraining()
        await new Promise((resolve) => setTimeout(resolve, drainMs))
      }
      await app.close()
      await telemetry.stop()
      await database.close()
    } catch (error) {
      app.log.error({ err: error }, 'a parada não foi limpa')
      process.exit(1)
    }
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  void database.lost.then(() => {
    if (isStopping) return undefined
    process.stderr.write(
      'A pasta do banco de dados não está mais lá: recupere-a, ou restaure um backup com npm run restore.\n',
    )
    return stop(1)
  })
}
