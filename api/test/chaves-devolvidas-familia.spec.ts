import { cpfCheckDigits } from '@seleta/regras/cpf'
import { openOffice, publish, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'

/** A family's phone in a file that is taken back, before the mended one comes or after it: everybody stands once (decision 234). */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const NOMES = ['Ana Sato', 'Beatriz Terra', 'Carlos Uchoa', 'Dora Vaz']
const cpfOf = (ddd: number, n: number) => {
  const nove = `7${ddd}30000${n}`
  return nove + cpfCheckDigits(nove)
}
interface Slip {
  readonly email?: number
  readonly cpf?: number
  readonly columns: readonly ('email' | 'cpf')[]
  readonly blank?: number
}
const fileOf = (mundo: string, ddd: number, { email = 0, cpf = 0, columns, blank }: Slip) =>
  [
    [
      'Nome',
      'Telefone',
      ...columns.map((one) => (one === 'email' ? 'E-mail' : 'CPF')),
      'Último cargo',
      'Última empresa',
    ],
    ...NOMES.map((nome, n) => {
      const cells = {
        email: n + email in NOMES && n + email !== blank ? `${mundo}${n + email}@exemplo.test` : '',
        cpf: n + cpf in NOMES ? cpfOf(ddd, n + cpf) : '',
      }
      const telefone = `${ddd}93333000${n === 2 ? 1 : n}`
      return [`${nome} ${mundo}`, telefone, ...columns.map((one) => cells[one]), `Caixa ${n}`, 'Padaria']
    }),
  ]
    .map((row) => row.join(';'))
    .join('\n')

describe.each<[string, Slip]>([
  ['CPFs down', { cpf: -1, columns: ['cpf'] }],
  ['CPFs up', { cpf: 1, columns: ['cpf'] }],
  ['CPFs down beside e-mails', { cpf: -1, columns: ['email', 'cpf'] }],
  ['e-mails up, one of them empty', { email: 1, columns: ['email'], blank: 1 }],
  ['e-mails up beside CPFs, one of them empty', { email: 1, columns: ['email', 'cpf'], blank: 1 }],
])('a file that slipped by a row: %s', (words, slip) => {
  const orders = slip.columns.includes('cpf') ? [false] : [false, true]
  it.each(orders.flatMap((isMendedFirst) => [1, 2].map((n) => ({ n, isMendedFirst }))))(
    'leaves two who share a phone themselves: $n moved, mended first $isMendedFirst',
    async ({ n, isMendedFirst }) => {
      const mundo = `lar${words.replaceAll(/[^a-z]/gi, '').toLowerCase()}${'ab'.charAt(n - 1)}${isMendedFirst ? 'm' : 'u'}`
      const ddd = 13 + n
      await office.api.pool.query('delete from talento')
      const { id } = await publish(office)
      const wrong = await bringIn(office, fileOf(mundo, ddd, slip), id)
      await planilhas.move(id, `${NOMES[n]} ${mundo}`)
      const mend = () => bringIn(office, fileOf(mundo, ddd, { ...slip, email: 0, cpf: 0 }), id)
      if (isMendedFirst) await mend()
      await takeBack(office, wrong)
      if (!isMendedFirst) await mend()
      const people = await planilhas.ask(
        `select split_part(nome, ' ', 1) as nome, email::text, telefone, cpf from talento where nome like $1 order by nome`,
        [`% ${mundo}`],
      )
      expect(people).toEqual(
        NOMES.map((nome, k) => ({
          nome: nome.split(' ')[0],
          email: slip.columns.includes('email') && k !== slip.blank ? `${mundo}${k}@exemplo.test` : null,
          telefone: `${ddd}93333000${k === 2 ? 1 : k}`,
          cpf: slip.columns.includes('cpf') ? cpfOf(ddd, k) : null,
        })),
      )
    },
  )
})
