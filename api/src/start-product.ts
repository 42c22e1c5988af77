import type { FastifyInstance } from 'fastify'
import { loadCatalogos } from './ground/catalogos/load-catalogos-repository'
import { type OpenDatabase, openDatabase } from './database/connection'
import { DatabaseError } from './database/database-error'
import { migrateDatabase } from './database/migrate'
import { empresaDemo, SENHA_DEMO } from './demo/empresas/empresas-demo'
import { hasDemo, loadDemo } from './demo/load-demo'
import { buildServer } from './server'
import { readSettings, type Settings, SettingsError } from './ground/settings'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A refusal to start that a person can mend is one sentence; anything else shows where it came from. */
function refuse(error: unknown): never {
  const isPlain = error instanceof SettingsError || error instanceof DatabaseError
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

/** Starts database, migrations, catalogues, demo and server, and stops them all cleanly. Never throws: it exits with 1. */
export async function startProduct(env: Record<string, string | undefined>): Promise<void> {
  let database: OpenDatabase | undefined
  let app: FastifyInstance | undefined
  try {
    const settings = readSettings(env)
    say(settings.databaseUrl === null ? 'Abrindo o banco de dados…' : 'Ligando ao banco de dados…')
    database = await openDatabase(settings, say)
    const migrated = await migrateDatabase(database.direct)
    if (migrated.length > 0) say('Banco de dados criado ou atualizado.')
    await loadCatalogos(database.db)
    const signIn = settings.isDemo ? await prepareDemo(database, settings, env) : null
    app = await buildServer({ db: database.db, pool: database.pool, settings })
    stopOnSignals(app, database, settings)
    await listen(app, settings)
    say(`Endereço: ${settings.publicUrl}`)
    if (signIn !== null) say(signIn)
    say('Seleta pronta')
  } catch (error) {
    await app?.close().catch(() => {})
    await database?.close().catch(() => {})
    refuse(error)
  }
}

/** The demo company on an empty database; how to sign in, when it is there. */
async function prepareDemo(
  { db }: OpenDatabase,
  { publicUrl }: Settings,
  env: Record<string, string | undefined>,
): Promise<string | null> {
  if (await loadDemo(db, new Date(), { publicUrl, env })) say('Empresa de demonstração criada.')
  if (!(await hasDemo(db))) return null
  return `Entrar na demonstração: ${empresaDemo.usuarios[0].email} / ${SENHA_DEMO}`
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new SettingsError(`A porta ${port} já está em uso: informe outra em PORT.`)
    if (code === 'EACCES')
      throw new SettingsError(`A porta ${port} não pode ser aberta por este usuário: informe outra em PORT.`)
    throw error
  }
}

/** What a proxy needs to see that this replica leaves, before it stops taking requests (security R07). */
const DRAIN_MS = 2000
const STOP_WITHIN_MS = 9000

function stopOnSignals(app: FastifyInstance, database: OpenDatabase, settings: Settings): void {
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(code), STOP_WITHIN_MS + DRAIN_MS).unref()
    try {
      app.startDraining()
      if (settings.isProduction) await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
      await app.close()
      await database.close()
    } catch (error) {
      app.log.error({ err: error }, 'unclean stop')
      process.exit(1)
    }
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  void database.lost.then(() => {
    if (isStopping) return undefined
    process.stderr.write('O banco de dados embutido parou de repente: inicie a Seleta de novo.\n')
    return stop(1)
  })
}
