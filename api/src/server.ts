import { randomBytes } from 'node:crypto'
import { resolveTxt } from 'node:dns/promises'
import type { Server } from 'node:http'
import { TOKEN_DO_CONVIDADO } from '@seleta/contract/avaliacao-words'
import type { Pool } from 'pg'
import Fastify, {
  type FastifyInstance,
  type FastifyHttpOptions,
  type FastifyServerOptions,
  type RouteOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { areas } from './areas/areas'
import { type Condition, guardAvailability, keepRoom } from './plugins/availability'
import { openEmpresaLock } from './database/empresa-lock/empresa-lock'
import { authenticate } from './plugins/authenticate'
import { authorize } from './plugins/authorize'
import { answerInTurn, boundedPipelines } from './plugins/bounded-pipelines'
import { lockToEmpresa } from './plugins/lock-to-empresa'
import { parseBodies } from './plugins/body-parsers'
import { compressAnswers } from './plugins/compress-answers'
import { documentApi } from './plugins/openapi/documentation'
import { handleErrors } from './plugins/error-handler'
import {
  refuseExpectations,
  refuseNobodysHost,
  refuseUnreadable,
  refuseUnroutable,
} from './plugins/framework-errors'
import { reportHealth } from './plugins/health'
import { leaveQuietly } from './plugins/leave-quietly'
import { logOptions } from './plugins/log-options'
import { logRequests } from './plugins/log-requests'
import { refuseOtherMethods } from './plugins/page-methods'
import { projectAnswers } from './plugins/project-answers'
import { measureRequests } from './plugins/measure-requests'
import { acceptMultipart } from './plugins/multipart'
import { guardOrigin } from './plugins/origin-guard'
import { limitRates } from './plugins/rate-limits'
import { boundHeavyReads } from './plugins/heavy-reads'
import { guardText } from './plugins/text-guard'
import { setSecurityHeaders } from './plugins/security-headers'
import { serveStatic } from './plugins/static-files'
import { speakPortuguese } from './plugins/zod-messages'
import { systemClock } from './ground/clock'
import { createArquivos } from './ground/files/arquivos'
import { openStore } from './ground/files/open-store'
import { JobRunner } from './ground/jobs/job-runner'
import { createDatabaseCounter } from './ground/limits/counter-repository'
import { createAlcance } from './ground/alcance-repository'
import { findConvidado } from './areas/selecao/avaliacoes/convidado-repository'
import { findSessao } from './ground/sessao-repository'
import type { ModuleContext } from './ground/module'
import { isMeasured } from './ground/telemetry/start-telemetry'
import type { Settings } from './ground/settings'

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: JobRunner
  }
}

/** 1 MiB for everything but files (security S12). */
const BODY_LIMIT = 1024 * 1024

/** What of a body is read while it waits for its turn. */
const READ_AHEAD = 16 * 1024

const ALL_WELL: Condition = { isAway: () => false, isDiskLow: () => false, isDiskTight: () => false }

/** The framework's form of the setting: so many hops counted from this process, or the named ones. */
function believed(proxies: Settings['trustProxy']): Exclude<FastifyServerOptions['trustProxy'], undefined> {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}

/** How connections are treated before anything of ours looks at a call. */
const connectionOptions = (settings: Settings) =>
  ({
    bodyLimit: BODY_LIMIT,
    trustProxy: believed(settings.trustProxy),
    genReqId: () => randomBytes(9).toString('base64url'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Files over a poor line; what stands still goes before that (plugins/upload-limits).
    requestTimeout: 15 * 60_000,
    // Who neither sends nor reads for so long holds what waits for them; a live board says something every while.
    connectionTimeout: 2 * 60_000,
    // What still comes while the server closes is answered like any other.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Node's own refusal has no envelope; ours is below.
    http: { requireHostHeader: false, highWaterMark: READ_AHEAD, ...boundedPipelines },
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseUnreadable,
    ...logOptions(settings),
  }) satisfies FastifyHttpOptions<Server>

/**
 * The whole api on one Fastify, not yet listening.
 * @param given database and settings; the caller closes the database after the server
 * @param condition of the database and the disk
 * @param onRoute sees every route as it is registered
 */
export async function buildServer(
  given: Pick<ModuleContext, 'db' | 'pool' | 'settings'> &
    Partial<Pick<ModuleContext, 'clock' | 'resolveTxt'>>,
  condition: Condition = ALL_WELL,
  onRoute: (route: RouteOptions) => void = () => {},
): Promise<FastifyInstance> {
  const context = { clock: systemClock, resolveTxt, ...given, counter: createDatabaseCounter(given.db) }
  const { db, pool, settings } = context
  speakPortuguese()
  const app = Fastify(connectionOptions(settings))
  answerInTurn(app)
  app.addHook('onRoute', onRoute)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  const isLeaving = leaveQuietly(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  if (isMeasured(settings)) measureRequests(app)
  logRequests(app)
  handleErrors(app)
  refuseNobodysHost(app)
  guardAvailability(app, condition)
  const refuseOthers = refuseOtherMethods(app)
  await setSecurityHeaders(app, settings)
  guardOrigin(app, settings.publicUrl)
  await guardCalls(app, context)
  await limitRates(app, context.counter)
  boundHeavyReads(app, settings.databasePool)
  parseBodies(app)
  guardText(app)
  const { files, arquivos } = await openFiles(app, context)
  keepRoom(app, condition)
  compressAnswers(app)
  await documentApi(app, settings.publicUrl)
  reportHealth(app, pool, () => isLeaving() || condition.isAway(), settings.backup.folder, context.clock)
  await serveStatic(app, settings)
  const jobs = prepareJobs(app, db, pool)
  for (const register of areas) await register(app, { ...context, files, arquivos, jobs })
  refuseOthers()
  // What is said last is done first: the jobs end before what they work with is closed.
  app.addHook('onClose', () => jobs.stop())
  refuseExpectations(app)
  return app
}

/** Who calls, what they may, what they read of it, and whose rows alone their call may touch. */
async function guardCalls(app: FastifyInstance, { db, pool }: Pick<ModuleContext, 'db' | 'pool'>) {
  authenticate(app, (token) =>
    token.startsWith(TOKEN_DO_CONVIDADO) ? findConvidado(pool, token) : findSessao(pool, token),
  )
  authorize(app, createAlcance(db))
  projectAnswers(app, db)
  lockToEmpresa(app, await openEmpresaLock(pool))
}

/** Where files lie, how they come in, and what the areas do with them. */
async function openFiles(app: FastifyInstance, { db, settings }: Pick<ModuleContext, 'db' | 'settings'>) {
  const files = await openStore(settings)
  app.addHook('onClose', () => files.store.close())
  await acceptMultipart(app, files.spool, settings)
  return { files, arquivos: createArquivos(db, files.store) }
}

/** Jobs begin with the server. */
function prepareJobs(app: FastifyInstance, db: ModuleContext['db'], pool: Pool): JobRunner {
  const jobs = new JobRunner({
    db,
    pool,
    onFault: (error) => app.log.error({ err: error }, 'falha na fila de trabalhos'),
    onWarning: ({ message, ...waiting }) =>
      waiting.fila === null
        ? app.log.warn({ aviso: message }, 'a fila de trabalhos pede atenção')
        : app.log.warn(waiting, 'muitas tarefas esperam nesta fila'),
  })
  app.decorate('jobs', jobs)
  app.addHook('onReady', () => jobs.start())
  return jobs
}
