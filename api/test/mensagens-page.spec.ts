import type { TabMensagens } from '@seleta/contract/limits'
import { boardOf } from './support/board'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { startKeptMail } from './support/kept-mail'

/** The messages page (product 67): tabs, search, words for what failed, back into the queue, taken out of it. */

const sink = startKeptMail()
let office: Office
beforeAll(async () => {
  office = await openOffice({
    mail: { smtpUrl: await sink.listen(), from: { name: 'Seleta', address: 'nao-responda@seleta.test' } },
  })
})
afterAll(async () => {
  await office.api.close()
  await new Promise<void>((done) => sink.server.close(done))
})
const asMe = () => ({ token: office.token })

async function list(tab?: TabMensagens, busca = '', token = office.token) {
  const query = { page: 0, size: 50, busca, ...(tab === undefined ? {} : { tab }) }
  return (await office.api.call('listMensagens', { query }, { token })).body
}
const send = async (
  destinatarios: { identificador: string; canal: 'EMAIL' | 'WHATSAPP' }[],
  texto: string,
) => {
  const body = { campanhaId: null, assunto: 'Uma vaga', texto, destinatarios }
  return (await office.api.call('sendMensagens', { body }, asMe())).body.data
}
const resend = async (mensagens: number[], token = office.token) =>
  (await office.api.call('resendMensagens', { body: { mensagens } }, { token })).body.data
const cancel = async (mensagens: number[]) =>
  (await office.api.call('cancelMensagens', { body: { mensagens } }, asMe())).body.data
const sendDue = async () => {
  await office.api.pool.query(`update mensagem set enviar_depois_de = now() where estado = 'pendente'`)
  await office.api.app.jobs.runDue()
}
const pessoa = async (nome: string) =>
  await office.api.db
    .selectFrom('talento')
    .select(['id', 'identificador'])
    .where('nome', '=', nome)
    .executeTakeFirstOrThrow()

beforeEach(() => office.api.pool.query('delete from mensagem'))

test('each message stands in one tab, each tab says how many it holds, and a search counts only what it finds', async () => {
  const { id } = await publish(office, { nome: 'Confeiteiro' })
  for (const nome of ['Ana Ávila', 'Bia Brás', 'Caio Cor', 'Davi Dó', 'Eva Eco'])
    await apply(office.api, id, buildInscricao({ nome, telefone: '11987654321' }))
  await sendDue()
  const [ana, bia, caio, davi, eva] = await Promise.all(
    ['Ana Ávila', 'Bia Brás', 'Caio Cor', 'Davi Dó', 'Eva Eco'].map(pessoa),
  )
  await office.api.pool.query(`update talento set email = 'bia@recusa.test' where nome = 'Bia Brás'`)
  await office.api.pool.query(`update talento set email = null where nome = 'Davi Dó'`)
  await send([{ identificador: bia?.identificador ?? '', canal: 'EMAIL' }], 'Não chega')
  await sendDue()
  await send([{ identificador: ana?.identificador ?? '', canal: 'EMAIL' }], 'Espera')
  await send([{ identificador: caio?.identificador ?? '', canal: 'WHATSAPP' }], 'À mão')
  await send([{ identificador: davi?.identificador ?? '', canal: 'EMAIL' }], 'Sem para onde ir')
  const [taken] = await send([{ identificador: eva?.identificador ?? '', canal: 'EMAIL' }], 'Não sai')
  expect(await cancel([taken?.mensagemId ?? 0])).toEqual({ canceladas: 1, jaEnviadas: 0 })

  const { totais, totalElements } = await list()
  expect(totais).toEqual({ FALHARAM: 1, FILA: 1, WHATSAPP: 1, ENVIADAS: 5, NAO_ENVIADAS: 2 })
  expect(totalElements).toBe(10)
  const tabs = await Promise.all(
    (['FALHARAM', 'FILA', 'WHATSAPP', 'NAO_ENVIADAS'] as const).map(async (tab) => {
      const { data, totalElements: total } = await list(tab)
      expect(data).toHaveLength(total)
      return data.map(({ talento, estado }) => [talento?.nome, estado])
    }),
  )
  expect(tabs).toEqual([
    [['Bia Brás', 'erro']],
    [['Ana Ávila', 'pendente']],
    [['Caio Cor', 'pendente']],
    [
      ['Eva Eco', 'cancelada'],
      ['Davi Dó', 'sem_canal'],
    ],
  ])
  const found = await list('ENVIADAS', 'confeiteiro avila')
  expect(found.data.map(({ talento }) => talento?.nome)).toEqual(['Ana Ávila'])
  expect(found.totais).toEqual({ FALHARAM: 0, FILA: 0, WHATSAPP: 0, ENVIADAS: 1, NAO_ENVIADAS: 0 })
  expect((await list(undefined, '', office.estranho.token)).totalElements).toBe(0)
})

