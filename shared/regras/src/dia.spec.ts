import { assert, date, integer, property, stringMatching } from 'fast-check'
import {
  addDias,
  addMeses,
  diaInBrazil,
  diasBetween,
  formatDia,
  formatDiaAndMes,
  formatDiaInFull,
  formatPeriod,
  startOfDia,
  isDia,
  maskDia,
  parseDia,
  readDia,
  typedDia,
} from './dia'
import { formatTime, formatMoment, formatMomentInFull, formatWhen } from './moment'

const day = date({ min: new Date('1950-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
const seed = { seed: 3 }

describe("Brazil's day", () => {
  test('is still today after 21:00, when it is tomorrow in UTC', () => {
    expect(diaInBrazil('2026-11-22T02:30:00.000Z')).toBe('2026-11-21')
    expect(formatDia('2026-11-22T02:30:00.000Z')).toBe('21/11/2026')
    expect(diaInBrazil(new Date('2026-11-22T03:00:00.000Z'))).toBe('2026-11-22')
  })

  test('is the one of the tables of zones, in summers that had a time of their own and since', () => {
    const written = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
    assert(
      property(
        date({ min: new Date('1986-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (moment) => {
          expect(diaInBrazil(moment)).toBe(written.format(moment))
        },
      ),
      seed,
    )
    const time = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' })
    assert(
      property(
        date({ min: new Date('2018-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (moment) => {
          expect(formatTime(moment)).toBe(time.format(moment))
          expect(formatMoment(moment)).toBe(`${formatDia(moment)}, ${time.format(moment)}`)
        },
      ),
      seed,
    )
    // Two in the morning of UTC, in the last summer and after it.
    expect(diaInBrazil('2019-01-10T02:00:00Z')).toBe('2019-01-10')
    expect(diaInBrazil('2020-01-10T02:00:00Z')).toBe('2020-01-09')
    expect(() => diaInBrazil('nenhum')).toThrow(RangeError)
  })

  test('does not move a day that has no time', () => {
    expect(formatDia('2026-11-22')).toBe('22/11/2026')
    expect(formatDiaInFull('2026-03-04')).toBe('4 de março de 2026')
    expect(formatDiaAndMes('2026-03-04')).toBe('04/03')
  })

  test('is told by its month alone, as a number and as a word', () => {
    expect(formatPeriod('2020-03-01', '2022-07-31', false)).toBe('mar 2020 – jul 2022')
    expect(formatPeriod('2020-03-01', null, true)).toBe('mar 2020 – hoje')
    expect(formatPeriod('2023-01-01T02:30:00.000Z', null, false)).toBe('dez 2022')
    expect(formatPeriod(null, '2022-07-31', false)).toBe('')
  })

  test('begins at its first moment and holds no other day', () => {
    assert(
      property(
        date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (moment) => {
          const dia = diaInBrazil(moment)
          const start = startOfDia(dia)
          expect(diaInBrazil(start)).toBe(dia)
          expect(diaInBrazil(start.getTime() - 1)).toBe(addDias(dia, -1))
          expect(moment.getTime() - start.getTime()).toBeLessThan(86_400_000)
        },
      ),
      seed,
    )
  })

  test.each([
    ['2026-05-22', 6, '2026-11-22'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 24, '2028-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-10', -13, '2024-12-10'],
  ])('%s and %i months is %s', (dia, meses, then) => {
    expect(addMeses(dia, meses)).toBe(then)
  })

  test('counts days over months and years', () => {
    expect(addDias('2026-12-31', 1)).toBe('2027-01-01')
    expect(diasBetween('2026-02-28', '2026-03-01')).toBe(1)
    assert(
      property(day, integer({ min: -5000, max: 5000 }), (moment, quantos) => {
        const dia = diaInBrazil(moment)
        expect(diasBetween(dia, addDias(dia, quantos))).toBe(quantos)
      }),
      seed,
    )
  })
})

describe('a typed date', () => {
  test('never shows a day above 31 nor a month above 12', () => {
    assert(
      property(stringMatching(/^\d{4,8}$/), (digits) => {
        const clamped = typedDia(digits)
        expect(Number(clamped.slice(0, 2))).toBeLessThanOrEqual(31)
        expect(Number(clamped.slice(2, 4))).toBeLessThanOrEqual(12)
      }),
      seed,
    )
  })

  test.each([
    ['25122026', '25/12/2026'],
    ['45', '31'],
    ['4513', '31/12'],
    ['99992026', '31/12/2026'],
  ])('%s is shown as %s', (text, shown) => {
    expect(maskDia(text)).toBe(shown)
  })

  test('is a day whether its bars were typed or not', () => {
    expect([isDia('29022028'), isDia('29/02/2028'), isDia('29/02/2027'), isDia('2902')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('goes to the wire and back unchanged', () => {
    assert(
      property(day, (moment) => {
        const iso = moment.toISOString().slice(0, 10)
        expect(parseDia(formatDia(iso))).toBe(iso)
        expect(readDia(formatDia(iso))).toBe(iso)
        expect(readDia(iso)).toBe(iso)
      }),
      seed,
    )
  })

  test.each(['31/02/2026', '29/02/2027', '00/10/2026', '1/1/2026', '', '31/12/20'])(
    '%p is no day',
    (text) => {
      expect(parseDia(text)).toBeNull()
      expect(isDia(text)).toBe(false)
    },
  )
})

test.each([
  ['4/3/2026', '2026-03-04'],
  ['04.03.2026', '2026-03-04'],
  ['4-3-2026', '2026-03-04'],
  ['03/05/90', '1990-05-03'],
  ['3/5/05', '2005-05-03'],
  ['04/03/1990 00:00:00', '1990-03-04'],
  ['4 de março de 1990', '1990-03-04'],
  ['04/mar/90', '1990-03-04'],
  ['12-Dez.-1990', '1990-12-12'],
  ['04/abc/1990', null],
  ['32996', '1990-05-03'],
  ['32996,0', '1990-05-03'],
  ['2026-03-04T00:00:00', '2026-03-04'],
  ['31/2/2026', null],
  ['04/03/1899', '1899-03-04'],
  ['04/03/0099', null],
  ['março', null],
  ['', null],
])('a file that says %j means %j', (text, dia) => {
  expect(readDia(text)).toBe(dia)
})

test("moments are told on Brazil's clock", () => {
  const moment = '2026-11-22T02:30:00.000Z'
  expect(formatTime(moment)).toBe('23:30')
  expect(formatMoment(moment)).toBe('21/11/2026, 23:30')
  expect(formatMomentInFull(moment)).toBe('21 de novembro de 2026 às 23:30')
  expect(formatWhen(moment, new Date('2026-11-22T02:59:00.000Z'))).toBe('às 23:30')
  expect(formatWhen(moment, new Date('2026-11-22T03:00:00.000Z'))).toBe('em 21/11/2026 às 23:30')
  expect(formatMoment('nada')).toBe('')
  expect(formatDia('nada')).toBe('')
  expect(formatDia(null)).toBe('')
})
