import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from '../build/compress.mjs'
import {
  knownOf,
  released,
  rolledBack,
  shared,
  unshared,
  wayBackOf,
  withEntry,
  withoutArea,
} from './registry-entry.mjs'
import { changeRegistry, readHost, readRegistry } from './registry-file.mjs'
import { throwUnlessFit } from './release-gate.mjs'
import { whoTries } from './share.mjs'
import {
  dropBrokenCopies,
  findRelease,
  isWhole,
  listVersions,
  putIntoStore,
  throwUnlessWhole,
} from './stored-versions.mjs'

/** What the commands `release` and `rollback` do, in words at the end. */

/** How a version is brought back, and a product brought here, where the repository is; containers type others. */
const REPOSITORY_COMMANDS = {
  rollback: (id, version) => `npm run rollback -- ${id} ${version}`,
  product: 'npm run build o constrói',
}

/**
 * @param {{ source: string, folder: string, isDryRun?: boolean, share?: { percent: number, empresas: number[] } | null, commands?: typeof REPOSITORY_COMMANDS }} what
 * `source`: the area's build; `folder`: the served folder of the installation; `share`: who tries it, null for all;
 * `commands`: what a refusal tells to type
 * @returns {Promise<string>} what was done, in a sentence
 * @throws Error with a sentence: it does not fit, it was withdrawn, its files are not those that it names
 */
export async function releaseArea({
  source,
  folder,
  isDryRun = false,
  share = null,
  commands = REPOSITORY_COMMANDS,
}) {
  const built = readBuild(source)
  const { id, version } = built
  throwUnlessFit(built, readRegistry(folder), hostOf(folder, commands))
  if (isDryRun) {
    const { isThere, place } = placeOf(built, knownOf(readRegistry(folder), id), share, commands)
    return isThere ? onAir(built) : `${id} ${version} serve neste host; entraria ${place}.`
  }
  const { target } = putIntoStore(folder, source)
  await packAnew(target)
  return point(folder, id, (former, registry) => {
    const host = hostOf(folder, commands)
    throwUnlessFit(built, registry, host)
    const { isThere, place } = placeOf(built, former, share, commands)
    if (isThere) return { entry: former, said: onAir(built) }
    const at = { host, now: new Date() }
    if (share === null)
      return {
        entry: released(former, built, at),
        said: `${id} ${version} está no ar; antes: ${former?.current?.version ?? 'nenhuma'}.`,
      }
    return {
      entry: shared(former, built, { ...at, ...share }),
      said: `${id} ${version} está no ar ${place}; para os outros fica a ${former.current.version}.`,
    }
  })
}

const onAir = ({ id, version }) => `${id} ${version} já está no ar.`

/**
 * Where a release would stand beside what is known of its area.
 * @throws Error with a sentence: it was withdrawn, or there is no other one for those who do not try it
 */
function placeOf({ id, version }, former, share, commands) {
  if (former?.withdrawn?.includes(version) === true) {
    throw new Error(
      `${id} ${version} foi retirada. Mude o que estava errado, ou traga-a de volta com: ${commands.rollback(id, version)}`,
    )
  }
  const inUse = former?.current?.version
  const isThere = inUse === version && (share !== null || former.share === undefined)
  if (share !== null && inUse === undefined)
    throw new Error(
      `Não há outra versão de ${id} para os demais: publique a primeira sem --share e --empresa.`,
    )
  return { isThere, place: share === null ? `no lugar de ${inUse ?? 'nenhuma'}` : whoTries(share) }
}

/** What the api sends is what is packed: what does not unpack to its file is packed again. */
async function packAnew(target) {
  dropBrokenCopies(target)
  await compressFolder(target)
}

/**
 * Withdraws the version that is tried; where none is, the version in use, and goes back to another one. An area that was
 * taken off whole comes back with a version that is named, which is then withdrawn no longer.
 * @param {{ id: string, folder: string, version?: string, commands?: typeof REPOSITORY_COMMANDS }} what without `version` to the newest one that was in use
 * before and was not withdrawn; with it that one is in use for all
 * @returns {string} what was done, in a sentence
 * @throws Error with a sentence
 */
