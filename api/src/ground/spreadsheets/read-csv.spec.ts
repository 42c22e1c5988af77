import fc from 'fast-check'
import { readCsv, type LinhaCsv } from './read-csv'
import { writeCsv } from '@seleta/regras/csv'

const read = (text: string, encoding: BufferEncoding = 'utf8') => readAll(Buffer.from(text, encoding))

/** As a disk gives them, in pieces that part letters. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
}

async function readRows(bytes: Buffer): Promise<LinhaCsv[]> {
  const rows: LinhaCsv[] = []
  for await (const row of readCsv({ start: bytes.subarray(0, 8192), read: () => inPieces(bytes) }))
    rows.push(row)
  return rows
}

const readAll = async (bytes: Buffer) => (await readRows(bytes)).map(({ cells }) => cells)

describe('a CSV file', () => {
  it.each([
    [
      'a;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n"x;""y""\nz";2',
      [
        ['a', 'b'],
        ['x;"y"\nz', '2'],
      ],
    ],
    [
      'a;b\n\n;\n1;\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'a;b\n5" tela;"";\n',
      [
        ['a', 'b'],
        ['5" tela', '', ''],
      ],
    ],
  ])('is read as it was written: %j', async (text, rows) => {
    expect(await read(text)).toEqual(rows)
  })

  it.each([
    ['what is quoted', 'Data,"Idiomas (inglês; espanhol; francês; alemão)?",Nome\n2026,Inglês,Ana\n'],
    ['a name in parentheses', 'Data,Idiomas (inglês; espanhol; francês; alemão)?,Nome\n2026,Inglês,Ana\n'],
    ['a name, where most rows end early', 'Nome;Cidade, UF;E-mail\nAna;Itu;a@x.test\nBia;Itu, SP\n\nCaio\n'],
    ['a quote within quotes', 'Data,"O ""melhor""; o pior; ou; nenhum",Nome\n2026,x,Ana\n'],
    ['a line break within quotes', 'Data,"Idiomas\n(inglês; espanhol; francês)",Nome\n2026,"x\ny;z;w",Ana\n'],
    ['a name that a quote stands in', 'Tela de 5";Idade, em anos;Nome\nx;30;Ana\n'],
    ['as many commas, which no other row has', 'Nome;Cidade, UF\nAna;Campinas\n'],
    ['as many semicolons, which no other row has', 'Nome,Cidade; UF\nAna,Campinas\n'],
    ['a name, where all cells are quoted', '"Nome"\t"Cidade; UF"\n"Ana"\t"Itu"\n"Bia"\t"Itu"\n'],
    // What is read to find the separator ends within a row, or within a quoted cell.
    [
      'a name, in a long file',
      `Nome;Cidade, UF;E-mail;Idade\n${'Ana;Itu, SP;ana@exemplo.test;30\n'.repeat(500)}`,
    ],
    [
      'a name, where rows leave off their last cells',
      `Nome;E-mail;Cidade, UF;Idade\nAna;a@x.test;Itu, SP;30\n${'Bia;b@x.test;Itu, SP\n'.repeat(30)}`,
    ],
    [
      'a name, where cells have many lines',
      `Nome;Resumo, em poucas linhas\n${`Ana;"${'Vendas, caixa\n'.repeat(200)}"\n`.repeat(9)}`,
    ],
  ])('is parted where its rows are, not at the signs of %s', async (_what, text) => {
    const [head = [], row = []] = await read(text)
    expect(row).toHaveLength(head.length)
    expect(row).toContain('Ana')
    expect(head.at(0)).not.toContain(',')
  })

  it('has the numbers that a spreadsheet shows beside its rows, whatever is blank between them', async () => {
    const rows = await readRows(Buffer.from('\r\na;b\r\n;\r\n\r\n"x\ny";2\r\n3;4\r\n'))
    expect(rows.map(({ numero, cells }) => [numero, cells[0]])).toEqual([
      [2, 'a'],
      [5, 'x\ny'],
      [6, '3'],
    ])
  })

  it('has them however the blank rows are written', async () => {
    const rows = await readRows(Buffer.from('a;b\n\n""\n \n;;;\n1;2\n\n\n3;4'))
    expect(rows.map(({ numero, cells }) => [numero, cells[0]])).toEqual([
      [1, 'a'],
      [6, '1'],
      [9, '3'],
    ])
  })

  it('with a quote that never closes is refused, and the line is named', async () => {
    await expect(read('a;b\n1;2\n"x;2\n3;4\n')).rejects.toThrow('a partir da linha')
  })

  it('of an older Excel keeps its accents', async () => {
    expect(await read('nome;cidade\nJosé;São Paulo\n', 'latin1')).toEqual([
      ['nome', 'cidade'],
      ['José', 'São Paulo'],
    ])
  })

  it('keeps its accents when a few letters of it are broken', async () => {
    const bytes = Buffer.concat([
      Buffer.from('nome;cidade\nJosé;São Paulo\nÂngela;Jos'),
      Buffer.from([0xe9]),
      Buffer.from('\n'),
    ])
    expect(await readAll(bytes)).toEqual([
      ['nome', 'cidade'],
      ['José', 'São Paulo'],
      ['Ângela', 'Jos�'],
    ])
  })

  it('of an older Excel keeps them when a few of its letters look like others', async () => {
    const text = 'nome;obs\nJosé;JosÃ©\nÂngela;ímpar\nZoé;à tarde\n'
    expect((await read(text, 'latin1')).slice(1).map(([nome]) => nome)).toEqual(['José', 'Ângela', 'Zoé'])
  })

  it('that we wrote comes back, whatever the cells hold', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ç', ' ', ';', '"', '\n', ',', '1') })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 8 }), async (linhas) => {
        const told = linhas.filter((linha) => linha.some((text) => text.trim() !== ''))
        const [, ...rows] = await readAll(Buffer.from(writeCsv([['x', 'y'], ...linhas])))
        expect(rows).toEqual(told)
      }),
    )
  })

  it('is read one row at a time, across the pieces it is decoded in', async () => {
    const line = 'ç'.repeat(1001)
    const rows = await readAll(Buffer.from(`n;t\n${`1;${line}\n`.repeat(200)}`))
    expect(rows).toHaveLength(201)
    expect(rows.slice(1).every(([, text]) => text === line)).toBe(true)
  })
})
