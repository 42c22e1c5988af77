import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The table of modules that the host provides and remotes use from it, each as a strict singleton
 * (docs/decisions/003-shared-modules.md). Libraries are behind small facades: what a facade does not re-export
 * is not downloaded. The host's `shared-modules.ts` provides exactly these; `npm run check` compares the two.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@seleta/api-client',
  '@seleta/shell',
  '@seleta/ui/core',
  '@seleta/ui/form',
  '@seleta/ui/grid',
  '@seleta/ui/charts',
]

/** `@seleta/ui/core` → `@seleta/ui`, `react/jsx-runtime` → `react`. */
export function packageOf(specifier) {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? `${parts[0]}/${parts[1]}` : parts[0]
}

/**
 * Installed version of a package as seen from an app's folder.
 * @param {string} specifier
 * @param {string} fromFolder
 */
export function versionOf(specifier, fromFolder) {
  const name = packageOf(specifier)
  const require = createRequire(join(fromFolder, 'package.json'))
  for (const base of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(base, name, 'package.json'), 'utf8')).version
    } catch {
      // Not in this node_modules: the next one.
    }
  }
  throw new Error(
    `${name} is promised by the table of shared modules but not installed for ${dirname(fromFolder)}`,
  )
}

/** The `shared` option of a remote: nothing of its own, everything from the host, refused when the version differs. */
export function remoteShared(folder) {
  return Object.fromEntries(
    sharedModules
      .filter((specifier) => isInstalled(specifier, folder))
      .map((specifier) => [
        specifier,
        {
          import: false,
          singleton: true,
          strictVersion: true,
          requiredVersion: `^${versionOf(specifier, folder)}`,
        },
      ]),
  )
}

/** Versions that the host registers, by specifier. */
export function hostVersions(folder) {
  return Object.fromEntries(sharedModules.map((specifier) => [specifier, versionOf(specifier, folder)]))
}

function isInstalled(specifier, folder) {
  try {
    versionOf(specifier, folder)
    return true
  } catch {
    return false
  }
}
