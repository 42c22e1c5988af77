import { vocabulary } from './vocabulary'

const words: Readonly<Record<string, string>> = vocabulary({ PUBLICADA: 'Publicada', PAUSADA: 'Pausada' })

test('a known value has its word', () => {
  expect(words['PUBLICADA']).toBe('Publicada')
})

test.each(['SUSPENSA', 'constructor', 'toString', ''])(
  'an unknown value, «%s», is shown as it came',
  (value) => {
    expect(words[value]).toBe(value)
  },
)

test('an unknown value may have a word of its own', () => {
  const tones: Readonly<Record<string, string>> = vocabulary<string, string>(
    { PUBLICADA: 'success' },
    'neutral',
  )
  expect(tones['SUSPENSA']).toBe('neutral')
})

test('only what is known is listed', () => {
  expect(Object.keys(words)).toEqual(['PUBLICADA', 'PAUSADA'])
})
