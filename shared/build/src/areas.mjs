import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../../..')

/** The one list of areas: the folders that declare one. Nothing else names them all. */
export const areas = readdirSync(repository)
  .filter((name) => existsSync(join(repository, name, 'remote.json')))
  .toSorted()

/** What the areas declare, as the host has it when no registry ever came. */
export function readDescriptors() {
  return areas.map((id) => {
    const { $schema: _, ...descriptor } = JSON.parse(
      readFileSync(join(repository, id, 'remote.json'), 'utf8'),
    )
    return descriptor
  })
}
