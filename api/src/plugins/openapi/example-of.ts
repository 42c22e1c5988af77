/** A JSON schema as the contract's schemas become one. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly format?: string
  readonly description?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly minItems?: number
}

const UUID = '7b0c1f6e-54a1-4d7b-9b0c-2f6f4f1f7a10'

/** Texts whose form a schema cannot say, and words that make an example read like one, by the name of the field. */
const WORDS: Readonly<Record<string, string>> = {
  nome: 'Ana Lima',
  nomeEmpresa: 'Padaria Aurora',
  email: 'ana@exemplo.com.br',
  username: 'ana@exemplo.com.br',
  telefone: '(11) 98765-4321',
  cidadeTexto: 'São Paulo',
  uf: 'SP',
  cor: '#2e7d32',
  title: 'Tem experiência com atendimento?',
  texto: 'Conversa marcada para terça-feira.',
  descricao: 'Atendimento ao público.',
  site: '',
  area: 'mfe-kanban',
  versao: '0123456789ab',
  endereco: '/talento/v1/videos/chave',
  remetenteEmail: 'vagas@exemplo.com.br',
  emissor: 'https://accounts.google.com',
  dominio: 'exemplo.com.br',
  codigo: '123456',
  senha: 'uma frase longa que só eu sei',
  nova: 'outra frase longa que só eu sei',
  'Idempotency-Key': UUID,
}

const DEEPEST = 12

/**
 * A value of a schema, always the same, so that what the contract says is shown and never written a second time.
 * @param find the schema behind a `$ref`
 * @param name of the field that it is for
 */
export function exampleOf(schema: Schema, find: (ref: string) => Schema, name = '', depth = 0): unknown {
  if (depth > DEEPEST) return null
  const inner = (one: Schema, key = name) => exampleOf(one, find, key, depth + 1)
  if (schema.$ref !== undefined) return inner(find(schema.$ref))
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map((one) => inner(one)))
  const choice = schema.anyOf ?? schema.oneOf
  if (choice !== undefined) return inner(choice.find(({ type }) => type !== 'null') ?? {})
  return ofType(schema, inner, name)
}

function ofType(schema: Schema, inner: (one: Schema, key?: string) => unknown, name: string): unknown {
  const [kind = 'any'] = [schema.type].flat()
  switch (kind) {
    case 'object':
      return ofObject(schema, inner)
    case 'array':
      return schema.maxItems === 0
        ? []
        : Array.from({ length: Math.max(schema.minItems ?? 1, 1) }, (_, n) =>
            another(inner(schema.items ?? {}), n),
          )
    case 'integer':
    case 'number': {
      const least = Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1, 1)
      return Math.min(least, schema.maximum ?? least)
    }
    case 'boolean':
      return true
    case 'string':
      return ofText(schema, name)
    default:
      return null
  }
}

/** The same once more, as something of its own: of several no two have one id or one name. */
const another = (value: unknown, n: number): unknown =>
  n === 0
    ? value
    : (JSON.parse(
        JSON.stringify(value)
          .replaceAll(UUID, UUID.slice(0, -1) + String(n))
          .replaceAll(/"nome":"([^"]*)"/g, `"nome":"$1 ${n + 1}"`),
      ) as unknown) // It was a JSON value before.

function ofObject(
  { properties = {}, additionalProperties, propertyNames }: Schema,
  inner: (one: Schema, key?: string) => unknown,
): object {
  const own = Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, inner(one, key)]))
  if (typeof additionalProperties !== 'object' || Object.keys(own).length > 0) return own
  const keys = propertyNames?.enum?.map(String) ?? [propertyNames?.format === 'uuid' ? UUID : 'campo']
  return Object.fromEntries(keys.map((key) => [key, inner(additionalProperties, key)]))
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-22',
  'date-time': '2026-11-22T12:00:00Z',
  uuid: UUID,
  binary: '(bytes)',
}

const ofText = ({ format, maxLength = 200 }: Schema, name: string): string =>
  FORMATS[format ?? ''] ?? (WORDS[name] ?? 'Texto').slice(0, maxLength)
