import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where things are, and what counts as a source. */

export { areas as remotes } from '../shared/build/src/areas.mjs'
export const repository = join(import.meta.dirname, '..')
export const distFolder = join(repository, 'dist')
export const cacheFolder = join(repository, '.cache')
export const PNPM = 'pnpm@10.34.9'

/** Whether this account may not write where it wanted to. */
export const isForbidden = ({ code }) => ['EACCES', 'EPERM', 'EROFS'].includes(code)

const passedOver = new Set(['node_modules', 'dist', 'dist-dev', '.cache', '.data', '.swc', 'test-results'])

/** All files below folders, sorted, generated ones left out. */
export function listFiles(folders) {
  const files = []
  const walk = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat === undefined) return
    if (stat.isFile()) return void files.push(path)
    for (const name of readdirSync(path)) if (!passedOver.has(name)) walk(join(path, name))
  }
  for (const folder of folders) walk(join(repository, folder))
  return files.toSorted()
}

/** One short hash of the content of folders and files: equal inputs, equal build. */
export function hashInputs(folders) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const file of listFiles(folders)) {
    if (/\.spec\.\w+$/.test(file) || file.endsWith('.md')) continue
    hash.update(relative(repository, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}
