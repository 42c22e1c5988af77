import { createHash } from 'node:crypto'

/**
 * What the product is made of, as CycloneDX 1.6 from the lockfile alone (audit S15): every package with its version,
 * digest, licence and what it needs. The same lockfile gives the same bytes.
 * @param {object} lock pnpm-lock.yaml, parsed
 * @param {string} text the same as text: the document is named by its digest
 * @param {(id: string) => string | null} licenceOf SPDX expression of `name@version`; null where none is known
 */
export function buildSbom(lock, text, licenceOf) {
  const shipped = shippedOf(lock)
  const needs = needsByPackage(lock)
  const ids = [...new Set(Object.keys(lock.snapshots).map(bare))].toSorted()
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(text)}`,
    version: 1,
    metadata: { component: { type: 'application', name: 'seleta', 'bom-ref': 'seleta' } },
    components: ids.map((id) => componentOf(lock, id, shipped.has(id), licenceOf(id))),
    dependencies: [
      {
        ref: 'seleta',
        dependsOn: rootsOf(lock, ['dependencies', 'optionalDependencies', 'devDependencies']),
      },
      ...ids.map((id) => ({ ref: purlOf(id), dependsOn: (needs.get(id) ?? []).map(purlOf) })),
    ],
  }
}

/** Workspaces that build, test and measure: nothing of theirs leaves with the product. */
const TOOLS = new Set(['.', 'shared/build', 'shared/testing', 'e2e', 'bench'])

/**
 * Packages that are delivered or run in production, `name@version`: what the workspaces depend on, not what builds and
 * tests them.
 * @returns {Set<string>}
 */
export function shippedOf(lock) {
  const known = new Set()
  const needs = needsByPackage(lock)
  const delivered = Object.entries(lock.importers).filter(([folder]) => !TOOLS.has(folder))
  const waiting = rootIds({ importers: Object.fromEntries(delivered) }, [
    'dependencies',
    'optionalDependencies',
  ])
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (known.has(id)) continue
    known.add(id)
    waiting.push(...(needs.get(id) ?? []))
  }
  return known
}

/** Packages that pnpm installs on some systems only. */
export const isForOneSystem = (lock, id) => {
  const { os, cpu, libc } = lock.packages[id] ?? {}
  return os !== undefined || cpu !== undefined || libc !== undefined
}

/** 'react-dom@19.3.1(react@19.3.1)' → 'react-dom@19.3.1'. */
export const bare = (id) => id.replace(/\(.*$/, '')

const isOurs = (version) => version.startsWith('link:')

/** A dependency as the lockfile names it; an alias is told by the name of what it stands for. */
export const idOf = (name, version) =>
  bare(/^[^(]*@/.test(version) && !/^\d/.test(version) ? version : `${name}@${version}`)

const rootIds = ({ importers }, kinds) =>
  Object.values(importers).flatMap((importer) =>
    kinds.flatMap((kind) =>
      Object.entries(importer[kind] ?? {})
        .filter(([, { version }]) => !isOurs(version))
        .map(([name, { version }]) => idOf(name, version)),
    ),
  )

const rootsOf = (lock, kinds) => [...new Set(rootIds(lock, kinds))].toSorted().map(purlOf)

/** What each package needs, in whichever company of peers it was resolved: `name@version` → the same, sorted. */
function needsByPackage({ snapshots }) {
  const found = new Map()
  for (const [key, { dependencies = {}, optionalDependencies = {} }] of Object.entries(snapshots)) {
    const needs = Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([, version]) => !isOurs(version))
      .map(([name, version]) => idOf(name, version))
    found.set(bare(key), [...new Set([...(found.get(bare(key)) ?? []), ...needs])].toSorted())
  }
  return found
}

function componentOf(lock, id, isShipped, licence) {
  const at = id.lastIndexOf('@')
  const { integrity } = lock.packages[id]?.resolution ?? {}
  return {
    type: 'library',
    'bom-ref': purlOf(id),
    name: id.slice(0, at),
    version: id.slice(at + 1),
    scope: isShipped ? 'required' : 'excluded',
    ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
    ...(licence === null ? {} : { licenses: [licenceEntry(licence)] }),
    purl: purlOf(id),
  }
}

const licenceEntry = (licence) =>
  /^[\w.-]+$/.test(licence) ? { license: { id: licence } } : { expression: licence }

function hashOf(integrity) {
  const [algorithm, digest] = integrity.split('-', 2)
  const alg = { sha512: 'SHA-512', sha256: 'SHA-256', sha1: 'SHA-1' }[algorithm]
  return { alg, content: Buffer.from(digest, 'base64').toString('hex') }
}

function purlOf(id) {
  const at = id.lastIndexOf('@')
  return `pkg:npm/${id.slice(0, at).replace('@', '%40')}@${encodeURIComponent(id.slice(at + 1))}`
}

/** A UUID (version 8: of our own making) from the digest of a text. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
