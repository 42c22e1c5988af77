import * as fc from 'fast-check'
import { scoreInscricoes } from '../src/domain/aderencia/score-inscricoes'
import { readCampanha } from '../src/domain/campanha/campanha'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'

/** Product 36: age, sex, disability, marital status and neighbourhood are provably outside the score. */

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office, { palavraChave: 'Excel;Estoque' })).id
  await apply(
    office.api,
    campanhaId,
    buildInscricao({
      ultimoCargo: 'Auxiliar de Logística',
      habilidades: ['Excel'],
      formacao: 'Ensino Médio',
      experiencia: 'UM_A_DOIS_ANOS',
    }),
  )
})
afterAll(() => office.api.close())

async function scoreNow() {
  const { db } = office.api
  await db.transaction().execute(async (trx) => {
    const campanha = await readCampanha(trx, office.empresaId, campanhaId)
    await scoreInscricoes(trx, office.empresaId, campanha, { campanhaId })
  })
  const row = await db
    .selectFrom('inscricao')
    .select(['aderencia', 'aderenciaDetalhe'])
    .executeTakeFirstOrThrow()
  return JSON.stringify(row)
}

it('the score and its reasons are the same whoever the person is', async () => {
  const before = await scoreNow()
  expect(before).toMatch(/"aderencia":\d/)
  const anybody = fc.record({
    sexo: fc.constantFrom(null, 'Feminino', 'Masculino', 'Não binário'),
    deficiencia: fc.constantFrom(null, 'Auditiva', 'Física', 'Visual'),
    estadoCivil: fc.constantFrom(null, 'Casada', 'Solteiro', 'Viúva'),
    bairro: fc.constantFrom(null, 'Centro', 'Alto da Colina', 'Excel', 'Vila Nova'),
    cep: fc.constantFrom(null, '01001000', '59000000'),
    nascimento: fc.constantFrom(null, '1950-01-01', '1990-06-15', '2009-12-31'),
    nome: fc.constantFrom('João da Silva', 'Maria Excel', 'Kauê Estoque'),
  })
  await fc.assert(
    fc.asyncProperty(anybody, async (person) => {
      await office.api.db.updateTable('talento').set(person).execute()
      expect(await scoreNow()).toBe(before)
    }),
    { numRuns: 40 },
  )
})
