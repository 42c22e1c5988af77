import * as fc from 'fast-check'
import { sentForm } from './broken-form'
import { type Draw, fromSchema, type Known, type Schema } from './from-schema'
import { hostileText, inAddress } from './hostile'

/** One request of the fuzz, so that it can be printed and sent again. */
export interface FuzzRequest {
  /** Operation of the contract, or the route of a page. */
  readonly what: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | null
  /** Refusals are pages, not envelopes. */
  readonly isPage: boolean
}

interface Operation {
  readonly operationId?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema?: Schema
  }[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
}

/** The product's own OpenAPI document, as far as the fuzz reads it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
}

/** Who asks. */
export interface Sender {
  readonly tokens: readonly string[]
  readonly chave: string
  readonly known: Known
}

/** Requests to every operation of the document, with the right body, a wrong one, or none. */
export function callsOf(api: OpenApi, sender: Sender): fc.Arbitrary<FuzzRequest> {
  const draw = drawOf(api, sender, ODD)
  return fc.oneof(...operationsOf(api).map((operation) => callOf(operation, draw, sender)))
}

/** How often one value of many is not what the schema asks for. */
const ODD = 12

/** @param odd one value of how many is not what the schema asks for; 0 for none */
export const drawOf = (api: OpenApi, { known }: Sender, odd: number): Draw => ({
  find: (ref) => api.components?.schemas?.[ref.split('/').at(-1) ?? ''] ?? {},
  known,
  odd,
})

/** An operation with where it is called. */
export type Called = Operation & { readonly path: string; readonly method: string }

export const operationsOf = (api: OpenApi): Called[] =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  )

function callOf(
  { path, method, operationId = path, parameters = [], requestBody }: Called,
  draw: Draw,
  { tokens, chave }: Sender,
): fc.Arbitrary<FuzzRequest> {
  const value = (schema: Schema | undefined, name: string) => fromSchema(schema ?? {}, draw, name)
  const of = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, value(schema, name)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    )
  const content = requestBody?.content ?? {}
  const isForm = 'multipart/form-data' in content
  const sent = Object.values(content)[0]?.schema
  const bodySchema = isForm ? sent?.properties?.['dados'] : sent
  const json =
    bodySchema === undefined ? fc.constant('') : value(bodySchema, '').map((one) => JSON.stringify(one))
  const body = isForm ? sentForm(fc.oneof({ weight: 9, arbitrary: json }, fc.constant(null))) : jsonBody(json)
  return fc
    .record({ path: of('path'), query: of('query'), body, head: heads(tokens, chave), isRaw: oneIn(10) })
    .map(({ path: ids, query, body: sent, head, isRaw }) => ({
      what: operationId,
      method: method.toUpperCase(),
      path: addressOf(path, ids, query, isRaw),
      headers: { ...head, ...typeOf(sent, method) },
      body: method === 'get' ? null : sent.bytes,
      isPage: false,
    }))
}

export const oneIn = (n: number) => fc.integer({ min: 1, max: n }).map((drawn) => drawn === 1)

export interface Sent {
  readonly type: string | null
  readonly bytes: Buffer | string | null
  readonly encoding: string | null
}

const jsonBody = (json: fc.Arbitrary<string>): fc.Arbitrary<Sent> =>
  fc.oneof(
    { weight: 20, arbitrary: json.map((bytes) => ({ type: 'application/json', bytes, encoding: null })) },
    fc.tuple(json, fc.double({ min: 0, max: 1, noNaN: true })).map(([text, cut]) => ({
      type: 'application/json',
      bytes: text.slice(0, Math.floor(text.length * cut)),
      encoding: null,
    })),
    hostileText.map((bytes) => ({ type: 'application/json', bytes: bytes.toWellFormed(), encoding: null })),
    fc.constantFrom<Sent>(
      { type: null, bytes: null, encoding: null },
      { type: 'text/xml', bytes: '<a/>', encoding: null },
      { type: 'application/x-www-form-urlencoded', bytes: 'a=%00&__proto__=1&b=%zz', encoding: null },
      { type: 'application/json', bytes: '{}', encoding: 'gzip' },
      { type: 'application/json', bytes: '['.repeat(50_000), encoding: null },
      {
        type: 'application/json',
        bytes: `{"nome":${'[{"a":'.repeat(50_000)}"\\u0000"${'}]'.repeat(50_000)}}`,
        encoding: null,
      },
    ),
  )

export function typeOf({ type, encoding, bytes }: Sent, method: string): Record<string, string> {
  if (method === 'get' || bytes === null) return {}
  return {
    ...(type === null ? {} : { 'content-type': type }),
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  }
}

/** Each from an address of its own: limits are not what is looked for. */
const heads = (tokens: readonly string[], chave: string) =>
  fc
    .record({
      by: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...tokens).map((token) => `Bearer ${token}`) },
        fc.constantFrom('Bearer x', 'Basic !!', ''),
      ),
      from: fc.tuple(fc.integer({ min: 1, max: 250 }), fc.integer({ min: 1, max: 250 })),
      key: fc.constantFrom('', '', '', 'chave-1', 'chave com espaço', 'x'.repeat(300)),
      api: fc.constantFrom(chave, chave, chave, '', 'seleta_x'),
    })
    .map(({ by, from, key, api }) => ({
      'x-forwarded-for': `10.${from[0]}.${from[1]}.9`,
      ...(by === '' ? {} : { authorization: by }),
      ...(key === '' ? {} : { 'idempotency-key': key }),
      ...(api === '' ? {} : { 'x-api-key': api }),
    }))

export const written = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

export function addressOf(
  path: string,
  ids: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
  isRaw: boolean,
): string {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => inAddress(written(ids[name]), isRaw) || '0',
  )
  const search = Object.entries(query)
    .flatMap(([key, value]) => [value].flat().map((one) => `${key}=${inAddress(written(one), isRaw)}`))
    .join('&')
  return (search === '' ? filled : `${filled}?${search}`).slice(0, 12_000)
}
