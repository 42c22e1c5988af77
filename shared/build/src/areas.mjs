import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../../..')

/** The one list of areas: the folders that declare one. Nothing else names them all. */
export const areas = readdirSync(repository)
  .filter((name) => existsSync(join(repository, name, 'remote.json')))
  .toSorted()

/** The port of each app's dev server: the host's, and the one that an area's package.json names. */
export const devPorts = {
  host: 3010,
  ...Object.fromEntries(areas.map((id) => [id, portOf(join(repository, id))])),
}

/** @param {string} folder an area's, here or in another repository */
export function portOf(folder) {
  const { name, config } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!Number.isInteger(config?.port)) throw new Error(`package.json of ${name} names no config.port`)
  return config.port
}

const readArea = (id) => JSON.parse(readFileSync(join(repository, id, 'remote.json'), 'utf8'))

/** What the areas declare, as the host has it when no registry ever came: without what it then has no use for. */
export function readDescriptors() {
  return areas.map((id) => {
    const { $schema: _, contract: ___, pages, ...descriptor } = readArea(id)
    return { ...descriptor, pages: pages.map(({ picture: __, ...page }) => page) }
  })
}

/** The pictures of pages, by path: for the one script that draws them. */
export const readPictures = () =>
  Object.fromEntries(
    areas
      .flatMap((id) => readArea(id).pages)
      .flatMap(({ path, picture }) => (picture === undefined ? [] : [[path, picture]])),
  )
