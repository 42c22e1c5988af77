import { cpfCheckDigits } from '@seleta/regras/cpf'
import fc from 'fast-check'
import { amount, patience } from './support/amount'
import { openOffice, publish, type Office } from './support/campanhas'
import { NOMES, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'

/**
 * A file of which one column has slipped, or two together, people of it moved, the file taken back before or after the mended one is brought
 * in: everybody is as the mended one tells (decisions 233, 234). More of it: `npm run prove -- devolvidas`.
 */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
let vagaId = 0
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
  vagaId = (await publish(office)).id
})
afterAll(() => office.api.close())

const CHAVES = ['email', 'telefone', 'cpf'] as const
type Coluna = 'nome' | (typeof CHAVES)[number]
const historia = fc
  .record({
    // Two keys at least: what slipped leaves one by which people are known.
    columns: fc.subarray([...CHAVES], { minLength: 2 }),
    by: fc.constantFrom(-1, 1, 2),
    gira: fc.boolean(),
    slipped: fc.oneof(
      fc.constantFrom<Coluna>('nome', ...CHAVES).map((column) => [column]),
      fc.subarray<Coluna>([...CHAVES], { minLength: 2, maxLength: 2 }),
    ),
    moved: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
    twice: fc.boolean(),
    isMendedFirst: fc.boolean(),
    hasTwoWrong: fc.boolean(),
    isAgain: fc.boolean(),
  })
  // Of two keys one is left as well.
  .filter(
    ({ columns, slipped, gira }) =>
      slipped.every((one) => (one === 'nome' ? gira : columns.some((column) => column === one))) &&
      slipped.length < columns.length,
  )

let worlds = 0
/** A world of its own, in which nobody else has any of its keys. */
function openWorld() {
  worlds += 1
  const sobrenome = String(worlds).replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')
  const cellOf = {
    nome: (n: number) => `${NOMES[n]} ${sobrenome}`,
    email: (n: number) => `d${worlds}.${n}@exemplo.test`,
    telefone: (n: number) => `119${String(worlds).padStart(4, '0')}000${n}`,
    cpf: (n: number) => {
      const first = `3${String(worlds).padStart(5, '0')}00${n}`
      return first + cpfCheckDigits(first)
    },
  } as const
  return { sobrenome, cellOf }
}

it(
  'leaves everybody as the mended file tells, each with the application that a recruiter moved',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        historia,
        async ({ columns, by, gira, slipped, moved, twice, isMendedFirst, hasTwoWrong, isAgain }) => {
          await planilhas.ask('delete from contagem')
          const { sobrenome, cellOf } = openWorld()
          const fileOf = (isSlipped: boolean) =>
            [
              ['nome', ...columns].join(';'),
              ...NOMES.map((_, n) =>
                (['nome', ...columns] as const)
                  .map((column) => {
                    if (!isSlipped || !slipped.includes(column)) return cellOf[column](n)
                    const from = gira ? (n + by + NOMES.length) % NOMES.length : n + by
                    return NOMES[from] === undefined ? '' : cellOf[column](from)
                  })
                  .join(';'),
              ),
            ].join('\n')
          const wrong = [await bringIn(office, fileOf(true), vagaId)]
          if (hasTwoWrong && !isMendedFirst) wrong.push(await bringIn(office, fileOf(true), vagaId))
          for (const n of moved) await planilhas.move(vagaId, cellOf.nome(n))
          // Before the other order a row with another's CPF is refused, and says so, and a name or phone of the wrong file
          // stays with whom somebody moved (decision 233).
          const isLast = isMendedFirst && slipped.join() === 'email'
          if (!isLast) for (const one of wrong) await takeBack(office, one)
          const mended = await bringIn(office, fileOf(false), vagaId)
          if (isLast) for (const one of wrong) await takeBack(office, one)
          if (isAgain && !isLast) {
            await takeBack(office, mended)
            await bringIn(office, fileOf(false), vagaId)
          }
          if (twice) await bringIn(office, fileOf(false), vagaId)
          const people = await planilhas.ask(
            `select t.nome, t.email::text, t.telefone, t.cpf,
             (select count(*)::int from inscricao i where i.talento_id = t.id and i.campanha_id = $2) as vagas
           from talento t where t.nome like '% ' || $1 order by t.nome`,
            [sobrenome, vagaId],
          )
          expect(people).toEqual(
            NOMES.map((_, n) => ({
              nome: cellOf.nome(n),
              email: columns.includes('email') ? cellOf.email(n) : null,
              telefone: columns.includes('telefone') ? cellOf.telefone(n) : null,
              cpf: columns.includes('cpf') ? cellOf.cpf(n) : null,
              vagas: 1,
            })),
          )
        },
      ),
      { numRuns: amount(10, 150), endOnFailure: true },
    )
  },
  patience(900_000),
)
