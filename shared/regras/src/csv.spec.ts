import { array, assert, property, string } from 'fast-check'
import { writeCsv } from './csv'

const lines = (text: string) => text.split('\r\n')

/** Reads CSV back, quotes and all. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charAt(i)
    if (isQuoted) {
      if (c === '"' && text.charAt(i + 1) === '"') {
        cell += '"'
        i += 1
      } else if (c === '"') isQuoted = false
      else cell += c
    } else if (c === '"') isQuoted = true
    else if (c === ';' || c === '\n') {
      rows.at(-1)?.push(cell.replace(/\r$/, ''))
      cell = ''
      if (c === '\n') rows.push([])
    } else cell += c
  }
  return rows.slice(0, -1)
}

test.each([',', '\t', ';'])('nobody who parts at «%s» finds a formula in a cell of its own', (separator) => {
  const [, line = ''] = lines(writeCsv([['Nome'], [`Ana${separator}=1+1`]]))
  expect(line).toBe(`"Ana${separator}=1+1"`)
})

test('a file begins with the mark that Excel needs and ends its lines as Excel does', () => {
  const [first, second, end] = lines(
    writeCsv([
      ['Nome', 'Idade'],
      ['Ana', 32],
    ]),
  )
  expect(first).toBe('\uFEFFNome;Idade')
  expect(second).toBe('Ana;32')
  expect(end).toBe('')
})

test.each(['=1+1', '+55 11', '-3', '@SUM(A1)', '\tx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%s is not run as a formula',
  (text) => {
    expect(parse(writeCsv([['c'], [text]]))[1]).toEqual([`'${text}`])
  },
)

test('whatever people write comes back as it was', () => {
  assert(
    property(
      array(
        array(
          string({ maxLength: 12 }).filter((s) => !/^[=+\-@\t\r]|\r/.test(s)),
          { minLength: 2, maxLength: 2 },
        ),
      ),
      (linhas) => {
        const text = writeCsv([['a', 'b'], ...linhas]).slice(1)
        expect(parse(text)).toEqual([['a', 'b'], ...linhas])
      },
    ),
  )
})

test('numbers have a decimal comma, and nothing stays empty', () => {
  expect(
    lines(
      writeCsv([
        ['a', 'b'],
        [1.5, null],
      ]),
    )[1],
  ).toBe('1,5;')
})
