import type { RemoteId, RemoteModule } from '@seleta/shell'
import { RemoteError } from '../../rules/remote-error'
import type { Release } from './registry'
import { runFile } from './release-files'
import { providedModules } from './shared-modules'

/**
 * The joint: opens the container that an area's entry leaves in a variable named after its version. The protocol is
 * webpack's own, `init` with what the host shares and `get` what the area exposes (decision 122).
 */

declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>

interface Container {
  readonly init: (scope: ShareScope) => Promise<void> | void
  readonly get: (name: string) => Promise<() => { default: RemoteModule }>
}

type ShareScope = Record<
  string,
  Record<string, { get: () => Promise<() => unknown>; from: string; eager: boolean; loaded?: 1 }>
>

/** A file of the host itself, which an area asked for, did not come. */
export class SharedFault extends Error {
  override readonly name = 'SharedFault'
}

/** What areas may use of the host, as strict singletons: one scope for all of them, which none writes to. */
const scope: ShareScope = Object.fromEntries(
  Object.entries(providedModules).map(([specifier, load]) => [
    specifier,
    {
      [__SHARED_VERSIONS__[specifier] ?? '0.0.0']: {
        get: async () => {
          const module = await load().catch((cause: unknown) => {
            throw new SharedFault(specifier, { cause })
          })
          return () => module
        },
        from: 'seleta_host',
        eager: false,
      },
    },
  ]),
)

/**
 * @param isAnew runs the entry again: a fresh copy of the area, in which nothing has failed yet
 * @param silence milliseconds without a byte of the entry that are too many
 * @throws ScriptFault, SharedFault, RemoteError, or whatever the area's own code throws
 */
export async function openContainer(
  remoteId: RemoteId,
  release: Release,
  { isAnew, silence }: { isAnew: boolean; silence: number },
): Promise<RemoteModule> {
  // Scripts of releases leave their containers there, by name.
  const globals = globalThis as unknown as Record<string, Container | undefined>
  if (isAnew) globals[release.container] = undefined
  if (globals[release.container] === undefined) await runFile(release.base + release.entry, silence)
  const container = globals[release.container]
  if (container === undefined) throw new RemoteError('expose', { remoteId, version: release.version })
  await container.init(scope)
  return (await container.get('./remote'))().default
}
