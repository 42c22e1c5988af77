import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.mjs'
import { nextReport } from './surface-rules.mjs'

/**
 * Writes the report of what the built host shares.
 * @throws Error when the version of the contract does not say what has changed
 */
export function writeSurface() {
  const read = (file) => JSON.parse(readFileSync(join(repository, file), 'utf8'))
  const file = 'shared/shell/surface.json'
  const former = existsSync(join(repository, file)) ? read(file) : { contracts: {}, names: {} }
  const next = nextReport(read('host/dist/host.json'), former)
  writeFileSync(join(repository, file), `${JSON.stringify(next, null, 2)}\n`)
}