export function rollBackArea({ id, folder, version, commands = REPOSITORY_COMMANDS }) {
  return point(folder, id, (former, registry) => {
    const host = hostOf(folder, commands)
    const now = new Date()
    if (former?.current === undefined) {
      const back = takenOffOf(folder, id, version)
      throwUnlessReady(back, registry, host, folder)
      return { entry: released(former, back, { host, now }), said: `${id} ${version} está no ar de novo.` }
    }
    const { current, share } = former
    if (share !== undefined && version === undefined)
      return {
        entry: unshared(former, now),
        said: `${id} ${share.release.version} foi retirada; todos ficam com a ${current.version}.`,
      }
    const back = backOf(folder, id, former, version)
    if (back.version === current.version) return { entry: former, said: onAir(back) }
    throwUnlessReady(back, registry, host, folder)
    return {
      entry: rolledBack(former, back, { host, now, find: (one) => findWhole(folder, id, one) }),
      said: `${id} ${back.version} está no ar; ${current.version} foi retirada e não volta por uma construção.`,
    }
  })
}

/**
 * Holds a version of the store against host and areas, and its files against what it names.
 * @throws Error with a sentence
 */
function throwUnlessReady(back, registry, host, folder) {
  throwUnlessFit(back, registry, host)
  const place = join(folder, 'remotes', back.id, back.version)
  throwUnlessWhole(back, place)
  dropBrokenCopies(place)
}

/**
 * A version of an area that is not on air.
 * @throws Error with a sentence when nothing of it is stored, no version is said, or another one
 */
function takenOffOf(folder, id, version) {
  const stored = listVersions(folder, id)
  if (stored.length === 0) throw new Error(`Não há ${id} em ${folder}.`)
  const back = version === undefined ? null : findRelease(folder, id, version)
  if (back !== null) return back
  const why = version === undefined ? `${id} não está no ar.` : notStored(folder, id, version)
  throw new Error(`${why} Diga a versão que volta: ${stored.join(', ')}.`)
}

const notStored = (folder, id, version) => `A versão ${version} de ${id} não está guardada em ${folder}.`

/** @throws Error with a sentence when there is nothing to go back to */
function backOf(folder, id, former, version) {
  const back =
    version === undefined
      ? wayBackOf(former, former.current.version, (one) => findWhole(folder, id, one))
      : findRelease(folder, id, version)
  if (back !== null) return back
  throw new Error(
    version === undefined ? `Não há versão de ${id} para onde voltar.` : notStored(folder, id, version),
  )
}

/** release.json of a version whose files are all there; null of any other. */
function findWhole(folder, id, version) {
  const release = findRelease(folder, id, version)
  return release !== null && isWhole(folder, release) ? release : null
}

/**
 * Takes an area off whole: its pages are nobody's addresses, its menu entries go. Its files stay for who has it open.
 * @param {{ id: string, folder: string }} what
 * @returns {string} what was done, in a sentence
 * @throws Error with a sentence
 */
export function removeArea({ id, folder }) {
  changeRegistry(folder, (registry) => {
    if (registry.remotes[id] === undefined) throw new Error(`Não há ${id} em ${folder}.`)
    return withoutArea(registry, id)
  })
  return `${id} não está mais no ar; seus arquivos ficam em ${join(folder, 'remotes', id)}, para quem a tem aberta.`
}

function readBuild(source) {
  const file = join(source, 'release.json')
  if (!existsSync(file)) throw new Error(`Não há área construída em ${source}: falta release.json.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function hostOf(folder, { product }) {
  const host = readHost(folder)
  if (host === null) throw new Error(`Não há produto em ${folder}: ${product}.`)
  return host
}

/**
 * Changes what the registry says of an area.
 * @param {(former: object | undefined, registry: object) => { entry: object, said: string }} change the entry, and what
 * was done, in a sentence; both of the same moment
 * @returns {string} what was done
 */
function point(folder, id, change) {
  let done = ''
  changeRegistry(folder, (registry) => {
    const former = knownOf(registry, id)
    const { entry, said } = change(former, registry)
    done = said
    return entry === former ? null : withEntry(registry, id, entry)
  })
  return done
}
