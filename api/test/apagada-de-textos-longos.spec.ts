import { openOffice, type Office } from './support/campanhas'
import { hitsOfAll } from './support/hits'
import { sendFile } from './support/import-file'
import { openDoors } from './support/strangers'

/** Somebody is erased from files whose cells hold whole texts, and as soon as from any other. */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

/** A call is cut off after fifteen seconds. */
const SOON_MS = 5_000

/** A résumé as another program wrote it: 2,900 characters, some 85 digits, an address of theirs. */
function resumeOf(n: number): string {
  const jobs = [1, 2, 3, 4].map(
    (job) => `Empresa ${job} Comércio Ltda, de 0${job}/201${job} a 11/202${job}: estoque e notas fiscais.`,
  )
  const head = `Rua das Flores, ${n}. Tel. (21) 9${8_000_000 + n}, 21 2${7_000_000 + n}, pessoa${n}@ex.test. ${jobs.join(' ')}`
  return `${head} ${'Apoio ao setor de compras e atendimento a clientes com qualidade. '.repeat(50)}`.slice(
    0,
    2900,
  )
}

const linhasWith = async (id: number) => {
  const { rows } = await office.api.pool.query<{ numero: number }>(
    "select numero from importacao_linha where importacao_id = $1 and valores <> '[]' order by numero",
    [id],
  )
  return rows.map(({ numero }) => numero)
}

async function erase(identificador: string): Promise<number> {
  const begun = performance.now()
  const answer = await office.api.call(
    'deleteTalento',
    { params: { identificador } },
    { token: office.token },
  )
  expect(answer.status).toBe(204)
  return performance.now() - begun
}

it('goes soon while a file with two thousand résumés as text waits', async () => {
  const nome = 'Amália Ligeira'
  const { identificador } = await openDoors(office, 0).enterPessoa({ nome, email: 'amalia@exemplo.test' })
  const linhas = Array.from({ length: 2000 }, (_, n) => `Pessoa ${n};pessoa${n}@ex.test;${resumeOf(n)}`)
  const { id } = await sendFile(office, ['Nome;E-mail;Texto do currículo', ...linhas].join('\n'))
  expect(await erase(identificador)).toBeLessThan(SOON_MS)
  expect(await linhasWith(id)).toHaveLength(2000)
}, 60_000)

it('goes soon while cells of nothing but digits wait', async () => {
  const { identificador } = await openDoors(office, 0).enterPessoa({ nome: 'Amélia Contada' })
  const linhas = Array.from({ length: 500 }, (_, n) => `Pessoa ${n};${`${n}314159265`.repeat(500)}`)
  await sendFile(office, ['Nome;Texto', ...linhas].join('\n'))
  expect(await erase(identificador)).toBeLessThan(SOON_MS)
}, 60_000)

it('is forgotten by whichever cell says an e-mail, CPF or phone of theirs, and nobody else is', async () => {
  const dela = { nome: 'Júlia Formosa', email: 'julia.formosa@exemplo.test', telefone: '11 96161-7272' }
  const { identificador } = await openDoors(office, 0).enterPessoa({ ...dela, cpf: '000.000.001-91' })
  const theirs = [
    'julia.formosa@exemplo.test',
    ' \u00a0Julia.Formosa@EXEMPLO.test\u200b ',
    'julia.formosa @exemplo\u3000.test',
    '"\n\tjulia.formosa@exemplo.test\n"',
    '000.000.001-91',
    '191',
    '00000000191,',
    '+55 (11) 96161-7272',
    '1 1 9 6 1 6 1 7 2 7 2',
    '2014 e 2022; (011) 96161.7272 ou 3333-4444',
    `"${resumeOf(1)} recados: 11 9 6161-7272. ${resumeOf(2).slice(0, 1900)}"`,
  ]
  const others = [
    'maria.julia.formosa@exemplo.test',
    'julia.formosa@exemplo.test, julia.formosa@exemplo.test',
    'escreva para julia.formosa@exemplo.test',
    '10000000191',
    '11 96161-7273',
    '6161-7272',
    'Júlia Formosa',
    `"${resumeOf(3)}"`,
  ]
  // A row that waits is theirs where it says their name too.
  const linhas = [...theirs, ...others].map(
    (cell) => `Júlia Formosa;${cell.includes(';') ? `"${cell}"` : cell}`,
  )
  // Columns show the first three rows; those are nobody's.
  const { id } = await sendFile(office, ['Nome;Texto', 'A;b', 'A;b', 'A;b', ...linhas].join('\n'))
  await erase(identificador)
  const { rows } = await office.api.pool.query<{ texto: string }>(
    "select valores->>1 as texto from importacao_linha where importacao_id = $1 and valores <> '[]' order by numero",
    [id],
  )
  expect(rows.map(({ texto }) => texto)).toEqual([
    'b',
    'b',
    'b',
    ...others.map((cell) => cell.replaceAll('"', '')),
  ])
  expect(
    await hitsOfAll(office.api.db, office.api.dataDir, ['961617272', '96161-7272', '00000000191']),
  ).toEqual([])
})
