import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { lastOf, neededBy, readStages, withArgs, wordsOf } from './dockerfile.mjs'

/**
 * What `docker compose config` does not see: missing contexts, Dockerfiles, targets and copied files, base images
 * nobody agreed to, services without a health check, rights that a container does not need. Pure but for reading files
 * below `root`.
 */
const baseImages = ['node:24-slim', 'nginx:stable', 'postgres:18', 'scratch']

export function findComposeFaults(root, composeText) {
  const { services } = parse(composeText, { merge: true })
  return Object.entries(services).flatMap(([name, service]) =>
    [
      ...findImageFaults(root, service),
      ...findHealthFaults(root, service),
      ...findRightsFaults(root, service),
    ].map((fault) => `${name}: ${fault}`),
  )
}

/** The Dockerfile of a service with its stages; null where there is none. */
function dockerfileOf(root, { build }) {
  if (build === undefined) return null
  const file = join(root, build.context, build.dockerfile)
  return existsSync(file) ? readStages(readFileSync(file, 'utf8')) : null
}

function findImageFaults(root, service) {
  const { build, image } = service
  if (build === undefined) return baseImages.includes(image) ? [] : [`${image} is not an agreed base image`]
  const stages = dockerfileOf(root, service)
  if (stages === null) return [`${build.dockerfile} is not there`]
  if (!stages.has(build.target)) return [`${build.target} is no stage of ${build.dockerfile}`]
  const text = readFileSync(join(root, build.context, build.dockerfile), 'utf8')
  return findDockerfileFaults(join(root, build.context), text, build.target, build.args)
}

/**
 * @param {string} context folder that COPY reads from
 * @param {string} [target] looks at the stages that it needs; at all without it
 * @param {Record<string, string>} [args] what the build is given
 */
export function findDockerfileFaults(context, text, target, args) {
  const faults = /^#\s*syntax=/m.test(text) ? ['a # syntax= line would pull an image'] : []
  const stages = readStages(text)
  const names = target === undefined ? [...stages.keys()] : [...neededBy(stages, target)]
  for (const name of names) {
    const { from, lines } = stages.get(name)
    if (!baseImages.includes(from) && !stages.has(from)) faults.push(`${from} is not an agreed base image`)
    for (const { word, rest } of lines) {
      if (word === 'COPY') faults.push(...findCopyFaults(context, stages, withArgs(rest, args)))
    }
  }
  return faults
}

