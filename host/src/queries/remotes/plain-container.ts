import type { RemoteId, RemoteModule } from '@seleta/shell'
import { admitRelease, digestOf } from './integrity'
import type { Release } from './registry'

/**
 * Opens a remote of webpack's own container kind: the same protocol as federation (`init` with what the host shares,
 * `get` what the remote exposes) without its runtime. The public pages need React and nothing else of the host, and
 * 22 kB of runtime would be a fifth of all their code (docs/decisions/070-public-pages.md).
 */

declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>

const ENTRY_TIMEOUT_MS = 8000

interface Container {
  readonly init: (scope: ShareScope) => Promise<void> | void
  readonly get: (name: string) => Promise<() => { default: RemoteModule }>
}

type ShareScope = Record<
  string,
  Record<string, { get: () => Promise<() => unknown>; from: string; eager: boolean; loaded?: 1 }>
>

/** What a plain remote may use of the host, as strict singletons like everywhere. */
const provided: Readonly<Record<string, () => Promise<unknown>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
}

const scope: ShareScope = Object.fromEntries(
  Object.entries(provided).map(([name, load]) => [
    name,
    {
      [__SHARED_VERSIONS__[name] ?? '0.0.0']: {
        get: async () => {
          const module = await load()
          return () => module
        },
        from: 'seleta_host',
        eager: false,
      },
    },
  ]),
)

/**
 * Loads a release of a plain remote.
 * @throws whatever kept it from loading; the caller names it
 */
export async function loadPlainRelease(
  remoteId: RemoteId,
  release: Release,
  { isForced }: { isForced: boolean },
): Promise<RemoteModule> {
  admitRelease(release)
  const name = remoteId.replaceAll('-', '_')
  // Scripts of releases leave their containers there, by name.
  const globals = globalThis as unknown as Record<string, Container | undefined>
  if (isForced) globals[name] = undefined
  if (globals[name] === undefined) await runScript(release.base + release.entry)
  const container = globals[name]
  if (container === undefined) throw new Error(`${name} exposes nothing`)
  await container.init(scope)
  return (await container.get('./remote'))().default
}

function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    const digest = digestOf(url)
    if (digest !== undefined) Object.assign(script, { integrity: digest, crossOrigin: 'anonymous' })
    const timer = setTimeout(() => reject(new Error(`timeout: ${url}`)), ENTRY_TIMEOUT_MS)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      reject(new Error(`not loaded: ${url}`))
    })
    document.head.append(script)
  })
}
