import { openOffice, type Office } from './support/campanhas'
import { beginImport } from './support/import-file'

/** A file in which everybody has the agency's phone, or the one of a shop (product 42). */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const TELEFONE = '11933334444'
const LETTERS = Array.from({ length: 52 }, (_, at) => String.fromCharCode(97 + (at % 26)))
const csvOf = (linhas: readonly string[]) => ['Nome;E-mail;Telefone', ...linhas].join('\n')

async function bringIn(linhas: readonly string[]) {
  const id = await beginImport(office.api.url, office.token, csvOf(linhas), null)
  await office.api.app.jobs.runDue()
  const { rows } = await office.api.pool.query<{ situacao: string }>(
    'select situacao from importacao_linha where importacao_id = $1 order by numero',
    [id],
  )
  return rows.map(({ situacao }) => situacao)
}

test('comes in part by part, as any other: two whose first names differ are not asked whether they are one', async () => {
  const linhas = LETTERS.map((letter, at) => `${letter}${at} Souza;p${at}@x.test;${TELEFONE}`)
  expect(await bringIn(linhas)).toEqual(LETTERS.map(() => 'criada'))
  const { rows } = await office.api.pool.query<{ inserts: number }>(
    'select count(distinct (xmin::text, cmin::text))::int as inserts from talento where telefone = $1',
    [TELEFONE],
  )
  // Parts of fifty rows.
  expect(rows).toEqual([{ inserts: 2 }])
})

test('whoever is told of twice by it, under the same first name, is one person all the same', async () => {
  expect(await bringIn([`Zoraide Souza;;${TELEFONE}`, `Zoraide;zo@x.test;${TELEFONE}`])).toEqual([
    'criada',
    'unida',
  ])
})

test('a person of whom many came before with the phone is found by it', async () => {
  const linhas = Array.from({ length: 60 }, (_, at) => `n${at} Lima;n${at}@x.test;11955556666`)
  await bringIn([...linhas, 'Ximena Lima;;11955556666'])
  expect(await bringIn(['Ximena Lima;ximena@x.test;11955556666'])).toEqual(['unida'])
})

test('whoever is on record, and gets the phone from a row before, is found by it in the next one', async () => {
  await bringIn(['Maria Souza;maria.souza@x.test;'])
  expect(
    await bringIn(['Mariazinha Souza;maria.souza@x.test;11944443333', 'Maria Souza;;11944443333']),
  ).toEqual(['unida', 'unida'])
})
