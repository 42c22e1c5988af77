import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../ground/settings'
import { isApiPath } from './api-paths'
import { sendRefusal } from './error-handler'
import { NOT_FOUND } from './erro-status'
import { watchPages } from './known-pages'
import { refuseMethod } from './page-methods'
import { watchPage } from './page-digests'
import { allowInPage, leavePolicies } from './security-headers'

/** Hashed names, or a folder per version: never changed after release. */
const IMMUTABLE = /^\/(?:assets\/|remotes\/[^/]+\/[^/]+\/)/
const ALWAYS_ASK = 'no-cache'
/** What a release changes. */
const REGISTRY = '/registry.json'
const CHANGING: ReadonlySet<string> = new Set([REGISTRY, '/registry-baked.json', '/host.json'])
const DASHBOARD = 'dashboard.html'
const IS_OF_DASHBOARD = /^\/dashboard(?:\/|$)/i
const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/**
 * Serves the built front end with the files that the build compressed. Any address without an extension that a
 * browser opens, or a tool that would take anything, gets the page, as 404 where it is nobody's (product 104); a missing
 * file is 404 in plain text, never the page (security S26). What the api does not know is 404 in its envelope.
 * @param settings `staticDir`: null when a gateway serves the front end; `areaOrigins` are told in the registry
 */
export async function serveStatic(
  app: FastifyInstance,
  { staticDir, areaOrigins }: Pick<Settings, 'staticDir' | 'areaOrigins'>,
): Promise<void> {
  const root = staticDir === null ? null : resolve(staticDir)
  if (root !== null) {
    await app.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
    })
  }
  const isKnown = root === null ? () => false : watchPages(root)
  const digestsOf = watchPage(join(root ?? '', DASHBOARD))
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (root === null || path === null || isApiPath(path)) return sendUnknown(request, reply)
    if (!isRead && isKnown(path)) return refuseMethod(reply, 'GET, HEAD')
    if (!isRead) return sendUnknown(request, reply)
    const file = fileOf(root, path)
    if (file !== null) {
      leavePolicies(reply, path).header('cache-control', cacheFor(path))
      const origins = path === REGISTRY ? areaOrigins : []
      return CHANGING.has(path)
        ? sendChanging(request, reply, { file: join(root, file), origins })
        : reply.sendFile(file)
    }
    if (isPage(request, path)) {
      reply.code(isKnown(path) ? 200 : 404).header('cache-control', ALWAYS_ASK)
      if (!isOfDashboard(root, path)) return reply.sendFile('index.html')
      return allowInPage(reply, digestsOf()).sendFile(DASHBOARD)
    }
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Não encontrado.')
  })
}

/**
 * A file that a release writes anew: read whole each time, told by its own digest, and packed while it is sent
 * (compress-answers.ts). Beside it on the disk no packed copy may stand, which would be that of a former release.
 */
async function sendChanging(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, origins }: { file: string; origins: readonly string[] },
): Promise<FastifyReply> {
  const text = withOrigins(await readFile(file, 'utf8'), origins)
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
  reply.header('etag', etag).header('vary', 'accept-encoding').type('application/json; charset=utf-8')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(text)
}

/** The registry with where areas may come from besides; where none may, it is what the release wrote. */
function withOrigins(registry: string, areaOrigins: readonly string[]): string {
  if (areaOrigins.length === 0) return registry
  const told: object = JSON.parse(registry)
  return JSON.stringify({ ...told, areaOrigins })
}

function pathOf(request: FastifyRequest): string | null {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/')
  } catch {
    return null
  }
}

/** Relative name of a servable file; no hidden files, no source maps, nothing outside the folder. */
function fileOf(root: string, path: string): string | null {
  const name = normalize(path).replaceAll('\\', '/').slice(1)
  const isHidden = name.split('/').some((part) => part.startsWith('.'))
  // What the product is made of is told to those who run it, not to visitors.
  if (name.startsWith('sbom.json')) return null
  if (name === '' || isHidden || name.endsWith('.map') || name.endsWith('/') || path.includes('\0'))
    return null
  const full = join(root, name)
  if (!full.startsWith(root + sep) || !existsSync(full) || !statSync(full).isFile()) return null
  return name
}

function cacheFor(path: string): string {
  if (path.endsWith('.html') || CHANGING.has(path)) return ALWAYS_ASK
  return IMMUTABLE.test(path) ? YEAR : HOUR
}

function isPage(request: FastifyRequest, path: string): boolean {
  // A dot in front of a name is somebody looking for .env or climbing out of the folder.
  if (path.includes('/.') || IMMUTABLE.test(path)) return false
  // Below the dashboard a dot is a slip of whoever typed a number, and no file's name.
  if (extname(path) !== '' && !IS_OF_DASHBOARD.test(path)) return false
  const { accept = '*/*', 'sec-fetch-dest': wantedAs } = request.headers
  if (wantedAs === 'document' || accept.includes('text/html')) return true
  // A browser says what it wants a file for; who says nothing (curl, a monitor) opens the address.
  return wantedAs === undefined && accept.includes('*/*')
}

/** Pages of the dashboard begin with their first frame (decision 126); a build without that page has one for all. */
const isOfDashboard = (root: string, path: string): boolean =>
  IS_OF_DASHBOARD.test(path) && existsSync(join(root, DASHBOARD))

function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(request, reply, NOT_FOUND)
}
