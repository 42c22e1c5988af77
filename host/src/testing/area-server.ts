import type { RemoteDescriptor, RemoteId } from '@seleta/shell'
import { webcrypto } from 'node:crypto'
import type { ComponentType } from 'react'
import type { RegisteredArea, Release } from '../queries/remotes/registry'

/**
 * What a server does with a file: it sends it, at once, after 1.5 s, when the test lets it, or byte by byte in 25 s; it
 * says that there is none, refuses it now, sends a page of a gateway in its place, or says nothing.
 */
type Answer = 'sent' | 'late' | 'held' | 'slowly' | 'gone' | 'refused' | 'page' | 'silent'

const SLOWLY_MS = 25_000

/** The page's own limit, by the clock that a test turns. */
function limitOf(ms: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), ms)
  return limit.signal
}

const abortOf = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))))

async function nextByte(signal: AbortSignal | undefined) {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  signal?.throwIfAborted()
  return { done: false }
}

/** A server of areas in jsdom, which fetches and runs no script: files come or fail as the test says. */
export interface AreaServer {
  readonly areas: Map<RemoteId, RegisteredArea>
  /** By folder of a release, or `/registry.json`. */
  readonly answers: Map<string, Answer>
  /** Paths that were asked for. */
  readonly asked: string[]
  /** Addresses of scripts that were put into the page. */
  readonly scripts: string[]
  /** Sends what was held. */
  readonly letGo: () => void
  readonly stop: () => void
}

type Views = Readonly<Record<string, ComponentType<Record<string, unknown>>>>

/** What the entries of releases leave behind when they run, by container. */
const code = new Map<string, { readonly id: RemoteId; readonly views: Views }>()

/** @param views what its pages and panels draw, by id */
export function buildRelease(id: RemoteId, version: string, views: Views): Release {
  const container = `${id}_${version}`
  code.set(container, { id, views })
  return {
    version,
    container,
    base: `/remotes/${id}/${version}/`,
    entry: 'remoteEntry.js',
    contract: '^1.0.0',
    for: 'teste',
    integrity: { 'remoteEntry.js': 'sha256-teste' },
    first: {},
  }
}

/** An area with one page at each path, by id. */
export function buildDescriptor(id: RemoteId, paths: Readonly<Record<string, string>>): RemoteDescriptor {
  const pages = Object.entries(paths).map(([page, path]) => ({
    id: page,
    path,
    layout: 'dashboard' as const,
    auth: true,
    title: `Página ${page}`,
  }))
  return { id, contract: '^1.0.0', pages }
}

/** An area of one version whose pages draw nothing. */
export const buildArea = (
  id: RemoteId,
  paths: Readonly<Record<string, string>>,
  version: string,
): RegisteredArea => ({
  descriptor: buildDescriptor(id, paths),
  current: buildRelease(
    id,
    version,
    Object.fromEntries(Object.keys(paths).map((page) => [page, () => null])),
  ),
  previous: null,
})

/** @param areas what its registry names */
export function startAreaServer(areas = new Map<RemoteId, RegisteredArea>()): AreaServer {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const scripts: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const answerTo = (path: string) => [...answers].find(([start]) => path.startsWith(start))?.[1] ?? 'sent'
  const answer = async (path: string, signal?: AbortSignal) => {
    asked.push(path)
    const how = answerTo(path)
    if (how === 'silent') await abortOf(signal)
    if (how === 'late') await new Promise((resolve) => setTimeout(resolve, 1500))
    if (how === 'held') await held
    const status = how === 'gone' ? 404 : how === 'refused' ? 503 : 200
    return {
      ok: status === 200,
      status,
      body: how === 'slowly' ? { getReader: () => ({ read: () => nextByte(signal) }) } : null,
      headers: new Headers(how === 'page' ? { 'content-type': 'text/html; charset=utf-8' } : {}),
      text: async () => '<script src="/assets/main.novo.js"></script>',
      arrayBuffer: async () => new Uint8Array([1]).buffer,
      json: async () => JSON.parse(JSON.stringify({ remotes: Object.fromEntries(areas) })),
    }
  }
  // jsdom has no digests.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  const { fetch } = globalThis
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = limitOf
  const isOurs = (path: string) => /^\/(?:registry|remotes|index|assets)/.test(path)
  Object.assign(globalThis, {
    fetch: (path: string, how?: RequestInit) =>
      isOurs(path) ? answer(path, how?.signal ?? undefined) : fetch(path, how),
  })
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) serve(node)
  })
  const serve = (node: Node) => {
    const address =
      node instanceof HTMLLinkElement ? node.href : node instanceof HTMLScriptElement && node.src
    if (!(node instanceof HTMLElement) || !address) return
    const { pathname: path, search } = new URL(address)
    if (node instanceof HTMLScriptElement) scripts.push(path + search)
    const how = answerTo(path)
    if (how === 'silent') return
    const isComing = how === 'sent' || how === 'slowly'
    if (isComing && node instanceof HTMLScriptElement) runEntry(path)
    // As a browser does: not while it is being put there.
    setTimeout(
      () => node.dispatchEvent(new Event(isComing ? 'load' : 'error')),
      how === 'slowly' ? SLOWLY_MS : 0,
    )
  }
  watch.observe(document.head, { childList: true })
  const stop = () => {
    watch.disconnect()
    Object.assign(globalThis, { fetch })
    AbortSignal.timeout = timeout
  }
  return { areas, answers, asked, scripts, letGo, stop }
}

function runEntry(path: string): void {
  const [, , id, version] = path.split('/')
  const entry = code.get(`${id}_${version}`)
  if (entry === undefined) return
  const views = Object.fromEntries(
    Object.entries(entry.views).map(([view, component]) => [view, async () => ({ default: component })]),
  )
  const module = { id: entry.id, pages: views, panels: views }
  Object.assign(globalThis, {
    [`${id}_${version}`]: { init: () => undefined, get: async () => () => ({ default: module }) },
  })
}
