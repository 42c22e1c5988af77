/** One version per shared library: packages name the catalog, and the lockfile holds one of each that pages share. */
const oneVersionOnly = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'jotai',
  'axios',
  'notistack',
  '@tanstack/react-query',
  '@mui/material',
  '@mui/system',
  '@mui/x-data-grid',
  '@mui/x-charts',
  '@emotion/react',
  'webpack',
  'zod',
]

/**
 * @param {{ path: string, text: string }[]} manifests package.json files
 * @param {string} lockfile text of pnpm-lock.yaml
 */
export function findVersionFaults(manifests, lockfile) {
  const faults = []
  for (const { path, text } of manifests) {
    const manifest = JSON.parse(text)
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']) {
      for (const [name, range] of Object.entries(manifest[kind] ?? {})) {
        const wanted = name.startsWith('@seleta/') ? 'workspace:*' : 'catalog:'
        if (range !== wanted) faults.push(`${path}: ${name} must be "${wanted}", is "${range}"`)
      }
    }
  }
  for (const name of oneVersionOnly) {
    const versions = new Set(
      [...lockfile.matchAll(new RegExp(`^  '?${name.replaceAll('/', '\\/')}@(\\d[^:('\\s]*)`, 'gm'))].map(
        (match) => match[1],
      ),
    )
    if (versions.size > 1)
      faults.push(`${name} is installed in ${versions.size} versions: ${[...versions].join(', ')}`)
  }
  return faults
}
