import * as fc from 'fast-check'
import { sentForm } from './broken-form'
import { fromSchema, type Known, type Schema } from './from-schema'
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
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[]
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
  const find = (ref: string): Schema => api.components?.schemas?.[ref.split('/').at(-1) ?? ''] ?? {}
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(path, method, operation, find, sender)),
  )
  return fc.oneof(...operations)
}

function callOf(
  path: string,
  method: string,
  { operationId = path, parameters = [], requestBody }: Operation,
  find: (ref: string) => Schema,
  { tokens, chave, known }: Sender,
): fc.Arbitrary<FuzzRequest> {
  const value = (schema: Schema | undefined, name: string) => fromSchema(schema ?? {}, find, known, name)
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

const oneIn = (n: number) => fc.integer({ min: 1, max: n }).map((drawn) => drawn === 1)

interface Sent {
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

function typeOf({ type, encoding, bytes }: Sent, method: string): Record<string, string> {
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

const written = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function addressOf(
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

/** Requests to what OpenAPI does not tell of: the public pages, their forms, feeds, and addresses of nobody. */
export function pagesOf({ known }: Sender): fc.Arbitrary<FuzzRequest> {
  const id = fc.oneof(fc.constantFrom(...(known['id'] ?? [1])).map(String), hostileText)
  const chave = fc.oneof(fc.constantFrom(...(known['chave'] ?? ['x'])).map(String), hostileText)
  const words = fc.oneof(
    fc.constantFrom('padaria-aurora', '2', 'radio', 'retirada', 'maria@exemplo.test', '__proto__'),
    hostileText,
  )
  const from = fc.integer({ min: 1, max: 250 }).map((n) => ({ 'x-forwarded-for': `10.251.${n}.9` }))
  const get = (what: string, path: fc.Arbitrary<string>) =>
    fc.tuple(path, from).map(([address, headers]) => ({
      what,
      method: 'GET',
      path: address,
      headers: { ...headers, accept: 'text/html' },
      body: null,
      isPage: true,
    }))
  const to = (parts: TemplateStringsArray, ...values: fc.Arbitrary<string>[]) =>
    fc
      .tuple(fc.tuple(...values), oneIn(5))
      .map(([drawn, isRaw]) =>
        parts.reduce((text, one, at) => text + inAddress(drawn[at - 1] ?? '', isRaw) + one),
      )
  const typed = (...names: string[]) =>
    fc.oneof(
      fc.array(fc.tuple(fc.constantFrom(...names, '__proto__'), words)).map((pairs) => ({
        type: 'application/x-www-form-urlencoded',
        bytes: new URLSearchParams(pairs).toString(),
        encoding: null,
      })),
      fc.constantFrom<Sent>(
        { type: null, bytes: null, encoding: null },
        { type: 'application/json', bytes: '{"acao":"corrigir","nome":null}', encoding: null },
        { type: 'application/x-www-form-urlencoded', bytes: 'acao=retirar', encoding: 'gzip' },
      ),
    )
  const feed = (nome: string) =>
    get(`GET /feeds/:empresa/${nome}.xml`, to`/feeds/${words}/${fc.constant(nome)}.xml`)
  return fc.oneof(
    get('GET /campanha/:campaign', to`/campanha/${id}?origem=${words}`),
    get('GET /campanha/:campaign/inscricao', to`/campanha/${id}/inscricao?origem=${words}`),
    get('GET /vagas', to`/vagas?busca=${words}&pagina=${words}&busca=${words}`),
    get('GET /empresa/:empresa', to`/empresa/${words}?busca=${words}&pagina=${words}`),
    get('GET /empresa/:empresa/recuperar-link', to`/empresa/${words}/recuperar-link?${words}`),
    get('GET /acompanhamento', to`/acompanhamento?chave=${chave}&feito=${words}`),
    get('GET /acompanhamento/dados.json', to`/acompanhamento/dados.json?chave=${chave}`),
    get('GET /acompanhamento/dados.pdf', to`/acompanhamento/dados.pdf?chave=${chave}`),
    get('GET /privacidade', to`/privacidade?${words}&empresa=${words}&vaga=${id}`),
    get('GET /parar-emails', to`/parar-emails?chave=${chave}&chave=${words}`),
    get(
      'GET /usuario/v1/usuarios/login/empresa/retorno',
      to`/usuario/v1/usuarios/login/empresa/retorno?state=${words}&code=${words}`,
    ),
    feed('vagas'),
    feed('abler'),
    feed('bne'),
    get('GET /robots.txt', to`/robots.txt?${words}`),
    get('GET /sitemap.xml', to`/sitemap.xml?${words}`),
    get('GET /sitemap-geral.xml', to`/sitemap-geral.xml?${words}`),
    get('GET /sitemap-:part(^\\d{1,4})-:empresa.xml', to`/sitemap-${words}-${words}.xml`),
    get('GET /health/live', to`/health/live?${words}`),
    get('GET /health/ready', to`/health/ready?${words}`),
    get('GET nothing', to`/${words}/${words}`),
    postForm(
      'POST /campanha/:campaign/inscricao',
      to`/campanha/${id}/inscricao`,
      sentForm(fc.constantFrom(null, '{}')),
    ),
    postForm('POST /empresa/:empresa/recuperar-link', to`/empresa/${words}/recuperar-link`, typed('contato')),
    postForm('POST /parar-emails', to`/parar-emails?chave=${chave}`, typed('List-Unsubscribe', 'tipo')),
    postForm(
      'POST /acompanhamento',
      to`/acompanhamento?chave=${chave}`,
      typed('acao', 'certeza', 'nome', 'email', 'telefone', 'envio'),
    ),
  )

  function postForm(
    what: string,
    path: fc.Arbitrary<string>,
    body: fc.Arbitrary<Sent>,
  ): fc.Arbitrary<FuzzRequest> {
    return fc.tuple(path, body, from).map(([address, sent, headers]) => ({
      what,
      method: 'POST',
      path: address,
      headers: { ...headers, ...typeOf(sent, 'post') },
      body: sent.bytes,
      isPage: true,
    }))
  }
}
