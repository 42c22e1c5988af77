import * as fc from 'fast-check'
import { hostileValue } from './hostile'

/** A JSON schema as our OpenAPI writes it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

/** Names that mean the same thing in every call, with what the office really has of them. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** How values are drawn. */
export interface Draw {
  /** The schema behind a `$ref`. */
  readonly find: (ref: string) => Schema
  /** Real ids by the name of their field, so that a call reaches what lies behind its checks. */
  readonly known: Known
  /** One value of how many is not what the schema asks for; 0 draws none of them. */
  readonly odd: number
}

/** Values of a schema: mostly what it asks for, here and there something hostile in its place. */
export function fromSchema(schema: Schema, draw: Draw, name = '', depth = 0): fc.Arbitrary<unknown> {
  const { find, known, odd } = draw
  const inner = (one: Schema, key = name) => fromSchema(one, draw, key, depth + 1)
  if (depth > 12) return hostileValue
  if (schema.$ref !== undefined) return inner(find(schema.$ref))
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  const proper =
    choices === undefined
      ? plain(schema, inner, known[name] ?? [])
      : fc.oneof(...choices.map((one) => inner(one)))
  return odd === 0
    ? proper
    : fc.oneof({ weight: odd, arbitrary: proper }, { weight: 1, arbitrary: hostileValue })
}

function plain(
  schema: Schema,
  inner: (one: Schema, key?: string) => fc.Arbitrary<unknown>,
  known: readonly unknown[],
): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const own = ofType(schema, inner)
  return known.length === 0 ? own : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, own)
}

function ofType(
  schema: Schema,
  inner: (one: Schema, key?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const [kind = 'any'] = [schema.type].flat()
  switch (kind) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([key, one]) => [key, inner(one, key)] as const,
      )
      const required = (schema.required ?? []).filter((key) => schema.properties?.[key] !== undefined)
      return fc.record(Object.fromEntries(fields), { requiredKeys: required })
    }
    case 'array':
      return fc.array(inner(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -5, -5),
        max: Math.max(Math.min(schema.maximum ?? 50, 2 ** 31 - 1), schema.minimum ?? -5),
      })
    case 'number':
      return fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: Math.max(schema.minimum ?? -5, -5), max: 500 }) },
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textOf(schema)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

const WORDS = ['Padaria', 'ana@aurora.test', '(11) 98765-4321', 'São Paulo', '#ff8800', 'sim', '1']

function textOf({ format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-11-22', '1990-01-31', '2030-12-01')
  if (format === 'date-time') return fc.constantFrom('2026-11-22T12:00:00Z', '2026-01-01T00:00:00-03:00')
  if (format === 'uuid') return fc.uuid()
  const words = fc.constantFrom(...WORDS.filter(({ length }) => length === 1 || length <= maxLength))
  const longest = Math.max(minLength, Math.min(maxLength, 60))
  return fc.oneof(
    words,
    fc.string({ unit: 'grapheme', minLength: Math.min(minLength, 60), maxLength: longest }),
  )
}
