import fc from 'fast-check'
import { markMencoes, mencoesOf, procuraAt, showMencoes } from './mencao'

const COLEGAS = [
  { id: 12, nome: 'Rui' },
  { id: 13, nome: 'Rui Reis' },
  { id: 14, nome: 'Ána Luz' },
]

test.each([
  ['Oi @Rui, veja', 'Oi @[12], veja'],
  ['@Rui Reis e @Ána Luz', '@[13] e @[14]'],
  ['@Ruibarbo não é ninguém', '@Ruibarbo não é ninguém'],
  ['rui@exemplo.test', 'rui@exemplo.test'],
  ['@ @@Rui', '@ @@[12]'],
])('%s is marked as %s (product 74)', (texto, marcado) => {
  expect(markMencoes(texto, COLEGAS)).toBe(marcado)
  expect(showMencoes(marcado, COLEGAS)).toBe(texto)
})

test('each who is mentioned is told once, and who is not known is a colleague without a name', () => {
  expect(mencoesOf('@[13] @[12] @[13]')).toEqual([13, 12])
  expect(showMencoes('Com @[99]', COLEGAS)).toBe('Com @colega')
})

test('whatever is typed reads the same once it is marked and shown', () => {
  const texts = fc
    .array(fc.constantFrom('@Rui', '@Rui Reis', ' ', ',', 'a', '@', '\n', 'Reis'))
    .map((t) => t.join(''))
  fc.assert(
    fc.property(texts, (texto) => {
      expect(showMencoes(markMencoes(texto, COLEGAS), COLEGAS)).toBe(texto)
    }),
  )
})

test.each([
  ['Oi @ru', 6, { inicio: 3, termo: 'ru' }],
  ['@', 1, { inicio: 0, termo: '' }],
  ['Oi @rui reis', 12, { inicio: 3, termo: 'rui reis' }],
  ['rui@exemplo', 11, null],
  ['@rui\nagora', 10, null],
  ['@ depois', 8, null],
  ['@rui veja isto agora', 20, null],
  ['sem nada', 8, null],
  ['@rui', 0, null],
])('in «%s» at %i somebody is looked for by %j', (texto, caret, procura) => {
  expect(procuraAt(texto, caret)).toEqual(procura)
})
