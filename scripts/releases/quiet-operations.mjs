import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.mjs'

/**
 * Operations that a page may ask for ahead, as the contract names them: they change nothing. Plain data.
 * @returns {string[]}
 */
export function quietOperations() {
  const folder = join(repository, 'shared/contract/src')
  const namesIn = (file, pattern) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, name]) => name)
  const tables = readdirSync(folder).filter((file) => /(?:^|-)routes\.ts$/.test(file))
  return [
    ...tables.flatMap((file) => namesIn(file, /^ {2}(\w+): \{\s*method: 'GET'/gm)),
    ...namesIn('touches.ts', /^ {2}(\w+): reads,/gm),
  ]
}