function findCopyFaults(context, stages, rest) {
  const words = rest.split(' ')
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--')).slice(0, -1)
  if (from !== undefined && !stages.has(from)) return [`COPY from ${from}, which is no stage`]
  // `sources` is the context.
  if (from !== undefined && from !== 'sources') return findWideCopies(from, paths)
  return paths
    .filter((path) => !existsSync(join(context, path.replace(/^\/src\//, ''))))
    .map((path) => `COPY of ${path}, which is not there`)
}

/** To know whether a path has changed, the engine reads the whole folder that it lies in: at the top, all of the image. */
const findWideCopies = (from, paths) =>
  paths
    .filter((path) => /^\/[^/]+\/?$/.test(path))
    .map((path) => `COPY of ${path} from ${from}, for which the engine reads all that lies beside it`)

function findHealthFaults(root, service) {
  // Does its work and ends.
  if (service.restart === 'no') return []
  const stages = dockerfileOf(root, service)
  const built = stages === null ? '' : (lastOf(stages, service.build.target, 'HEALTHCHECK') ?? '')
  const test = service.healthcheck?.test?.join(' ') ?? built
  if (test === '') return ['a long-running service without a health check']
  return /pg_isready/.test(test) && !/ -h /.test(test) ? ['pg_isready without -h answers too early'] : []
}

/** No root, no rights beyond, nothing written outside of what is named, and a limit to what it takes. */
function findRightsFaults(root, service) {
  const stages = dockerfileOf(root, service)
  const user = String(
    service.user ?? (stages === null ? '' : (lastOf(stages, service.build.target, 'USER') ?? '')),
  )
  const rules = [
    [/^[1-9]\d*(:|$)/.test(user), 'runs as root, or as a name that nobody can check'],
    [service.read_only === true, 'can write its own file system'],
    [service.cap_drop?.includes('ALL') === true, 'keeps capabilities'],
    [service.security_opt?.includes('no-new-privileges:true') === true, 'may gain rights'],
    [service.mem_limit !== undefined, 'has no limit of memory'],
    [service.pids_limit !== undefined, 'has no limit of processes'],
    [service.privileged !== true && service.cap_add === undefined, 'asks for rights'],
    [service.network_mode !== 'host', 'shares the machine’s network'],
    [!(service.volumes ?? []).some((one) => one.includes('docker.sock')), 'holds the engine’s socket'],
  ]
  return rules.filter(([holds]) => !holds).map(([, fault]) => fault)
}

/**
 * What must not be found in production, in the files as compose has put them together: the demo, a known password, a
 * setting with a secret in the clear, the catcher of mail.
 */
export function findProductionFaults(read) {
  if (read === undefined) return []
  const { services } = read
  const { environment, secrets } = services.api
  const clear = Object.keys(environment).filter(
    (name) => `${name}_FILE` in environment && (environment[name] ?? '') !== '',
  )
  const rules = [
    [environment.NODE_ENV === 'production', 'the api does not run as in production'],
    [environment.DEMO === 'off', 'the demo is on'],
    [clear.length === 0, `${clear.join(', ')}: in the clear beside the file`],
    [(services.db.environment.POSTGRES_PASSWORD ?? '') === '', 'the database has a password in the clear'],
    [secrets?.some(({ source }) => source === 'database_password') === true, 'the api has no secrets'],
    [services.mail === undefined, 'mail is caught'],
  ]
  return rules.filter(([holds]) => !holds).map(([, fault]) => fault)
}

/** What image and file settle: where the api lies, and whether the demo or real people are in it. */
const SETTLED = ['PORT', 'HOST', 'DATA_DIR', 'STATIC_DIR', 'NODE_ENV', 'DEMO']
/** The database has it too, under its own name. */
const GIVEN_AS = { DATABASE_PASSWORD: 'POSTGRES_PASSWORD' }

/**
 * Settings that the code reads and README's table does not tell, and settings of that table which whoever runs
 * containers gives for nothing: an api's container sees what its file passes, and no more.
 * @param {{ readme: string, code: string, demo: string, production: string, example: string }} texts of the files
 * @returns {string[]}
 */
export function findSettingFaults({ readme, code, demo, production, example }) {
  const table = readme.split(/^## /m).find((section) => section.startsWith('Settings')) ?? ''
  const told = [...table.matchAll(/^\| (`[^|]*)/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name),
  )
  const read = [...code.matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name)
  const [passed, over] = [demo, production].map(
    (text) => parse(text, { merge: true }).services.api.environment ?? {},
  )
  const passes = (value, name) => String(value ?? '').includes(`\${${GIVEN_AS[name] ?? name}:`)
  const isGiven = (name) => passes(over[name], name) || (over[name] === '' && `${name}_FILE` in over)
  const open = told.filter((name) => !SETTLED.includes(name))
  return [
    ...read.filter((name) => !told.includes(name)).map((name) => `${name}: not in the table of README.md`),
    ...open.filter((name) => !passes(passed[name], name)).map((name) => `${name}: not given to the api`),
    ...open
      .filter((name) => name in over && !isGiven(name))
      .map((name) => `${name}: not given to the api in production`),
    ...open
      .map((name) => GIVEN_AS[name] ?? name)
      .filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(example))
      .map((name) => `${name}: not in .env.example`),
  ]
}

/**
 * Commands that containers run, as text: RUN, ENTRYPOINT with CMD, HEALTHCHECK, and `command:` of a service.
 * @public A test proves that each has been run.
 */
export function listCommands(root, composeText) {
  const { services } = parse(composeText, { merge: true })
  const commands = new Set()
  for (const service of Object.values(services)) {
    const { build, command, healthcheck } = service
    const stages = dockerfileOf(root, service)
    const entry = stages === null ? [] : wordsOf(lastOf(stages, build.target, 'ENTRYPOINT') ?? '[]')
    const own = command ?? (stages === null ? [] : wordsOf(lastOf(stages, build.target, 'CMD') ?? '[]'))
    commands.add([...entry, ...own].join(' '))
    const health = stages === null ? undefined : lastOf(stages, build.target, 'HEALTHCHECK')
    if (health !== undefined) commands.add(wordsOf(health.replace(/^.*? CMD /, '')).join(' '))
    if (healthcheck?.test !== undefined) commands.add(healthcheck.test.slice(1).join(' '))
    for (const name of stages === null ? [] : neededBy(stages, build.target)) {
      for (const { word, rest } of stages.get(name).lines) {
        if (word === 'RUN') commands.add(wordsOf(withArgs(rest, build.args)).join(' '))
      }
    }
  }
  commands.delete('')
  return [...commands].toSorted()
}

/**
 * Commands of compose that a text tells to type for one unit and that would bring the host along: compose starts what a
 * service stands on, and the host's container puts its image on air (decision 127).
 * @param {string} text
 * @param {readonly string[]} units names of the services that put a build into the store
 * @returns {string[]}
 */
export const findNotAlone = (text, units) =>
  [...text.matchAll(/docker compose (?:up|run) [^`\n]*/g)]
    .map(([command]) => command.trim())
    .filter((command) => command.split(' ').some((word) => units.includes(word)))
    .filter((command) => !command.split(' ').includes('--no-deps'))
