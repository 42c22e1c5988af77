import fc from 'fast-check'
import { sql } from 'kysely'
import { isAnother as isAnotherInSql } from '../src/database/sql/of-mailbox'
import { isAnother } from '../src/domain/talento/find-same'
import { amount } from './support/amount'
import { createTestDatabase } from './support/test-database'

/** Who is plainly another is asked in the database and outside of it: both say the same (decision 108). */

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase(false)
})
afterAll(() => database.drop())

const nome = fc
  .array(
    fc.constantFrom('Ana', 'ANA', 'Aná', 'Antônio', 'antonio', 'Beto', "D'Ávila", 'Maria-José', 'Ção', 'Ñ'),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((words) => words.join(' '))
const telefone = fc.constantFrom(null, '11987650001', '11987650002')
const cpf = fc.constantFrom(null, '39053344705', '11144477735')
const chaves = fc.record({ nome, telefone, cpf, email: fc.constant(null), referencia: fc.constant(null) })

it('two people are plainly others for the database as they are for the rule', async () => {
  await fc.assert(
    fc.asyncProperty(chaves, chaves, async (one, other) => {
      const json = (pessoa: object) => sql`${JSON.stringify(pessoa)}::jsonb`
      const { rows } = await sql<{
        said: boolean
      }>`select ${isAnotherInSql(json(one), json(other))} as said`.execute(database.db)
      expect(rows[0]?.said).toBe(isAnother(one, other))
    }),
    { numRuns: amount(500, 5000), seed: 20261129 },
  )
})
