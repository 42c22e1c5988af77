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

test('words of one thing and tests may stand again', () => {
  const words = ["label: 'Salvar'", "label: 'E-mail ou telefone'", 'label: `Remover ${nome}`'].map(
    (text, at) => file(`host/src/a${at}.ts`, `const a = { ${text} }`),
  )
  const others = words.map(({ path, text }) => file(path.replace('host', 'api'), text))
  const spec = file('host/src/a.spec.ts', "expect('Informe o e-mail.')")
  assert.deepEqual(findTwiceTold([contract, spec, ...words, ...others]), [])
})
