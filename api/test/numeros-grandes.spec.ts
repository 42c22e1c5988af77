import { boardOf } from './support/board'
import { openOffice, type Office } from './support/campanhas'
import { openStream } from './support/event-stream'

/** Numbers go on past 2^31 (product 105): every table counts from beyond it, and a short life goes through the api. */
const BEYOND = 5_000_000_000

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await office.api.pool.query(`
    do $$ declare s record; begin
      for s in select schemaname, sequencename from pg_sequences where schemaname = 'public' loop
        perform setval(format('%I.%I', s.schemaname, s.sequencename), ${BEYOND});
      end loop;
    end $$`)
})
afterAll(() => office.api.close())

it('a campaign, its people, moves, messages, notices, live boards and files have numbers past 2^31', async () => {
  const { api, token } = office
  const { id, etapa, move, identificador, people } = await boardOf(office, ['Ana Alves', 'Bento Brito'])
  expect(id).toBeGreaterThan(BEYOND)
  expect(etapa('Finalistas').id).toBeGreaterThan(BEYOND)

  const path = `/talento/v1/kanbans/campanha/${id}/eventos`
  const stream = await openStream(api.url + path, token)
  await stream.next()
  expect((await move('Ana Alves', 'Finalistas')).status).toBe(200)
  const seen = await stream.next()
  expect(seen?.evento).toMatchObject({ tipo: 'pessoas' })
  expect(Number(seen?.id)).toBeGreaterThan(BEYOND)
  stream.close()
  // Whoever comes back with that cursor hears what came after it.
  const again = await openStream(api.url + path, token, { 'last-event-id': seen?.id ?? '' })
  await move('Bento Brito', 'Entrevistas')
  expect((await again.next())?.evento).toMatchObject({
    tipo: expect.stringMatching(/pessoas|inicio/) as string,
  })
  again.close()
  expect(await people()).toMatchObject({ Finalistas: ['Ana Alves'], Entrevistas: ['Bento Brito'] })

  const quem = identificador('Ana Alves')
  const { body: talento } = await api.call('getTalento', { params: { identificador: quem } }, { token })
  expect(talento.data.participacoes[0]?.campanhaId).toBe(id)
  const { body: lista } = await api.call(
    'filterTalentos',
    { query: { page: 0, size: 8 }, body: { idCampanha: id, pesquisa: { palavraChave: 'ana' } } },
    { token },
  )
  expect(lista.data.map(({ nome }) => nome)).toEqual(['Ana Alves'])
  const { body: mensagens } = await api.call('listMensagens', { query: { page: 0, size: 20 } }, { token })
  expect(mensagens.data.length).toBeGreaterThan(0)
  for (const mensagem of mensagens.data) expect(mensagem.id).toBeGreaterThan(BEYOND)
  const { body: avisos } = await api.call('listAvisos', {}, { token })
  for (const aviso of avisos.data.itens) expect(aviso.id).toBeGreaterThan(BEYOND)
  const exported = await api.request('/talento/v1/talentos/exportar', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ formato: 'csv', filtro: { idCampanha: id } }),
  })
  expect(await exported.text()).toMatch(/Ana Alves/)
  expect(exported.headers.get('content-disposition')).toContain(String(id))
})

it('no number of a row is narrower than its sequence', async () => {
  const { rows } = await office.api.pool.query<{ coluna: string }>(`
    select table_name || '.' || column_name as coluna from information_schema.columns
    where table_schema = 'public' and data_type in ('integer', 'smallint')
      and (column_name = 'id' or column_name like '%\\_id') order by 1`)
  expect(rows).toEqual([])
})
