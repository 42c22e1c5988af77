import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTwiceTold } from './sentence-rules.mjs'

const file = (path, text) => ({ path, text })
const contract = file('shared/contract/src/faltas.ts', "export const FALTA_EMAIL = 'Informe o e-mail.'")

test('a sentence that a second file writes is caught, as text, in JSX and in a schema', () => {
  for (const second of [
    file('host/src/queries/a.ts', "const wrong = { email: 'Informe o e-mail.' }"),
    file('mfe-public/src/pages/a.tsx', 'export const A = () => <p>Informe o\n  e-mail.</p>'),
    file('api/src/areas/empresa/a.ts', "const body = z.string('Informe o e-mail.')"),
  ])
    assert.equal(findTwiceTold([contract, second]).length, 1, second.path)
})

test('a sentence with something in it is caught by the words around it', () => {
  const told = [
    file('api/src/a.ts', 'const a = `Tente de novo em ${n} segundos.`'),
    file('host/src/a.ts', 'const b = `Tente de novo em ${left} segundos.`'),
  ]
  assert.equal(findTwiceTold(told).length, 1)
  assert.equal(
    findTwiceTold([told[0], file('host/src/a.ts', 'const b = `Tente de novo em ${m} minutos.`')]).length,
    0,
  )
})

test('short ones without a capital or a stop are caught from four words on, and a stop makes no other sentence', () => {
  for (const [one, two] of [
    ["notify({ text: 'erro ao copiar url' })", "const text = 'erro ao copiar url'"],
    ['const a = `Conversar com ${nome} no WhatsApp`', 'const b = `Conversar com ${pessoa} no WhatsApp`'],
    ["const a = 'Talvez a mesma pessoa'", 'export const A = () => <span>Talvez a mesma pessoa</span>'],
    ["const a = 'O que você enviou é grande demais.'", "const b = 'O que você enviou é grande demais'"],
  ])
    assert.equal(
      findTwiceTold([file('host/src/a.tsx', one), file('mfe-kanban/src/a.tsx', two)]).length,
      1,
      one,
    )
})

test('names of three words, what is for no person, and the few that are two on purpose may stand again', () => {
  for (const text of [
    "const a = 'Nome da empresa'",
    'const a = sql`select a from b where c`',
    'const a = sql<number>`select a from b where c`',
    "throw new Error('a person was lost on the way')",
    'export const A = () => <p className="one two three four" />',
    "const a = 'Ir para o conteúdo'",
  ])
    assert.deepEqual(findTwiceTold([file('host/src/a.tsx', text), file('api/src/b.tsx', text)]), [], text)
})

test('words of one thing and tests may stand again', () => {
  const words = ["label: 'Salvar'", "label: 'E-mail ou telefone'", 'label: `Remover ${nome}`'].map(
    (text, at) => file(`host/src/a${at}.ts`, `const a = { ${text} }`),
  )
  const others = words.map(({ path, text }) => file(path.replace('host', 'api'), text))
  const spec = file('host/src/a.spec.ts', "expect('Informe o e-mail.')")
  assert.deepEqual(findTwiceTold([contract, spec, ...words, ...others]), [])
})
