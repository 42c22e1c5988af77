import { assert, property, string } from 'fast-check'
import { splitListWithBars, splitList } from './list'

test.each([
  ['', []],
  [' , ;\n', []],
  ['Excel', ['Excel']],
  ['Excel, WMS;Empilhadeira\nInglês técnico ', ['Excel', 'WMS', 'Empilhadeira', 'Inglês técnico']],
  ['HTML/CSS, C|C++', ['HTML/CSS', 'C|C++']],
])('what is typed is parted by commas, semicolons and lines: %j', (text, parts) => {
  expect(splitList(text)).toEqual(parts)
})

test('where bars are no part of a word they part as well', () => {
  expect(splitListWithBars('Inglês | Espanhol/Francês; Alemão')).toEqual([
    'Inglês',
    'Espanhol',
    'Francês',
    'Alemão',
  ])
})

test('no part is blank or has blanks at its ends', () => {
  assert(
    property(string(), (text) => {
      for (const part of [...splitList(text), ...splitListWithBars(text)]) {
        expect(part).toBe(part.trim())
        expect(part).not.toBe('')
      }
    }),
  )
})