test('a failure is said in words with what to do, and goes, tried again, to the address of today', async () => {
  const { id } = await publish(office)
  await apply(office.api, id, buildInscricao({ nome: 'Fábio Fim' }))
  const fabio = await pessoa('Fábio Fim')
  await office.api.pool.query('delete from mensagem')
  await office.api.pool.query(`update talento set email = 'fabio@recusa.test' where id = $1`, [fabio.id])
  const [sent] = await send([{ identificador: fabio.identificador, canal: 'EMAIL' }], 'Olá de novo')
  await sendDue()
  const [failed] = (await list('FALHARAM')).data
  expect(failed).toMatchObject({
    erro: 'O servidor da pessoa não aceitou este endereço.',
    oQueFazer: 'Confira o e-mail na ficha da pessoa e tente de novo.',
  })
  const { body: avisos } = await office.api.call('listAvisos', {}, asMe())
  expect(avisos.data.itens.map(({ texto }) => texto)).toContain(failed?.erro)

  await office.api.pool.query(`update talento set email = 'fabio@certo.test' where id = $1`, [fabio.id])
  expect(await resend([sent?.mensagemId ?? 0], office.estranho.token)).toEqual({ naFila: 0, outras: 1 })
  expect(await resend([sent?.mensagemId ?? 0])).toEqual({ naFila: 1, outras: 0 })
  await sendDue()
  expect((await list('ENVIADAS')).data[0]?.destinatario).toBe('fabio@certo.test')
  expect(sink.received.flatMap(({ to }) => to)).toContain('fabio@certo.test')
  expect(await resend([sent?.mensagemId ?? 0])).toEqual({ naFila: 0, outras: 1 })
})

test('what was cancelled comes back whole, and what waits for no channel stays where it is', async () => {
  const { id } = await publish(office)
  await apply(office.api, id, buildInscricao({ nome: 'Gil Gama' }))
  await apply(office.api, id, buildInscricao({ nome: 'Hugo Hall' }))
  const [gil, hugo] = await Promise.all([pessoa('Gil Gama'), pessoa('Hugo Hall')])
  await office.api.pool.query('delete from mensagem')
  await office.api.pool.query(`update talento set email = null where id = $1`, [hugo.id])
  await send(
    [
      { identificador: gil.identificador, canal: 'EMAIL' },
      { identificador: hugo.identificador, canal: 'EMAIL' },
    ],
    'Olá',
  )
  const [before] = (await list('FILA')).data
  const ids = (await list()).data.map((one) => one.id)
  expect(await cancel(ids)).toEqual({ canceladas: 2, jaEnviadas: 0 })
  expect((await list('FILA')).data).toEqual([])
  expect((await list()).data.map(({ talento, naoVolta }) => [talento?.nome, naoVolta]).toSorted()).toEqual([
    ['Gil Gama', null],
    ['Hugo Hall', 'A pessoa está sem e-mail.'],
  ])
  expect(await resend(ids)).toEqual({ naFila: 1, outras: 1 })
  expect((await list('FILA')).data).toEqual([before])
})

