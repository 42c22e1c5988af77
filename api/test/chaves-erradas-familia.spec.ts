import { openOffice, publish, type Office } from './support/campanhas'
import { NOMES, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'

/** Two who share a phone, in a file whose e-mails slipped: nobody is lost inside the other (decision 233). */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const telefoneOf = (ddd: number, n: number, casal: readonly number[]) =>
  `${ddd}93333000${casal.includes(n) ? casal[0] : n}`
const fileOf = (mundo: string, ddd: number, moved: number, casal: readonly number[]) =>
  [
    'Nome;E-mail;Telefone',
    ...NOMES.map((nome, n) => {
      const email = n + moved in NOMES ? `${mundo}${n + moved}@exemplo.test` : ''
      return `${nome} ${mundo};${email};${telefoneOf(ddd, n, casal)}`
    }),
  ].join('\n')

describe.each([1, -1, 2, -2])('e-mails that slipped by %i', (moved) => {
  it.each([[[0, 1]], [[1, 2]], [[0, 2]], [[2, 3]], [[1, 3]]])(
    'leave a family of %j with their own, whoever of them was moved',
    async (casal) => {
      const ddd = 14 + moved
      for (const n of [1, 2]) {
        const mundo = `casa${'abcd'.charAt(moved + 2)}${casal.join('')}${n}`.replaceAll(/\d/g, (d) =>
          'klmn'.charAt(Number(d)),
        )
        const { id } = await publish(office)
        const wrong = await bringIn(office, fileOf(mundo, ddd, moved, casal), id)
        await planilhas.move(id, `${NOMES[n]} ${mundo}`)
        await bringIn(office, fileOf(mundo, ddd, 0, casal), id)
        await takeBack(office, wrong)
        expect(await planilhas.people(mundo)).toMatchObject(
          NOMES.map((nome, k) => ({
            nome: nome.split(' ')[0],
            email: `${mundo}${k}@exemplo.test`,
            telefone: telefoneOf(ddd, k, casal),
          })),
        )
        await office.api.pool.query('delete from talento where nome like $1', [`% ${mundo}`])
      }
    },
  )
})
