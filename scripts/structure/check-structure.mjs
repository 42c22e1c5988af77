import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parse } from 'yaml'
import { sharedModules } from '../../shared/build/src/shared-modules.mjs'
import { findLicenceFaults, licencePage, readLicences } from '../build/licences.mjs'
import { listFilesIn } from '../build/list-files-in.mjs'
import { findDescriptorFaults } from '../releases/descriptor-faults.mjs'
import { quietOperations } from '../releases/quiet-operations.mjs'
import { listFiles, remotes, repository } from '../repository.mjs'
import { findBareCasts } from './casts.mjs'
import { findDeadCitations } from './citations.mjs'
import { findApiFaults } from './api-rules.mjs'
import { findClientFaults } from './client-rules.mjs'
import { findColumnFaults } from './column-rules.mjs'
import { findDeadPaths, findDeadPointers } from './docs-rules.mjs'
import {
  findFrontCallFaults,
  findFrontCycles,
  findFrontImportFaults,
  findFrontRoomFaults,
} from './front-rules.mjs'
import { LONG_FUNCTIONS, findLongFunctions, findLongSheets, functionLengths } from './function-lengths.mjs'
import { importGraph } from './import-graph.mjs'
import { findCycles, findForbiddenImports } from './import-rules.mjs'
import {
  AREA_LISTS,
  findBuiltExposeFaults,
  findDigestFaults,
  findExposeFaults,
  findHintFaults,
  findLoaderFaults,
  findProvisionFaults,
  findRouteFaults,
  findShakenCallFaults,
  findListFaults,
} from './remotes-rules.mjs'
import { findEnglishLogs } from './log-rules.mjs'
import { findBesideFaults, findIdleSmall, findMigrationFaults } from './migration-rules.mjs'
import { findLoneBoards, findNameFaults } from './name-rules.mjs'
import { findSecondCopies } from './once-rules.mjs'
import { findRandomTests } from './random-rules.mjs'
import { findTwiceTold } from './sentence-rules.mjs'
import { findSurfaceFaults } from './surface-rules.mjs'
import { findVersionFaults } from './versions.mjs'

const areas = ['host', ...remotes, 'shared', 'api', 'e2e', 'bench', 'scripts', 'docs', 'docker']
const read = (...path) => readFileSync(join(repository, ...path), 'utf8')