test('a stage’s message that another one has replaced since does not come back beside it', async () => {
  const { id } = await publish(office)
  await apply(office.api, id, buildInscricao({ nome: 'Ivo Iris' }))
  const ivo = await pessoa('Ivo Iris')
  await office.api.pool.query('delete from mensagem')
  const { rows } = await office.api.pool.query<{ id: number }>(
    `with uma as (select e.id as etapa_id, i.id as inscricao_id, i.talento_id, i.campanha_id from inscricao i
       join etapa e on e.campanha_id = i.campanha_id where i.talento_id = $1 order by e.id limit 1)
     insert into mensagem (empresa_id, campanha_id, talento_id, inscricao_id, etapa_id, tipo, canal, destinatario, corpo, estado)
     select $2, campanha_id, talento_id, inscricao_id, etapa_id, 'etapa', 'EMAIL', 'ivo@exemplo.test', texto, estado
     from uma, (values ('antes', 'cancelada'), ('depois', 'pendente')) as v(texto, estado) returning id`,
    [ivo.id, office.empresaId],
  )
  expect((await list('NAO_ENVIADAS')).data[0]?.naoVolta).toBe(
    'Outra mensagem desta etapa tomou o lugar dela.',
  )
  expect(await resend(rows.map((row) => row.id))).toEqual({ naFila: 0, outras: 2 })
})

test('of two cancelled messages of one stage the newest goes back into the queue, and keeps nobody else’s from it', async () => {
  const { id, move } = await boardOf(office, ['Jane Jota', 'Kai Kern'])
  for (const para of ['Finalistas', 'Entrevistas', 'Triagem', 'Finalistas', 'Entrevistas'])
    await move('Jane Jota', para)
  await move('Kai Kern', 'Finalistas')
  await move('Kai Kern', 'Entrevistas')
  const cancelled = (await list('NAO_ENVIADAS')).data.filter(({ campanha }) => campanha?.id === id)
  const finalistas = cancelled.filter(({ corpo }) => corpo.includes('finalistas'))
  expect(finalistas.map(({ talento }) => talento?.nome)).toEqual(['Kai Kern', 'Jane Jota', 'Jane Jota'])
  expect(await resend(finalistas.map((one) => one.id))).toEqual({ naFila: 2, outras: 1 })
  const waiting = (await list('FILA')).data.map((one) => one.id)
  const [kai, jane, former] = finalistas.map((one) => one.id)
  expect(waiting).toEqual(expect.arrayContaining([kai, jane]))
  expect(waiting).not.toContain(former)
})

test('a stage’s message that failed goes again to who stands there yet, not to who has gone on or whose campaign is over', async () => {
  const board = await boardOf(office, ['Lia Luz', 'Max Mar', 'Noa Nó'])
  const encerrada = await boardOf(office, ['Olga Ovo', 'Pio Pó'])
  const nomes = ['Lia Luz', 'Max Mar', 'Noa Nó', 'Olga Ovo', 'Pio Pó']
  await office.api.pool.query(
    `update talento set email = replace(email::text, '@exemplo.test', '@recusa.test') where nome = any($1)`,
    [nomes],
  )
  for (const nome of nomes.slice(0, 3)) await board.move(nome, 'Entrevistas')
  await encerrada.move('Olga Ovo', 'Entrevistas')
  await encerrada.move('Pio Pó', 'Reprovados')
  await sendDue()
  await board.move('Max Mar', 'Reprovados')
  await office.api.pool.query(
    `update inscricao set situacao = 'retirada', retirada_em = now()
      where talento_id = (select id from talento where nome = 'Noa Nó')`,
  )
  const params = { id: encerrada.id }
  await office.api.call('closeCampanha', { params, body: { enviarEncerramento: false } }, asMe())
  const failed = (await list('FALHARAM')).data.filter(({ talento }) => nomes.includes(talento?.nome ?? ''))
  expect(failed.map(({ talento, naoVolta }) => [talento?.nome, naoVolta]).toSorted()).toEqual([
    ['Lia Luz', null],
    ['Max Mar', 'Essa etapa ficou para trás: a mensagem não vai mais.'],
    ['Noa Nó', 'Essa etapa ficou para trás: a mensagem não vai mais.'],
    ['Olga Ovo', 'Essa etapa ficou para trás: a mensagem não vai mais.'],
    ['Pio Pó', null],
  ])
  expect(await resend(failed.map((one) => one.id))).toEqual({ naFila: 2, outras: 3 })
  const waiting = (await list('FILA')).data.filter(({ corpo }) => failed.some((one) => one.corpo === corpo))
  expect(waiting.map(({ talento }) => talento?.nome).toSorted()).toEqual(['Lia Luz', 'Pio Pó'])
})
