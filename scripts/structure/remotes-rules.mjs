import { createHash } from 'node:crypto'
import { CALLED_IN_PART } from '../../shared/build/src/host-chunks.mjs'
import { addressKeyOf } from '../releases/address-key.mjs'

/** What remotes declare and what they are built to, held against the spec's route table and each other. */

/** Spec section 2, route table; `:x` stands for any parameter. `/` is the host's own sign-in page. */
export const specRoutes = [
  '/dashboard/campanhas',
  '/dashboard/campanha-nao-encontrada',
  '/dashboard/nova-campanha/detalhes',
  '/dashboard/nova-campanha/localizacao',
  '/dashboard/nova-campanha/requisitos',
  '/dashboard/nova-campanha/video-cv',
  '/dashboard/nova-campanha/questoes-provas',
  '/dashboard/nova-campanha/questoes-provas2',
  '/dashboard/nova-campanha/questoes-provas3',
  '/dashboard/nova-campanha/salario',
  '/dashboard/nova-campanha/contato',
  '/dashboard/resumo-da-vaga',
  '/dashboard/publicar-campanha',
  '/dashboard/candidatos/:x',
  '/dashboard/candidatos-robo/:x',
  '/dashboard/selecao/:x',
  '/dashboard/cesto-de-talentos',
  '/campanha/:x',
  '/dashboard/graficos',
]

export function findRouteFaults(descriptors) {
  const owners = new Map()
  for (const { id, pages } of descriptors) {
    for (const { path } of pages)
      owners.set(addressKeyOf(path), [...(owners.get(addressKeyOf(path)) ?? []), id])
  }
  const unowned = specRoutes
    .filter((route) => !owners.has(route))
    .map((route) => `${route} belongs to no remote`)
  const contested = [...owners]
    .filter(([, ids]) => ids.length > 1)
    .map(([route, ids]) => `${route} belongs to ${ids.join(' and ')}`)
  return [...unowned, ...contested]
}

/** Page and panel ids of remote.json and of `defineRemote` are the same. */
export function findExposeFaults(id, descriptor, remoteSource) {
  const declared = [...descriptor.pages, ...(descriptor.panels ?? [])].map((one) => one.id).toSorted()
  const exposed = [...remoteSource.matchAll(/['"]?([\w-]+)['"]?:\s*\(\)\s*=>\s*import\(/g)]
    .map((m) => m[1])
    .toSorted()
  const faults = []
  if (!/export default defineRemote\(/.test(remoteSource))
    faults.push(`${id}: src/remote.ts has no default defineRemote`)
  if (declared.join() !== exposed.join()) {
    faults.push(`${id}: remote.json declares [${declared.join()}] and remote.ts loads [${exposed.join()}]`)
  }
  return faults
}

/** A built entry exposes exactly one module, `./remote`. */
export function findBuiltExposeFaults(id, entrySource) {
  const exposed = new Set(
    [...entrySource.matchAll(/["'](\.\/[\w/-]+)["']:\s*\(?\)?\s*(?:=>|function)/g)].map((m) => m[1]),
  )
  return exposed.size === 1 && exposed.has('./remote')
    ? []
    : [`${id}: remoteEntry.js exposes [${[...exposed].join()}], not ./remote alone`]
}

/** A file that is not the one its release names is refused by every browser, and the release with it (decision 122). */
export function findDigestFaults(id, integrity, readBytes) {
  return Object.entries(integrity)
    .filter(
      ([file, digest]) =>
        digest !== `sha256-${createHash('sha256').update(readBytes(file)).digest('base64')}`,
    )
    .map(([file]) => `${id}: ${file} is not the file that release.json names`)
}

/** The chunk loader of a built entry is the host's: with another one a changed file would run (decision 004). */
export function findLoaderFaults(id, entrySource) {
  return entrySource.includes('__seletaLoad')
    ? []
    : [`${id}: remoteEntry.js loads chunks past the host's loader`]
}

/** A function that the build took for unused is called as `(void 0)()`: it throws the day its line runs. */
export function findShakenCallFaults(id, entrySource) {
  return entrySource.includes('(void 0)(') ? [`${id}: remoteEntry.js calls a function that is not in it`] : []
}

const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Scripts whose functions the browser would compile one by one as they are first called, and scripts called in part that
 * it would compile whole. A hint below the first line is none, and without it nothing breaks: pages are only slower.
 * @param {{ name: string, text: string }[]} scripts
 */
export function findHintFaults(scripts) {
  return scripts
    .filter(({ name, text }) => text.startsWith(COMPILE_HINT) === CALLED_IN_PART.test(name))
    .map(({ name }) =>
      CALLED_IN_PART.test(name)
        ? `${name} is called in part and begins with the hint to compile it whole`
        : `${name} does not begin with the hint to compile it while it loads`,
    )
}

/** What the table of shared modules promises, the host provides, no more and no less. */
export function findProvisionFaults(promised, provided) {
  return [
    ...promised
      .filter((one) => !provided.includes(one))
      .map((one) => `${one} is promised and not provided by the host`),
    ...provided
      .filter((one) => !promised.includes(one))
      .map((one) => `${one} is provided by the host and not promised`),
  ]
}

/** Files that have to name every area by hand, and how each line of them does. */
export const AREA_LISTS = [
  { file: 'docker-compose.yml', naming: /args: \{ AREA: ([\w-]+) \}/g },
  { file: 'docker-compose.yml', naming: /^ {6}(mfe-[\w-]+): \{ condition:/gm },
  { file: 'bench/src/single/load-remote.ts', naming: /^ {2}'([\w-]+)': \(\) => import/gm },
]

/** There is one list of areas, the folders with a remote.json: what is written beside it says the same. */
export function findListFaults(ids, { file, naming }, text) {
  const named = [...text.matchAll(naming)].map(([, id]) => id)
  return [
    ...ids.filter((id) => !named.includes(id)).map((id) => `${file} does not name ${id}`),
    ...named.filter((id) => !ids.includes(id)).map((id) => `${file} names ${id}, which is no area`),
  ]
}
