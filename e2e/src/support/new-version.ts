import { createHash } from 'node:crypto'
import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './product'

/** Releases of areas in a copy of the built front end, as `npm run release` would put them there, without a build. */

export interface Release {
  readonly version: string
  readonly integrity: Readonly<Record<string, string>>
}
export interface Entry {
  readonly current: Release
  readonly previous: Release | null
  readonly share?: object | undefined
  readonly descriptor: { readonly pages: readonly { readonly id: string; readonly path: string }[] }
}

/** What the registry of a folder says of an area. */
export const entryOf = (folder: string, id: string): Entry => readRegistry(folder).remotes[id] as Entry

/**
 * The area's version in use once more, under another name: the same code, other bytes.
 * @param version twelve hex digits
 * @returns what the registry says of it
 */
export function addVersion(folder: string, id: string, version: string): Release {
  const { current } = entryOf(folder, id)
  const target = join(folder, 'remotes', id, version)
  cpSync(join(folder, 'remotes', id, current.version), target, { recursive: true })
  for (const name of readdirSync(target)) {
    if (/\.(?:br|gz)$/.test(name)) rmSync(join(target, name))
    else if (/\.(?:js|css|json)$/.test(name)) {
      const file = join(target, name)
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(current.version, version))
    }
  }
  const integrity = Object.fromEntries(
    Object.keys(current.integrity).map((name) => [
      name,
      `sha256-${createHash('sha256')
        .update(readFileSync(join(target, name)))
        .digest('base64')}`,
    ]),
  )
  // All else that a release says holds its version in names alone.
  const renamed = JSON.parse(JSON.stringify(current).replaceAll(current.version, version)) as Release
  return { ...renamed, integrity }
}

/** Packs what was added as the release command does. */
export async function compress(folder: string): Promise<void> {
  const { compressFolder } = (await import(join(repository, 'scripts/build/compress.mjs'))) as {
    compressFolder: (of: string) => Promise<void>
  }
  await compressFolder(folder)
}

/** Changes what the registry says of an area. */
export function changeEntry(folder: string, id: string, change: (entry: Entry) => Entry): void {
  const registry = readRegistry(folder)
  registry.remotes[id] = change(registry.remotes[id] as Entry)
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry))
  for (const ending of ['.br', '.gz']) rmSync(join(folder, `registry.json${ending}`), { force: true })
}

/** Puts a new version on air for everybody; answers its number. */
export function releaseVersion(folder: string, id: string, version: string): string {
  const current = addVersion(folder, id, version)
  changeEntry(folder, id, (entry) => ({ ...entry, current, previous: entry.current }))
  return version
}

/** Puts another release of the host on air: its first script has another name, and the former one has gone. */
export function releaseHost(folder: string, mark: string): void {
  const assets = join(folder, 'assets')
  // The folder may hold those of former builds too.
  const former = /main\.\w+\.js/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[0]
  if (former === undefined) throw new Error('the host has no first script')
  renameSync(join(assets, former), join(assets, `main.${mark}.js`))
  for (const page of ['index.html', 'dashboard.html']) {
    const file = join(folder, page)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(former, `main.${mark}.js`))
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
  }
}

/**
 * Puts a host on air in which one of its scripts has a line more, as the build of a changed line is: the script has
 * another name and digest, and so have the first script and the pages, which name it.
 * @param script `base` of `assets/base.3f2a9c01b7.js`
 * @param mark ten hex digits, others for each host
 */
export function changeHostScript(folder: string, script: string, mark: string): void {
  const line = `\nconsole.info('uma linha ${mark}')`
  const inMain = rewriteScript(folder, script, mark, (text) => text + line)
  const inPages = rewriteScript(folder, 'main', mark, (text) => inMain(text))
  for (const page of ['index.html', 'dashboard.html']) {
    const file = join(folder, page)
    writeFileSync(file, inPages(inMain(readFileSync(file, 'utf8'))))
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
  }
}

/** Writes a script of the host anew, beside the former one; answers what renames it in a text. */
function rewriteScript(
  folder: string,
  script: string,
  mark: string,
  change: (text: string) => string,
): (text: string) => string {
  const fileOf = (name: string) => join(folder, 'assets', `${script}.${name}.js`)
  // The folder may hold those of former builds too.
  const former = new RegExp(`/${script}\\.(\\w+)\\.js`).exec(
    readFileSync(join(folder, 'dashboard.html'), 'utf8'),
  )?.[1]
  if (former === undefined) throw new Error(`the host has no script ${script}`)
  const before = readFileSync(fileOf(former), 'utf8')
  const after = change(before)
  writeFileSync(fileOf(mark), after)
  return (text) => text.replaceAll(former, mark).replaceAll(digestOf(before), digestOf(after))
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')

const readRegistry = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')) as { remotes: Record<string, unknown> }

const BROKEN = 'badbadbadbad'

/** A new version of mfe-campaigns whose files are not there; the good one becomes `previous`. */
export function publishBrokenRelease(folder: string): void {
  const file = join(folder, 'registry.json')
  const registry = JSON.parse(readFileSync(file, 'utf8'))
  const { current } = registry.remotes['mfe-campaigns']
  const broken = {
    ...current,
    version: BROKEN,
    container: `mfe_campaigns_${BROKEN}`,
    base: `/remotes/mfe-campaigns/${BROKEN}/`,
    integrity: {},
  }
  registry.remotes['mfe-campaigns'] = {
    ...registry.remotes['mfe-campaigns'],
    current: broken,
    previous: current,
  }
  for (const name of ['registry.json', 'registry-baked.json']) {
    writeFileSync(join(folder, name), JSON.stringify(registry))
    for (const ending of ['.br', '.gz']) rmSync(join(folder, name + ending), { force: true })
  }
}
