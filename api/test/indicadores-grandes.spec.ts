import { openOffice, publish, readBoard, type Office } from './support/campanhas'

/** The figures of a company of many people (product 69): they grow with its log, not with its square. */

/** Reckoned entry by entry against each other they would take longer than any statement may. */
const PESSOAS = 15_000
/** They come in parts: all at once would take a slow machine longer than any statement may. */
const PARTE = 3000

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  const [triagem, , entrevistas] = (await readBoard(office, campanhaId)).etapas
  for (let come = 0; come < PESSOAS; come += PARTE) {
    await office.api.pool.query(
      `with pessoas as (
         insert into talento (empresa_id, nome) select $1, 'Pessoa ' || n from generate_series(1, $2::int) n returning id
       ), nelas as (
         insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, posicao)
         select $1, $3, id, $5, id from pessoas returning id, talento_id
       )
       insert into evento (empresa_id, tipo, campanha_id, talento_id, inscricao_id, dados)
       select $1, e.tipo, $3, n.talento_id, n.id, jsonb_build_object('etapaId', e.etapa_id)
       from (values (1, 'inscricao_criada', $4::bigint), (2, 'inscricao_movida', $5::bigint)) e (nth, tipo, etapa_id), nelas n
       order by e.nth`,
      [office.empresaId, PARTE, campanhaId, triagem?.id, entrevistas?.id],
    )
  }
})
afterAll(async () => {
  await office.api.close()
})

it('the figures of fifteen thousand people are told, and the list of who went on', async () => {
  const { status, body } = await office.api.call('getIndicadores', { query: {} }, { token: office.token })
  expect(status).toBe(200)
  const triagem = body.data.conversao.find(({ tipo }) => tipo === 'triagem')
  expect(triagem).toMatchObject({ entraram: PESSOAS, avancaram: PESSOAS })
  const query = { nome: 'avancaram', valor: 'triagem', desde: body.data.desde } as const
  const list = await office.api.call('listCampanhasDaFigura', { query }, { token: office.token })
  expect([list.status, list.body.data.map(({ total }) => total)]).toEqual([200, [PESSOAS]])
})
