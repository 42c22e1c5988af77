import Ajv from 'ajv/dist/2020.js'
import { addressKeyOf } from './address-key.mjs'
import schema from '../../shared/shell/remote.schema.json' with { type: 'json' }

const validate = new Ajv({ allErrors: true }).compile(schema)

/**
 * What is wrong with a remote.json by itself: its form, what it names that is not there, what it names twice.
 * @param {object} descriptor a parsed remote.json
 * @param {string[]} operations calls that a page may ask for ahead
 * @returns {string[]}
 */
export function findDescriptorFaults(descriptor, operations) {
  if (!validate(descriptor))
    return validate.errors.map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
  const { pages, panels = [] } = descriptor
  const ids = pages.map(({ id }) => id)
  return [
    ...pages.flatMap(({ id, sameAs, prefetch = [], picture }) => [
      ...(sameAs === undefined || ids.includes(sameAs)
        ? []
        : [`${id}: the same as ${sameAs}, which is no page of its own`]),
      ...prefetch
        .filter(({ operation }) => !operations.includes(operation))
        .map(({ operation }) => `${id}: prefetch of ${operation}, which is no call of the contract`),
      ...(picture === undefined || prefetch.some(({ operation }) => operation === picture.of)
        ? []
        : [`${id}: a picture of ${picture.of}, which the page does not ask for ahead`]),
    ]),
    ...twiceIn('id', [...ids, ...panels.map(({ id }) => id)]),
    ...twiceIn(
      'path',
      pages.map(({ path }) => addressKeyOf(path)),
    ),
    ...twiceIn(
      'param',
      panels.map(({ param }) => param),
    ),
  ]
}

const twiceIn = (what, all) =>
  [...new Set(all.filter((one, i) => all.indexOf(one) < i))].map((one) => `${what} ${one} stands twice`)
