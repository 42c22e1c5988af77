import { readHora } from './hora'

test.each([
  ['8', '08:00'],
  ['17', '17:00'],
  ['8h', '08:00'],
  ['17 h', '17:00'],
  ['8:30', '08:30'],
  ['8h30', '08:30'],
  ['08.30', '08:30'],
  ['830', '08:30'],
  ['1730', '17:30'],
  [' 00:00 ', '00:00'],
  ['23:59', '23:59'],
])('%j is %s', (text, hora) => {
  expect(readHora(text)).toBe(hora)
})

test.each(['', '24', '24:00', '8:60', '860', '83', '8:3', 'oito', '12345', '-1'])(
  '%j is no time of a day',
  (text) => {
    expect(readHora(text)).toBeNull()
  },
)

test('every minute of a day is read as it is written, with its sign and without', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const hora = new Date(minute * 60_000).toISOString().slice(11, 16)
    expect(readHora(hora)).toBe(hora)
    expect(readHora(hora.replace(':', ''))).toBe(hora)
  }
})