function providedByHost() {
  const source = read('host/src/queries/remotes/shared-modules.ts')
  return [...source.matchAll(/^ {2}'?([@\w/-]+)'?: \(\) => import\('([^']+)'\)/gm)]
    .filter(([, key, imported]) => key === imported)
    .map(([, key]) => key)
}

/** The api's own code, as its rules read it. */
const apiFiles = (files) =>
  files
    .map((file) => ({ file, path: relative(repository, file) }))
    .filter(({ path }) => /^api\/src\/.*\.tsx?$/.test(path))
    .map(({ file, path }) => ({ path, text: readFileSync(file, 'utf8') }))

/**
 * The structure of the house, check by check.
 * @returns {{ name: string, faults: string[] }[]}
 */
export function checkStructure() {
  const files = listFiles(areas)
  const edges = importGraph(repository, files)
  const descriptors = remotes.map((id) => JSON.parse(read(id, 'remote.json')))
  const manifests = [
    join(repository, 'package.json'),
    ...files.filter((file) => basename(file) === 'package.json'),
  ].map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  return [
    { name: 'imports keep to the house rules', faults: findForbiddenImports(edges) },
    { name: 'imports have no cycles', faults: findCycles(edges) },
    { name: 'the api keeps to its floors', faults: findApiFaults({ edges, files: apiFiles(files) }) },
    {
      name: 'fronts keep to their floor plan',
      faults: [
        ...findFrontRoomFaults(files.map((file) => relative(repository, file))),
        ...findFrontImportFaults(edges),
        ...findFrontCycles(edges),
        ...findFrontCallFaults(sourcesOf(files)),
      ],
    },
    {
      name: 'few functions are long, and no more of them than there were',
      faults: findLongFunctions(functionLengths(repository, files), LONG_FUNCTIONS),
    },
    {
      name: 'style sheets are short',
      faults: findLongSheets(
        files
          .filter((file) => file.endsWith('.css'))
          .map((file) => ({ path: relative(repository, file), text: readFileSync(file, 'utf8') })),
      ),
    },
    {
      name: 'the fronts keep to the one client',
      faults: findClientFaults(
        files
          .filter((file) => /\.tsx?$/.test(file))
          .map((file) => ({ path: relative(repository, file), text: readFileSync(file, 'utf8') })),
      ),
    },
    {
      name: 'each shared library has one version',
      faults: findVersionFaults(manifests, read('pnpm-lock.yaml')),
    },
    {
      name: 'remote.json files fit their schema and the contract',
      faults: descriptors.flatMap((descriptor) =>
        findDescriptorFaults(descriptor, quietOperations()).map((fault) => `${descriptor.id}: ${fault}`),
      ),
    },
    ...checkWords(sourcesOf(files)),
    ...checkAreas(descriptors),
    checkLicences(),
    ...checkPapers(files),
  ]
}

/** What the areas declare, and what says so beside them. */
const checkAreas = (descriptors) => [
  { name: 'each spec route is owned by exactly one remote', faults: findRouteFaults(descriptors) },
  {
    name: 'each remote loads what it declares',
    faults: remotes.flatMap((id, i) => findExposeFaults(id, descriptors[i], read(id, 'src/remote.ts'))),
  },
  {
    name: 'whoever lists the areas names all of them',
    faults: AREA_LISTS.flatMap((list) => findListFaults(remotes, list, read(list.file))),
  },
  {
    name: 'the host provides what is promised',
    faults: findProvisionFaults(sharedModules, providedByHost()),
  },
]

/** What single lines of a source say. */
const checkWords = (sources) => [
  { name: 'tests draw no random numbers', faults: findRandomTests(sources) },
  { name: 'technical words are English, nouns of the trade Portuguese', faults: findNameFaults(sources) },
  { name: 'a job board is never a board alone', faults: findLoneBoards(sources) },
  {
    name: 'migrations hold no large table without a plan',
    faults: [...findMigrationFaults(sources), ...findIdleSmall(sources)],
  },
  { name: 'migrations go on beside the release before', faults: findBesideFaults(sources) },
  { name: 'each column is written and read', faults: findColumnFaults(sources) },
  { name: 'what is decided once is written once', faults: findSecondCopies(sources) },
  { name: 'a sentence is written once', faults: findTwiceTold(sources) },
  { name: 'the log is in Portuguese', faults: findEnglishLogs(sources) },
]

/** What the product is made with may be, and the paper that lists it is true. */
function checkLicences() {
  const lock = parse(read('pnpm-lock.yaml'))
  const licenceOf = readLicences(repository)
  const isTrue = read('docs/licencas.md') === licencePage(lock, licenceOf)
  return {
    name: 'licences are allowed and listed',
    faults: [
      ...findLicenceFaults(lock, licenceOf),
      ...(isTrue ? [] : ['docs/licencas.md is no longer true: npm run check -- licences']),
    ],
  }
}

/** What the papers and comments say is there. */
function checkPapers(files) {
  const documents = [...listFiles(areas), join(repository, 'README.md')].filter(
    (f) => f.endsWith('.md') && existsSync(f),
  )
  return [
    {
      name: 'documents and comments point at files that exist',
      faults: [
        ...findDeadPointers(repository, documents, areas, files),
        ...findDeadPaths(
          repository,
          // The checks' own tests plant paths that are not there.
          sourcesOf(files).filter(({ path }) => !/^scripts\/structure\/.*\.spec\.mjs$/.test(path)),
          areas,
          files,
        ),
      ],
    },
    { name: 'casts carry their reason', faults: findBareCasts(repository, files) },
    {
      name: 'what is cited stands in docs/',
      // The checks' own tests plant dead citations.
      faults: findDeadCitations(
        repository,
        [...new Set([...files, ...documents])].filter(
          (file) => !['structure.spec.mjs', 'docs-rules.spec.mjs'].includes(basename(file)),
        ),
      ),
    },
  ]
}

/** Texts of the sources; the check of random numbers plants one in its own test. */
function sourcesOf(files) {
  return files
    .filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file) && !file.endsWith('random-rules.spec.mjs'))
    .map((file) => ({ path: relative(repository, file), text: readFileSync(file, 'utf8') }))
}

/** Checks on what was built: needs `npm run build`. */
export function checkBuilt() {
  return [
    {
      name: 'what the host shares changes with the contract alone',
      faults: findSurfaceFaults(
        JSON.parse(read('host/dist/host.json')),
        JSON.parse(read('shared/shell/surface.json')),
      ),
    },
    {
      name: 'each built remote exposes exactly one module',
      faults: remotes.flatMap((id) => findBuiltExposeFaults(id, read(id, 'dist/remoteEntry.js'))),
    },
    {
      name: 'each built file is the one that its release names',
      faults: remotes.flatMap((id) => {
        const { integrity, files } = JSON.parse(read(id, 'dist/release.json'))
        return findDigestFaults(id, { ...integrity, ...files }, (file) =>
          readFileSync(join(repository, id, 'dist', file)),
        )
      }),
    },
    {
      name: 'each built remote loads only files that have a digest',
      faults: remotes.flatMap((id) => findLoaderFaults(id, read(id, 'dist/remoteEntry.js'))),
    },
    {
      name: 'no built remote calls a function that was shaken out',
      faults: remotes.flatMap((id) => findShakenCallFaults(id, read(id, 'dist/remoteEntry.js'))),
    },
    {
      name: 'each built script is compiled while it loads',
      faults: findHintFaults(
        ['host', ...remotes]
          .flatMap((area) => listFilesIn(join(repository, area, 'dist')))
          .filter((file) => file.endsWith('.js'))
          .map((file) => ({ name: relative(repository, file), text: readFileSync(file, 'utf8') })),
      ),
    },
    {
      name: 'the built host provides what is promised',
      faults: findProvisionFaults(
        sharedModules,
        Object.keys(JSON.parse(read('host/dist/host.json')).provides),
      ),
    },
  ]
}
