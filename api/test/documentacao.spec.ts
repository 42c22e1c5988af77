import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls, type CallSchemas } from '@seleta/contract/calls'
import { ONCE } from '@seleta/contract/pedidos'
import { type Operation, type Route, routes } from '@seleta/contract/routes'
import { startApi, type TestApi } from './support/start-api'

/** The api's own description at /docs, for who writes against it (audit O8). */

interface Media {
  readonly example?: unknown
  readonly schema?: { readonly properties?: Readonly<Record<string, unknown>> }
}
interface Entry {
  readonly operationId: Operation
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: unknown }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
}

let api: TestApi
let text = ''
let entries: Entry[] = []
beforeAll(async () => {
  api = await startApi({ publicUrl: 'https://vagas.exemplo.test' })
  text = await (await api.request('/docs/json')).text()
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Entry>> }
  entries = Object.values(paths).flatMap((methods) => Object.values(methods))
})
afterAll(() => api.close())

it('is valid OpenAPI 3.1, by a validator that is not ours', () => {
  const file = join(api.dataDir, 'openapi.json')
  const validator = require.resolve('@seriousme/openapi-schema-validator/bin/validate-api-cli.js')
  const judge = (document: string): string => {
    writeFileSync(file, document)
    return execFileSync(process.execPath, [validator, file]).toString()
  }
  expect(JSON.parse(judge(text))).toEqual({ valid: true })
  expect(() => judge(text.replace('"responses"', '"respostas"'))).toThrow()
})

it('says where it is reached', () => {
  expect(JSON.parse(text)).toMatchObject({ servers: [{ url: 'https://vagas.exemplo.test' }] })
})

it('tells every call of the contract, in a sentence of its own', () => {
  expect(entries.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(routes).toSorted())
  expect(new Set(entries.map(({ summary }) => summary)).size).toBe(entries.length)
  for (const { summary, description } of entries) {
    expect(summary).toMatch(/^[A-ZÀ-Ú].{8,80}[^.]$/)
    expect(description).toMatch(/^(Aberta a todos|Pede a (sessão|chave))/)
  }
  const login = entries.find(({ operationId }) => operationId === 'login')
  expect(login?.description).toContain('No máximo 60 vezes em 1 min por endereço')
})

it('shows for whatever is asked and answered an example that the contract itself accepts', () => {
  const broken: string[] = []
  let shown = 0
  for (const { operationId, parameters = [], requestBody, responses } of entries) {
    const schemas: CallSchemas = calls[operationId]
    const place = (where: string) =>
      Object.fromEntries(
        parameters.filter((one) => one.in === where).map(({ name, example }) => [name, example]),
      )
    const media = Object.values(requestBody?.content ?? {})[0]
    const route: Route = routes[operationId]
    const body = route.isMultipart === true ? (media?.example as { dados?: unknown })?.dados : media?.example
    const answer = Object.values(responses['200']?.content ?? {})[0]?.example
    const examples = { params: place('path'), query: place('query'), body, answer }
    for (const [part, example] of Object.entries(examples)) {
      const schema = schemas[part as keyof typeof examples]
      if (schema === undefined) continue
      shown += 1
      const { error } = schema.safeParse(example)
      for (const { path, message } of error?.issues ?? [])
        broken.push(`${operationId} ${part}: ${path.join('.')} ${message}`)
    }
  }
  expect(broken).toEqual([])
  expect(shown).toBeGreaterThan(150)
})

it('says of every call what comes back when it is done', () => {
  for (const { operationId, responses } of entries) {
    const { answer }: Route = routes[operationId]
    expect(Object.keys(responses)).toContain(answer === 'empty' ? '204' : '200')
  }
})

it('names the key by which a call that makes something can be made again', () => {
  const keyed = entries.filter(({ parameters = [] }) =>
    parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key'),
  )
  expect(keyed.map(({ operationId }) => operationId).toSorted()).toEqual(ONCE.toSorted())
})

it('names the files that a form takes beside its data', () => {
  const forms = entries.filter(({ operationId }) => (routes[operationId] as Route).isMultipart === true)
  const fields = forms.map(({ operationId, requestBody }) => [
    operationId,
    Object.keys(requestBody?.content['multipart/form-data']?.schema?.properties ?? {}),
  ])
  expect(Object.fromEntries(fields)).toEqual({
    saveLogo: ['dados', 'logo'],
    createResultadoTeste: ['dados', 'arquivo'],
    createTalento: ['dados', 'curriculo'],
    createImportacao: ['dados', 'arquivo'],
    createInscricao: ['dados', 'curriculo', 'video.{id}'],
  })
})
