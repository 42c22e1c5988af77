import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { unbuilt } from './build/units.mjs'
import { uninstalled } from './install.mjs'
import { cacheFolder, distFolder, isForbidden, remotes, repository } from './repository.mjs'

/**
 * A clone of another account (root's in /opt, under a service's own account): it is run as it was built, and nothing is
 * written into it.
 */

/** Where installing and building write. */
const WRITTEN = [
  repository,
  join(repository, 'node_modules'),
  cacheFolder,
  distFolder,
  ...['api', 'host', ...remotes].map((name) => join(repository, name, 'dist')),
]

/** @throws Error with a sentence when this account may not write into the clone, and something has to be written */
export function throwIfUnbuiltAndForeign() {
  const foreign = WRITTEN.find((folder) => existsSync(folder) && !isWritable(folder))
  if (foreign !== undefined && (uninstalled() !== null || unbuilt().length > 0))
    throw new Error(notHere(foreign))
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The sentence for a clone that lacks something which this account may not bring. */
const notHere = (path) =>
  `Falta instalar ou construir o produto, e este usuário não pode escrever em ${path}: rode npm run build em ${repository} com a conta dona da pasta, e depois rode este comando de novo.`

/** What went wrong with installing or building, in words. */
export const sentenceOf = (error) => (isForbidden(error) ? notHere(error.path ?? repository) : error.message)
