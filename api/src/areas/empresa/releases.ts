import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Version = z.object({ version: z.string() })
/** What is read of the registry: every version that an area had (docs/decisions/122-independent-areas.md). */
const Registry = z.object({
  remotes: z.record(
    z.string(),
    z.object({
      current: Version,
      history: z.array(Version).default([]),
      share: z.object({ release: Version }).optional(),
    }),
  ),
})

/**
 * Which releases of areas this product has, or had.
 * @param staticDir the folder that is served; without one, or without a registry in it, all are known
 */
export function watchReleases(
  staticDir: string | null,
): (one: { readonly area: string; readonly versao: string }) => boolean {
  if (staticDir === null) return () => true
  const file = join(staticDir, 'registry.json')
  let stamp = 0
  let known: ReadonlySet<string> | null = null
  return ({ area, versao }) => {
    // A release may have changed it.
    const now = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (now !== stamp) {
      stamp = now
      known = now === 0 ? null : readVersions(readFileSync(file, 'utf8'))
    }
    return known === null || known.has(`${area}@${versao}`)
  }
}

/** `area@version`; an area for which no version could be chosen is one too. */
function readVersions(text: string): ReadonlySet<string> {
  const { remotes } = Registry.parse(JSON.parse(text))
  return new Set(
    Object.entries(remotes).flatMap(([area, { current, history, share }]) =>
      ['', current.version, share?.release.version, ...history.map(({ version }) => version)].map(
        (version) => `${area}@${version}`,
      ),
    ),
  )
}
