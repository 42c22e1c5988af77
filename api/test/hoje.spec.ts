import { RESPOSTA_DIAS } from '@seleta/contract/limits'
import type { Hoje } from '@seleta/contract/hoje'
import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { seedUsuario } from './support/seed-empresa'

/** What waits for somebody when they come in: product 65, decision 162. */

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.api.close())

async function hoje(token = office.token): Promise<Hoje> {
  const { status, body } = await office.api.call('getHoje', {}, { token })
  expect(status).toBe(200)
  return body.data
}
const query = (text: string, values: unknown[] = []) => office.api.pool.query(text, values)
const ORIGENS = ['MANUAL', 'ABLER', 'BNE'] as const

/** Names that the list of a campaign shows with this filter. */
async function listed(idCampanha: number, filtro: Partial<FiltroTalentosBody>) {
  const body = { idCampanha, origens: [...ORIGENS], ...filtro }
  const { body: page } = await office.api.call(
    'filterTalentos',
    { query: { page: 0, size: 50 }, body },
    { token: office.token },
  )
  expect(page.totalElements).toBe(page.data.length)
  return page.data.map(({ nome }) => nome).toSorted()
}

test('each figure is how many its campaign lists, and nobody else’s', async () => {
  const padeiro = await publish(office, { nome: 'Padeiro' })
  const caixa = await publish(office, { nome: 'Caixa' })
  const ended = await publish(office, { nome: 'Encerrada' })
  for (const [campanha, nome] of [
    [padeiro, 'Nova'],
    [padeiro, 'Vista'],
    [padeiro, 'Antiga'],
    [padeiro, 'Respondida'],
    [padeiro, 'Contratada'],
    [padeiro, 'Eliminada'],
    [caixa, 'Outra Nova'],
    [ended, 'Do Fim'],
  ] as const)
    await apply(
      office.api,
      campanha.id,
      buildInscricao({ nome, email: `${nome.replace(' ', '')}@exemplo.test` }),
    )
  const of = (nome: string) => `talento_id in (select id from talento where nome = '${nome}')`
  await query(`update inscricao set vista_em = now() where ${of('Vista')}`)
  const before = `now() - make_interval(days => ${RESPOSTA_DIAS + 4})`
  for (const nome of ['Antiga', 'Respondida', 'Contratada', 'Eliminada', 'Do Fim'])
    await query(`update inscricao set criada_em = ${before}, na_etapa_desde = ${before} where ${of(nome)}`)
  await query(`update inscricao set respondida_em = now() where ${of('Respondida')}`)
  await query(
    `update inscricao set etapa_id = (select id from etapa where campanha_id = $1 and tipo = 'contratado') where ${of('Contratada')}`,
    [padeiro.id],
  )
  await query(`update inscricao set eliminada_motivo = 'Sem CNH' where ${of('Eliminada')}`)
  await query("update etapa set limite_dias = 3 where nome in ('Triagem', 'Contratados')")
  await query("update campanha set situacao = 'ENCERRADA' where id = $1", [ended.id])
  await query(
    "update campanha set fechamento = (now() at time zone 'America/Sao_Paulo')::date + 2 where id = $1",
    [caixa.id],
  )
  await query("update mensagem set estado = 'erro' where campanha_id = $1", [caixa.id])

  const told = await hoje()
  expect(told.isPrimeiraVisita).toBe(true)
  expect(told.novas).toEqual({
    total: 2,
    isParcial: false,
    campanhas: [
      { id: padeiro.id, nome: 'Padeiro', total: 1 },
      { id: caixa.id, nome: 'Caixa', total: 1 },
    ],
  })
  expect(await listed(padeiro.id, { leituras: ['nova'], inscritaDesde: told.desde })).toEqual(['Nova'])
  expect(told.semResposta.campanhas).toEqual([{ id: padeiro.id, nome: 'Padeiro', total: 1 }])
  expect(await listed(padeiro.id, { esperas: ['sem-resposta'] })).toEqual(['Antiga'])
  expect(told.paradas.campanhas).toEqual([{ id: padeiro.id, nome: 'Padeiro', total: 2 }])
  expect(await listed(padeiro.id, { esperas: ['parada'] })).toEqual(['Antiga', 'Respondida'])
  expect(told).toMatchObject({ mensagensFalhas: 1, encerram: 1 })

  const { body: campanhas } = await office.api.call(
    'filterCampanhas',
    {
      query: { page: 0, size: 12 },
      body: { filtros: [], orders: [{ path: 'campanha.paradas', order: 'DESC' }] },
    },
    { token: office.token },
  )
  expect(campanhas.data.map(({ nome, novas, paradas }) => [nome, novas, paradas])).toEqual([
    ['Padeiro', 4, 2],
    ['Caixa', 1, 0],
    ['Encerrada', 1, 0],
  ])
  expect(await listed(padeiro.id, { leituras: ['nova'] })).toHaveLength(4)
  const { body: closing } = await office.api.call(
    'filterCampanhas',
    {
      query: { page: 0, size: 12 },
      body: { filtros: [{ path: 'campanha.fechamento', value: 'encerra' }], orders: [] },
    },
    { token: office.token },
  )
  expect(closing.data.map(({ nome }) => nome)).toEqual(['Caixa'])
  const { body: failed } = await office.api.call(
    'listMensagens',
    { query: { page: 0, size: 20, tab: 'FALHARAM' } },
    { token: office.token },
  )
  expect(failed.data.map(({ estado }) => estado)).toEqual(['erro'])

  expect(await hoje(office.estranho.token)).toMatchObject({
    novas: { total: 0 },
    mensagensFalhas: 0,
    encerram: 0,
  })
})

test('a visit ends with a pause of four hours; a tab that asks by itself is at none, a colleague at their own', async () => {
  const note = (token = office.token) => office.api.call('noteVisita', {}, { token })
  const desde = async (token = office.token) => Date.parse((await hoje(token)).desde)
  const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000
  const near = (moment: number, hours: number) => Math.abs(moment - hoursAgo(hours)) < 60_000
  await note()
  expect((await hoje()).isPrimeiraVisita).toBe(true)

  // On Friday, for the last time; the tab has been asking since.
  await query("update usuario set visita_em = now() - interval '63 hours'")
  expect(near(await desde(), 63)).toBe(true)
  await hoje()
  expect(near(await desde(), 63)).toBe(true)
  // At work again: what is new is new since Friday, for as long as the visit goes on.
  await note()
  expect(near(await desde(), 63)).toBe(true)
  await query("update usuario set visita_em = now() - interval '3 hours'")
  await note()
  expect(near(await desde(), 63)).toBe(true)
  await query("update usuario set visita_em = now() - interval '5 hours'")
  await note()
  expect(near(await desde(), 5)).toBe(true)

  await seedUsuario(office.api.db, office.empresaId, 'bruno@aurora.test')
  expect((await hoje(await office.api.login('bruno@aurora.test'))).isPrimeiraVisita).toBe(true)
})
