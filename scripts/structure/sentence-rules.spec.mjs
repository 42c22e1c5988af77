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
    assert.equal(findTwiceTold([contract, second], {}).length, 1, second.path)
})

test('words of one thing, tests and what is listed may stand again; a line of the list that nobody needs is caught', () => {
  const words = ["label: 'Salvar'", "label: 'E-mail ou telefone'"].map((text, at) =>
    file(`host/src/a${at}.ts`, `const a = { ${text} }`),
  )
  const spec = file('host/src/a.spec.ts', "expect('Informe o e-mail.')")
  assert.deepEqual(findTwiceTold([contract, spec, ...words, ...words], {}), [])
  const listed = { 'Informe o e-mail.': 'two facts' }
  const second = file('host/src/a.ts', "const a = 'Informe o e-mail.'")
  assert.deepEqual(findTwiceTold([contract, second], listed), [])
  assert.equal(findTwiceTold([contract], listed).length, 1)
})
