import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/**
 * What `docker compose config` does not see: missing contexts, Dockerfiles and copied files, base images nobody
 * agreed to, services without a health check. Pure but for reading files below `root`.
 */
const baseImages = ['node:24-slim', 'nginx:stable', 'postgres:18']

export function findComposeFaults(root, composeText) {
  const { services } = parse(composeText, { merge: true })
  return Object.entries(services).flatMap(([name, service]) => [
    ...findImageFaults(root, name, service),
    ...findHealthFaults(root, name, service),
  ])
}

function findImageFaults(root, name, { build, image }) {
  if (build === undefined)
    return baseImages.includes(image) ? [] : [`${name}: ${image} is not an agreed base image`]
  const dockerfile = join(root, build.context, build.dockerfile)
  if (!existsSync(dockerfile)) return [`${name}: ${build.dockerfile} is not there`]
  return findDockerfileFaults(join(root, build.context), readFileSync(dockerfile, 'utf8')).map(
    (fault) => `${name}: ${fault}`,
  )
}

/** @param {string} context folder that COPY reads from */
export function findDockerfileFaults(context, text) {
  const faults = /^#\s*syntax=/m.test(text) ? ['a # syntax= line would pull an image'] : []
  const stages = new Set()
  for (const line of text.split('\n')) {
    const from = /^FROM (\S+)(?: AS (\S+))?/.exec(line)
    if (from !== null) {
      if (!baseImages.includes(from[1]) && !stages.has(from[1]))
        faults.push(`${from[1]} is not an agreed base image`)
      if (from[2] !== undefined) stages.add(from[2])
    }
    const copy = /^COPY (--from=(\S+) )?(\S+) \S+/.exec(line)
    if (copy === null) continue
    if (copy[1] !== undefined && !stages.has(copy[2])) faults.push(`COPY from ${copy[2]}, which is no stage`)
    if (copy[1] === undefined && !existsSync(join(context, copy[3])))
      faults.push(`COPY of ${copy[3]}, which is not there`)
  }
  return faults
}

function findHealthFaults(root, name, service) {
  if (service.healthcheck?.disable === true) return []
  const own = service.healthcheck?.test?.join(' ')
  const dockerfile = service.build && join(root, service.build.context, service.build.dockerfile)
  const built =
    dockerfile && existsSync(dockerfile)
      ? /^HEALTHCHECK .*$/m.exec(readFileSync(dockerfile, 'utf8'))?.[0]
      : ''
  const test = own ?? built ?? ''
  if (test === '') return [`${name}: a long-running service without a health check`]
  return /pg_isready/.test(test) && !/ -h /.test(test)
    ? [`${name}: pg_isready without -h answers too early`]
    : []
}

/** Commands that containers run, as text: RUN, CMD, HEALTHCHECK … CMD, and `command:` of a service. */
export function listCommands(root, composeText) {
  const { services } = parse(composeText, { merge: true })
  const commands = new Set()
  for (const service of Object.values(services)) {
    if (service.command !== undefined) commands.add(service.command.join(' '))
    if (service.healthcheck?.test !== undefined) commands.add(service.healthcheck.test.slice(1).join(' '))
    if (service.build === undefined) continue
    const text = readFileSync(join(root, service.build.context, service.build.dockerfile), 'utf8')
    for (const [, command] of text.matchAll(/^(?:RUN|CMD|HEALTHCHECK .*? CMD) (.+)$/gm)) {
      commands.add(command.startsWith('[') ? JSON.parse(command).join(' ') : command)
    }
  }
  return [...commands].toSorted()
}

/** The policy of the gateway's pages is the api's, word for word. */
export function findPolicyFaults(nginxText, apiPolicy) {
  const own = /Content-Security-Policy "([^"]+)"/.exec(nginxText)?.[1] ?? ''
  const words = (policy) =>
    policy
      .split(';')
      .map((one) => one.trim())
      .toSorted()
      .join(';')
  return words(own) === words(apiPolicy)
    ? []
    : [`the gateway's policy is not the api's:\n  ${own}\n  ${apiPolicy}`]
}
