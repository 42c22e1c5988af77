import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fits } from '../../shared/shell/src/fits.ts'
import { compressFolder } from '../build/compress.mjs'
import { knownAddresses } from '../build/known-addresses.mjs'
import { refusalOf } from './descriptor-gate.mjs'
import { released, rolledBack, shared, unshared, wayBackOf } from './registry-entry.mjs'
import { changeRegistry, findRelease, prune, putIntoStore, readHost, readRegistry } from './registry-file.mjs'
import { whoTries } from './share.mjs'

/** What the commands `release` and `rollback` do, in words at the end. */

/**
 * @param {{ source: string, folder: string, isDryRun?: boolean, share?: { percent: number, empresas: number[] } | null }} what
 * `source`: the area's build; `folder`: the served folder of the installation; `share`: who tries it, null for all
 * @returns {Promise<string>} what was done, in a sentence
 * @throws Error with a sentence: it does not fit, it was withdrawn, what was written is not what can be read
 */
export async function releaseArea({ source, folder, isDryRun = false, share = null }) {
  const built = readBuild(source)
  const { id, version } = built
  const host = hostOf(folder)
  const registry = readRegistry(folder)
  const refusal = refusalOf(built, registry, knownAddresses([]))
  if (refusal !== null) throw new Error(refusal)
  const fit = fits(built, host)
  if (!fit.fits) throw new Error(fit.sentence)
  const former = registry.remotes[id]
  if (former?.withdrawn?.includes(version) === true) {
    throw new Error(
      `${id} ${version} foi retirada. Mude o que estava errado, ou traga-a de volta com: npm run rollback -- ${id} ${version}`,
    )
  }
  const isForAll = former?.current.version === version
  if (isForAll && (share !== null || former.share === undefined)) return `${id} ${version} já está no ar.`
  if (share !== null && former === undefined)
    throw new Error(
      `Não há outra versão de ${id} para os demais: publique a primeira sem --share e --empresa.`,
    )
  const place = share === null ? `no lugar de ${former?.current.version ?? 'nenhuma'}` : whoTries(share)
  if (isDryRun) return `${id} ${version} serve neste host; entraria ${place}.`
  const { target } = putIntoStore(folder, source)
  await compressFolder(target)
  const now = new Date()
  point(folder, id, (entry) =>
    share === null ? released(entry, built, { host, now }) : shared(entry, built, { host, now, ...share }),
  )
  readBack(folder, id, version)
  if (share !== null)
    return `${id} ${version} está no ar ${place}; para os outros fica a ${former.current.version}.`
  return `${id} ${version} está no ar; antes: ${former?.current.version ?? 'nenhuma'}.`
}

/**
 * Withdraws the version that is tried; where none is, the version in use, and goes back to another one.
 * @param {{ id: string, folder: string, version?: string }} what without `version` to the newest one that was in use
 * before and was not withdrawn; with it that one is in use for all
 * @returns {string} what was done, in a sentence
 * @throws Error with a sentence
 */
export function rollBackArea({ id, folder, version }) {
  const host = hostOf(folder)
  const former = readRegistry(folder).remotes[id]
  if (former === undefined) throw new Error(`Não há ${id} em ${folder}.`)
  if (former.share !== undefined && version === undefined) {
    point(folder, id, (entry) => (entry.share === undefined ? entry : unshared(entry)))
    readBack(folder, id, former.current.version)
    return `${id} ${former.share.release.version} foi retirada; todos ficam com a ${former.current.version}.`
  }
  const find = (one) => findRelease(folder, id, one)
  const back = version === undefined ? wayBackOf(former, former.current.version, find) : find(version)
  if (back === null) {
    throw new Error(
      version === undefined
        ? `Não há versão de ${id} para onde voltar.`
        : `A versão ${version} de ${id} não está guardada em ${folder}.`,
    )
  }
  if (back.version === former.current.version) return `${id} ${back.version} já está no ar.`
  const fit = fits(back, host)
  if (!fit.fits) throw new Error(fit.sentence)
  point(folder, id, (entry) => rolledBack(entry, back, { host, now: new Date(), find }))
  readBack(folder, id, back.version)
  return `${id} ${back.version} está no ar; ${former.current.version} foi retirada e não volta por uma construção.`
}

/**
 * Takes an area off whole: its pages are nobody's addresses, its menu entries go. Its files stay for who has it open.
 * @param {{ id: string, folder: string }} what
 * @returns {string} what was done, in a sentence
 * @throws Error with a sentence
 */
export function removeArea({ id, folder }) {
  changeRegistry(folder, ({ remotes, ...rest }) => {
    if (remotes[id] === undefined) throw new Error(`Não há ${id} em ${folder}.`)
    const { [id]: _, ...others } = remotes
    return { ...rest, remotes: others }
  })
  return `${id} não está mais no ar; seus arquivos ficam em ${join(folder, 'remotes', id)}, para quem a tem aberta.`
}

function readBuild(source) {
  const file = join(source, 'release.json')
  if (!existsSync(file)) throw new Error(`Não há área construída em ${source}: falta release.json.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function hostOf(folder) {
  const host = readHost(folder)
  if (host === null) throw new Error(`Não há produto em ${folder}: npm run build o constrói.`)
  return host
}

function point(folder, id, change) {
  changeRegistry(folder, (registry) => {
    const entry = change(registry.remotes[id])
    prune(folder, id, entry)
    return { ...registry, remotes: { ...registry.remotes, [id]: entry } }
  })
}

/** What browsers will be given: the registry names it, and every file has the bytes it is registered with. */
function readBack(folder, id, version) {
  const { current, share } = readRegistry(folder).remotes[id]
  const named = [current, share?.release].find((release) => release?.version === version)
  if (named === undefined) throw new Error(`O registro diz ${id} ${current.version}, não ${version}.`)
  for (const [file, digest] of Object.entries(named.integrity)) {
    const bytes = readFileSync(join(folder, named.base, file))
    if (`sha256-${createHash('sha256').update(bytes).digest('base64')}` !== digest)
      throw new Error(`${named.base}${file} não tem os bytes que o registro diz.`)
  }
}
