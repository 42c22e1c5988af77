import * as fc from 'fast-check'
import { formOf } from './broken-form'
import { type Draw, fromSchema, type Schema } from './from-schema'
import {
  addressOf,
  type Called,
  drawOf,
  type FuzzRequest,
  type OpenApi,
  operationsOf,
  type Sender,
} from './requests'

/** What PostgreSQL keeps in no text and no JSON: the character 0, half a pair of surrogates (audit S10). */
export const UNSTORABLE = ['ana\0bia', 'ana\ud800bia'] as const

/** Every call of the document, as often as it has texts, each of them once with this one in its place. */
export function callsHolding(text: string, api: OpenApi, sender: Sender): fc.Arbitrary<FuzzRequest>[] {
  const draw = drawOf(api, sender, 0)
  return operationsOf(api).flatMap((called) => ofOne(called, draw, text, sender))
}

type Parts = { readonly [P in 'path' | 'query']: Readonly<Record<string, unknown>> } & {
  readonly body: unknown
  readonly parts: readonly Part[]
}
/** A field of a form beside its `dados`. */
interface Part {
  readonly field: string
  readonly value: string
  readonly isFile: boolean
}

function ofOne(
  { path, method, operationId = path, parameters = [], requestBody }: Called,
  draw: Draw,
  text: string,
  { tokens: [token = ''], chave }: Sender,
): fc.Arbitrary<FuzzRequest>[] {
  const content = requestBody?.content ?? {}
  const isForm = 'multipart/form-data' in content
  const sent = Object.values(content)[0]?.schema
  const bodySchema = isForm ? sent?.properties?.['dados'] : sent
  const of = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((one) => one.in === place && one.required === true)
          .map(({ name, schema = {} }) => [name, fromSchema(schema, draw, name)]),
      ),
    )
  const proper: { readonly [P in keyof Parts]: fc.Arbitrary<Parts[P]> } = {
    path: of('path'),
    query: of('query'),
    body: bodySchema === undefined ? fc.constant(undefined) : fromSchema(bodySchema, draw),
    parts: fc.constant([]),
  }
  const inAddress = parameters.flatMap(({ name, in: place, schema = {} }) =>
    place !== 'path' && place !== 'query'
      ? []
      : textsOf(schema, draw).map(({ holding }) => ({
          ...proper,
          [place]: fc
            .tuple(proper[place], holding(text))
            .map(([others, value]) => ({ ...others, [name]: value })),
        })),
  )
  const inBody =
    bodySchema === undefined
      ? []
      : textsOf(bodySchema, draw).map(({ holding }) => ({ ...proper, body: holding(text) }))
  const inForm = (isForm ? Object.keys(sent?.properties ?? {}) : [])
    .filter((field) => field !== 'dados')
    .flatMap((field) =>
      [true, false].map((isFile) => ({ ...proper, parts: fc.constant([{ field, value: text, isFile }]) })),
    )
  return [...inAddress, ...inBody, ...inForm].map((drawn) =>
    fc.record<Parts>(drawn).map(({ path: ids, query, body, parts }) => {
      const form = isForm
        ? formOf([{ field: 'dados', value: JSON.stringify(body), isFile: false }, ...parts])
        : null
      const json = method === 'get' || body === undefined ? null : JSON.stringify(body)
      return {
        what: operationId,
        method: method.toUpperCase(),
        path: addressOf(path, ids, query, false),
        headers: {
          authorization: `Bearer ${token}`,
          'x-api-key': chave,
          'x-forwarded-for': '10.252.0.1',
          ...(form === null
            ? json === null
              ? {}
              : { 'content-type': 'application/json' }
            : { 'content-type': form.type }),
        },
        body: form?.bytes ?? json,
        isPage: false,
      }
    }),
  )
}

/** One text somewhere in a value, and the value with another text in its place, all else as the schema asks for it. */
export interface Spot {
  /** 'pesquisa.palavraChave', 'perguntas[].enunciado'. */
  readonly at: string
  readonly holding: (text: string) => fc.Arbitrary<unknown>
}

/** Every text of a schema, whatever it is folded in. A schema that holds itself is followed once. */
export function textsOf(schema: Schema, draw: Draw, at = '', seen: readonly string[] = []): Spot[] {
  const inner = (one: Schema, name: string) => textsOf(one, draw, name, seen)
  const { $ref } = schema
  if ($ref !== undefined)
    return seen.includes($ref) ? [] : textsOf(draw.find($ref), draw, at, [...seen, $ref])
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices !== undefined) return choices.flatMap((one) => inner(one, at))
  if (schema.enum !== undefined || schema.const !== undefined) return []
  const kinds = [schema.type].flat()
  if (kinds.includes('string')) return [{ at, holding: (text) => fc.constant(text) }]
  if (kinds.includes('array'))
    return inner(schema.items ?? {}, `${at}[]`).map((spot) => ({
      at: spot.at,
      holding: (text) => fc.tuple(spot.holding(text)),
    }))
  const properties = Object.entries(schema.properties ?? {})
  return properties.flatMap(([key, one]) =>
    inner(one, at === '' ? key : `${at}.${key}`).map((spot) => ({
      at: spot.at,
      holding: (text) =>
        fc
          .tuple(fromSchema({ ...schema, properties: without(schema, key) }, draw), spot.holding(text))
          .map(([others, value]) => ({ ...(others as object), [key]: value })),
    })),
  )
}

const without = ({ properties = {} }: Schema, key: string) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => name !== key))
