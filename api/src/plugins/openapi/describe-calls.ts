import { ARQUIVOS, isOnce } from '@seleta/contract/pedidos'
import { CHAVE_HOURS } from '@seleta/contract/prazos'
import { type Operation, type Route, routes } from '@seleta/contract/routes'
import { limitOf } from '../rate-limits'
import { exampleOf, type Schema } from './example-of'

/** An OpenAPI document, as far as it is completed here. */
interface Described {
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Entry>>>>
}

type Content = Record<string, { schema?: Schema; example?: unknown }>

interface Parameter {
  readonly name: string
  readonly in?: string
  readonly description?: string
  schema?: Schema
  example?: unknown
}

interface Entry {
  readonly operationId?: string
  parameters?: Parameter[]
  readonly requestBody?: { content: Content }
  readonly responses: Record<string, { description: string; content?: Content }>
}

/** Who may call, how often, and what comes in what form: the description, from what the contract and the limits say. */
export function describe(operation: Operation): string {
  const route: Route = routes[operation]
  const limit = limitOf(operation)
  return [
    route.isKeyed === true
      ? 'Pede a chave da empresa em `X-Api-Key`.'
      : route.isPublic === true
        ? 'Aberta a todos.'
        : 'Pede a sessão de uma pessoa da empresa.',
    route.isMultipart === true ? 'Formulário: `dados` leva o JSON, os arquivos vão ao lado.' : '',
    FORMS[route.answer],
    limit === undefined
      ? ''
      : `No máximo ${limit.max} vezes em ${limit.minutes} min por ${limit.isPerUsuario === true ? 'pessoa' : 'endereço'}; além disso, 429 com \`Retry-After\`.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const FORMS: { readonly [F in Route['answer']]: string } = {
  page: 'Responde uma página; `page` começa em 0.',
  data: '',
  bare: '',
  envelope: '',
  empty: 'Responde 204, sem conteúdo.',
  file: 'Responde um arquivo.',
  events: 'Responde eventos enquanto a conexão fica aberta.',
}

const DONE = 'Feito.'

/**
 * Completes the document that the routes made: an example for whatever is asked and answered, and answers without JSON.
 */
export function completeCalls<D extends object>(document: D): D {
  // Made by the library from our own schemas.
  const { components, paths = {} } = document as Described
  const find = (ref: string): Schema => components?.schemas?.[ref.split('/').at(-1) ?? ''] ?? {}
  const show = (content: Content | undefined) => {
    for (const media of Object.values(content ?? {}))
      if (media.schema !== undefined) media.example = exampleOf(media.schema, find)
  }
  for (const entry of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    // Only calls of the contract are told: pages are hidden.
    const operation = entry.operationId as Operation
    const route: Route = routes[operation]
    if (route.isMultipart === true) askForParts(entry, ARQUIVOS[operation] ?? {})
    if (isOnce(operation)) entry.parameters = [...(entry.parameters ?? []), REPEAT_KEY]
    for (const parameter of entry.parameters ?? [])
      parameter.example = exampleOf(parameter.schema ?? {}, find, parameter.name)
    show(entry.requestBody?.content)
    addAnswer(entry, route)
    show(entry.responses['200']?.content)
  }
  return document
}

/** What lets a call whose answer was lost be made again. */
const REPEAT_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `Até 200 letras e sinais, uma por pedido novo. O mesmo pedido com a mesma chave, em até ${CHAVE_HOURS} horas, recebe a primeira resposta e não cria outra vez.`,
  schema: { type: 'string', maxLength: 200 },
}

/** What is validated is the field `dados`; beside it come files, by names of their own. */
function askForParts({ requestBody }: Entry, arquivos: Readonly<Record<string, string>>): void {
  const media = requestBody?.content['multipart/form-data']
  if (media === undefined) return
  const files = Object.entries(arquivos).map(([field, description]) => [
    field,
    { type: 'string', format: 'binary', description } satisfies Schema,
  ])
  media.schema = {
    type: 'object',
    properties: { dados: media.schema ?? {}, ...Object.fromEntries(files) },
    required: ['dados'],
  }
}

function addAnswer({ responses }: Entry, { answer }: Route): void {
  const binary: Schema = { type: 'string', format: 'binary' }
  if (answer === 'empty') responses['204'] = { description: DONE }
  else if (answer === 'file') responses['200'] = fileOf('application/octet-stream', binary)
  else if (answer === 'events') responses['200'] = fileOf('text/event-stream', { type: 'string' })
  else if (responses['200'] !== undefined) responses['200'].description = DONE
  for (const [status, words] of [
    ['4XX', 'Recusado; o envelope diz por quê.'],
    ['5XX', 'Falha nossa; o envelope leva o código do pedido.'],
  ] as const)
    if (responses[status] !== undefined) responses[status].description = words
}

const fileOf = (type: string, schema: Schema) => ({ description: DONE, content: { [type]: { schema } } })
