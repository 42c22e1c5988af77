import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small installation in a folder of its own, and builds of areas for it: what the tests of releases work on. */

export const ENTRY = 'remoteEntry.js'
export const SHEET = 'folha.css'

export const pageAt = (path, more = {}) => ({
  id: 'agenda',
  path,
  layout: 'dashboard',
  auth: true,
  title: 'Agenda',
  ...more,
})

/** A host that provides React 19, and nothing else. */
export const HOST = {
  contract: '1.0.0',
  surface: 'abc',
  provides: { react: { version: '19.3.1', exports: ['use'] } },
}

/** @returns the installation's folder, what reads it, what builds for it, and what removes it */
export function installation() {
  const root = mkdtempSync(join(tmpdir(), 'seleta-instalacao-'))
  const folder = join(root, 'dist')
  mkdirSync(folder)
  writeFileSync(join(folder, 'host.json'), JSON.stringify(HOST))
  return {
    root,
    folder,
    registry: () => JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')),
    stored: (id, version, file) => join(folder, 'remotes', id, version, file),
    buildHost: (mark, host = HOST) => writeHost(join(root, `host-${mark}`), mark, host),
    build: (version, more) =>
      writeBuild(join(root, `build-${more?.id ?? 'mfe-agenda'}-${version}`), version, more),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** @returns {string} the folder of a host's build */
function writeHost(source, mark, host) {
  mkdirSync(join(source, 'assets'), { recursive: true })
  writeFileSync(join(source, 'assets', `main.${mark}.js`), `// ${mark}\n`)
  for (const page of ['index.html', 'dashboard.html'])
    writeFileSync(join(source, page), `<script src="/assets/main.${mark}.js"></script>`)
  writeFileSync(join(source, 'favicon.ico'), '')
  writeFileSync(join(source, 'host.json'), JSON.stringify(host))
  return source
}

/**
 * @param {string} source where the build goes
 * @param {string} version
 * @param {{ id?: string, pages?: object[], panels?: object[], contract?: string }} [more]
 * @returns {string} the build's folder
 */
function writeBuild(source, version, { id = 'mfe-agenda', pages, panels, contract = '^1.0.0' } = {}) {
  mkdirSync(source, { recursive: true })
  const script = `// ${id} ${version}\n`.repeat(20)
  writeFileSync(join(source, ENTRY), script)
  writeFileSync(join(source, SHEET), '.agenda { color: red }')
  const digestOf = (file) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(source, file)))
      .digest('base64')}`
  const release = {
    id,
    version,
    entry: ENTRY,
    container: `${id.replaceAll('-', '_')}_${version}`,
    requires: { react: '^19.0.0' },
    uses: { react: ['use'] },
    integrity: { [ENTRY]: digestOf(ENTRY) },
    files: { [SHEET]: digestOf(SHEET) },
    first: {},
    needs: {},
    styles: {},
    descriptor: {
      id,
      contract,
      pages: pages ?? [pageAt(`/dashboard/${id.slice(4)}`)],
      ...(panels && { panels }),
    },
  }
  writeFileSync(join(source, 'release.json'), JSON.stringify(release))
  return source
}
