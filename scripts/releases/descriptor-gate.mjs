import Ajv from 'ajv/dist/2020.js'
import schema from '../../shared/shell/remote.schema.json' with { type: 'json' }

/**
 * What an area may declare. Every host in use reads it, so that a fault in it would be a fault of all areas; an area of
 * another repository is checked by nothing else (docs/decisions/148-a-sixth-area.md).
 */
const ajv = new Ajv({ allErrors: true })

/** `/dashboard/selecao/:campanhaId` and `/dashboard/selecao/:id` are one address. */
export const anyParameter = (path) => path.replaceAll(/:\w+/g, ':x')

/**
 * @param {{ id: string, descriptor: object }} release an area's release.json
 * @param {{ remotes: Record<string, { descriptor: object }> }} registry
 * @param {string[]} own addresses of the host's own pages
 * @returns {string | null} why it may not be released, in a sentence; null when it may
 */
export function refusalOf({ id, descriptor }, { remotes }, own) {
  if (!ajv.validate(schema, descriptor)) {
    const faults = ajv.errors.map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
    return `O remote.json de ${id} não serve: ${faults.join('; ')}.`
  }
  if (descriptor.id !== id) return `O remote.json de ${id} é o de ${descriptor.id}.`
  const { [id]: _, ...others } = remotes
  const owners = ownersOf(others, own)
  for (const { path } of descriptor.pages) {
    const owner = owners.get(anyParameter(path))
    if (owner !== undefined) return `${id} declara ${path}, que é ${owner === 'host' ? 'do' : 'de'} ${owner}.`
  }
  return null
}

/** Address → whose it is, of all but the area in question. */
function ownersOf(remotes, own) {
  const ofAreas = Object.entries(remotes).flatMap(([id, { descriptor }]) =>
    (descriptor?.pages ?? []).map(({ path }) => [anyParameter(path), id]),
  )
  return new Map([...own.map((path) => [anyParameter(path), 'host']), ...ofAreas])
}
