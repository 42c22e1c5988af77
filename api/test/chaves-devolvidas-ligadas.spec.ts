import { cpfCheckDigits } from '@seleta/regras/cpf'
import { openOffice, publish, type Office } from './support/campanhas'
import { NOMES, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack, tryImport } from './support/import-file'

/**
 * Two columns of a file have slipped together, so that everybody has two keys of somebody else; it is taken back, and the
 * mended one comes: whoever has the name and a key is meant (decision 234).
 */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
// One person brings in more files here than they may in ten minutes.
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const COLUNAS = ['nome', 'email', 'telefone', 'cpf'] as const
type Coluna = (typeof COLUNAS)[number]
const TODAS = [0, 1, 2, 3]
let mundos = 0
function openMundo() {
  mundos += 1
  const mundo = `duas${'abcdefghijklmnopqrstuvwxyz'.charAt(mundos)}`
  const cellOf: Record<Coluna, (n: number) => string> = {
    nome: (n) => `${NOMES[n]} ${mundo}`,
    email: (n) => `${mundo}${n}@exemplo.test`,
    telefone: (n) => `1196${String(mundos).padStart(3, '0')}330${n}`,
    cpf: (n) => {
      const first = `41${String(mundos).padStart(3, '0')}000${n}`
      return first + cpfCheckDigits(first)
    },
  }
  const rowOf = (n: number, slipped: readonly Coluna[] = []) =>
    COLUNAS.map((coluna) => cellOf[coluna](slipped.includes(coluna) ? (n + 1) % NOMES.length : n)).join(';')
  return {
    nomeOf: cellOf.nome,
    rowOf,
    file: (rows: readonly number[], slipped: readonly Coluna[] = []) =>
      ['Nome;E-mail;Celular;CPF', ...rows.map((n) => rowOf(n, slipped))].join('\n'),
    people: async () =>
      (
        await planilhas.ask<Record<Coluna, string | null>>(
          'select nome, email::text, telefone, cpf from talento where nome like $1 order by nome',
          [`% ${mundo}`],
        )
      ).map((one) => COLUNAS.map((coluna) => one[coluna] ?? '').join(';')),
  }
}
type Mundo = ReturnType<typeof openMundo>

/** The slipped file is brought in, those are moved, and it is taken back. @returns the campaign */
async function slip({ file, nomeOf }: Mundo, slipped: readonly Coluna[], moved: readonly number[]) {
  const { id } = await publish(office)
  const wrong = await bringIn(office, file(TODAS, slipped), id)
  for (const n of moved) await planilhas.move(id, nomeOf(n))
  await takeBack(office, wrong)
  return id
}

const PARES = [
  ['email', 'telefone'],
  ['telefone', 'cpf'],
  ['email', 'cpf'],
] as const

describe.each(PARES)('a file of which %s and %s had slipped together, taken back', (...slipped) => {
  it.each([[TODAS], [[0]], [[1, 2]]])(
    'gives everybody theirs by the mended one, when %j were moved',
    async (moved) => {
      const mundo = openMundo()
      const id = await slip(mundo, slipped, moved)
      const mended = await bringIn(office, mundo.file(TODAS), id)
      expect(await mundo.people()).toEqual(TODAS.map((n) => mundo.rowOf(n)))
      expect(await planilhas.contagem(mended)).toMatchObject({
        criada: 4 - moved.length,
        unida: moved.length,
      })
    },
  )

  it('says so in the try', async () => {
    const mundo = openMundo()
    await slip(mundo, slipped, TODAS)
    const tried = await tryImport(office.api.url, office.token, mundo.file(TODAS), null)
    const linhas = await planilhas.linhas(tried)
    expect(linhas.map(({ situacao, motivos }) => [situacao, motivos['pessoa']])).toEqual(
      TODAS.map((n) => ['unir', expect.stringContaining(mundo.nomeOf(n))]),
    )
  })
})

it.each([PARES[0], PARES[1]])(
  'one row alone of the mended file gives its person theirs of %s and %s, and takes nothing of others',
  async (...slipped) => {
    const mundo = openMundo()
    const id = await slip(mundo, slipped, TODAS)
    await bringIn(office, mundo.file([1]), id)
    const people = await mundo.people()
    expect(people[1]).toBe(mundo.rowOf(1))
    expect(people.slice(2)).toEqual([2, 3].map((n) => mundo.rowOf(n, slipped)))
    expect(people).toHaveLength(4)
  },
)
