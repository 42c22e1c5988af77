import * as runtimeCore from '@module-federation/runtime-core'
import { createInstance } from '@module-federation/runtime'
import type { RemoteId, RemoteModule } from '@seleta/shell'
import { admitRelease, digestOf } from './integrity'
import type { Release } from './registry'
import { providedModules } from './shared-modules'

/** The joint with the federation runtime: this file and nothing else of the host knows it. A lazy chunk of its own. */

declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>

const ENTRY_TIMEOUT_MS = 8000

// Remote entries are built without the runtime and use the host's copy (findings, section 6).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

const instance = createInstance({
  name: 'seleta_host',
  remotes: [],
  // Not 'version-first': that fetches every remote at boot, and one dead remote keeps the host from starting.
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(providedModules).map(([specifier, load]) => [
      specifier,
      {
        version: __SHARED_VERSIONS__[specifier] ?? '0.0.0',
        get: async () => {
          const module = await load()
          return () => module
        },
        shareConfig: {
          singleton: true,
          strictVersion: true,
          requiredVersion: `^${__SHARED_VERSIONS__[specifier]}`,
        },
      },
    ]),
  ),
  plugins: [
    {
      name: 'seleta-integrity',
      createScript({ url }) {
        const script = document.createElement('script')
        script.src = url
        script.async = true
        const digest = digestOf(url)
        if (digest !== undefined) {
          script.integrity = digest
          script.crossOrigin = 'anonymous'
        }
        return { script, timeout: ENTRY_TIMEOUT_MS }
      },
    },
  ],
})

/** Container name of a remote: a global variable, so no hyphens (shared/build). */
const containerName = (remoteId: RemoteId) => remoteId.replaceAll('-', '_')

/**
 * Loads a release of a remote.
 * @param isForced replaces what an earlier try registered
 * @throws whatever the runtime throws; the caller names it
 */
export async function loadRelease(
  remoteId: RemoteId,
  release: Release,
  { isForced }: { isForced: boolean },
): Promise<RemoteModule> {
  admitRelease(release)
  const name = containerName(remoteId)
  instance.registerRemotes([{ name, entry: release.base + release.entry, type: 'global' }], {
    force: isForced,
  })
  const exposed = await instance.loadRemote<{ default: RemoteModule }>(`${name}/remote`)
  if (exposed === null) throw new Error(`${name} exposes nothing`)
  return exposed.default
}
