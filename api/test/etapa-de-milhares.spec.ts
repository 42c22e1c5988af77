import { openOffice, publish, readBoard, type Office } from './support/campanhas'

/** A stage of thousands (product 45, 51) goes and comes back as one of ten does. */

/** Each compared with each other one they would take longer than any statement may. */
const PESSOAS = 12_000
/** They come in parts: all at once would take a slow machine longer than any statement may. */
const PARTE = 3000
/** More than the api has connections: each of them has moved somebody alone before. */
const ALONE = 12

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

it('it is removed and brought back by whoever has just moved people one by one', async () => {
  const { api, empresaId, token } = office
  const { id } = await publish(office)
  const { etapa } = await readBoard(office, id)
  const [triagem, entrevistas, finalistas] = [
    etapa('Triagem').id,
    etapa('Entrevistas').id,
    etapa('Finalistas').id,
  ]
  const enter = async (quantas: number, etapaId: number) => {
    const { rows } = await api.pool.query<{ identificador: string }>(
      `with pessoas as (
         insert into talento (empresa_id, nome) select $1, 'Pessoa ' || n from generate_series(1, $2::int) n
         returning id, identificador
       ), nelas as (
         insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, posicao)
         select $1, $3, id, $4, id from pessoas
       )
       select identificador from pessoas`,
      [empresaId, quantas, id, etapaId],
    )
    return rows.map(({ identificador }) => identificador)
  }
  for (let come = 0; come < PESSOAS; come += PARTE) await enter(PARTE, triagem)
  const sozinhas = await enter(ALONE, entrevistas)
  await Promise.all(
    sozinhas.map((identificador) =>
      api.call('moveTalento', { params: { identificador, campanhaId: id, kanbanId: finalistas } }, { token }),
    ),
  )
  const quantas = async () =>
    Object.fromEntries((await readBoard(office, id)).etapas.map((one) => [one.nome, one.qtdTalentos]))

  const removed = await api.call(
    'deleteEtapa',
    { params: { id: triagem }, query: { destino: entrevistas } },
    { token },
  )
  expect(removed.status).toBe(204)
  expect(await quantas()).toMatchObject({ Entrevistas: PESSOAS, Finalistas: ALONE })
  expect((await api.call('restoreEtapa', { params: { id: triagem } }, { token })).status).toBe(200)
  expect(await quantas()).toMatchObject({ Triagem: PESSOAS, Entrevistas: 0, Finalistas: ALONE })
})
