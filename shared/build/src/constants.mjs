import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What webpack writes into the modules that import it: an exported number, text, or yes and no. */
const CONSTANT = /^export const \w+(?:: \w+)? = (?:-?[\d._]+|'[^'\n]*'|true|false|null).*$/gm

/**
 * A digest of the constants below folders. A build's cache on disk is of no use once one of them has changed: webpack
 * 5.110 takes what it has of a module that has a constant written into it, although that constant is another now
 * (findings, section 1).
 * @param {string[]} folders
 * @returns {string}
 */
export function hashConstants(folders) {
  const hash = createHash('sha256')
  for (const file of folders.flatMap(listSources)) {
    const constants = readFileSync(file, 'utf8').match(CONSTANT)
    if (constants !== null) hash.update(constants.join('\n')).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}

function listSources(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return /^(?:node_modules|dist)/.test(entry.name) ? [] : listSources(path)
      return /(?<!\.spec)\.(?:tsx?|mjs|js)$/.test(entry.name) ? [path] : []
    })
}
