import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder, as full paths. */
export function listFilesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
