import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { hitsOfAll } from './support/hits'
import { bringIn, takeBack } from './support/import-file'
import { startKeptMail } from './support/kept-mail'
import { openDoors } from './support/strangers'

/** What had been sent to somebody under the address of another one names it no more once that one is erased (decision 220). */

const mail = startKeptMail()
let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
let doors: ReturnType<typeof openDoors>
beforeAll(async () => {
  office = await openOffice({
    publicUrl: 'https://vagas.exemplo.test',
    mail: { smtpUrl: await mail.listen(), from: { name: 'Seleta', address: 'nao-responda@seleta.test' } },
  })
  planilhas = watchPlanilhas(office)
  doors = openDoors(office, 0)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(async () => {
  await office.api.close()
  await new Promise<void>((done) => mail.server.close(() => done()))
})

const as = () => ({ token: office.token })
const traces = (texts: readonly string[]) => hitsOfAll(office.api.db, office.api.dataDir, texts)
/** What waits leaves. */
async function send(): Promise<void> {
  await office.api.pool.query(
    "update mensagem set enviar_depois_de = now() - interval '1 second' where estado = 'pendente'",
  )
  await office.api.pool.query("update fila.job set start_after = now() where state in ('created', 'retry')")
  await office.api.app.jobs.runDue()
}
async function erase(identificador: string): Promise<void> {
  const input = { params: { identificador } }
  expect((await office.api.call('deleteTalento', input, as())).status).toBe(204)
  await office.api.app.jobs.runDue()
}
/** Where everything went that somebody was sent. */
async function sentTo(nome: string): Promise<string[]> {
  const query = { busca: nome, page: 0, size: 50 }
  const { data } = (await office.api.call('listMensagens', { query }, as())).body
  return data.map(({ destinatario }) => destinatario)
}
/** To a stage that writes, with everybody told. */
async function tell(campanhaId: number, identificadores: readonly string[]): Promise<void> {
  const { etapa } = await readBoard(office, campanhaId)
  const kanbanId = etapa('Entrevistas').id
  const body = { identificadores: [...identificadores], campanhaId, kanbanId }
  expect((await office.api.call('moveTalentos', { body }, as())).status).toBe(200)
}
/** Everybody's stage «Entrevistas» writes by WhatsApp as well. */
async function publishTelling(): Promise<number> {
  const { id } = await publish(office)
  const contato = { email: true, whatsapp: true, sms: false }
  const input = {
    params: { id: (await readBoard(office, id)).etapa('Entrevistas').id },
    body: { mensagemNotificacao: 'Venha, {{nome}}', contato },
  }
  expect((await office.api.call('updateEtapa', input, as())).status).toBe(200)
  return id
}

it('what a son was sent while a file had put him into his father names his father’s e-mail no more', async () => {
  const { id } = await publish(office)
  const telefone = '11977770001'
  const pai = await doors.enterPessoa({ nome: 'José Ramalho', email: 'pai.ramalho@exemplo.test', telefone })
  await bringIn(office, `Nome;E-mail;Celular\nJosé Ramalho;filho.ramalho@exemplo.test;${telefone}`, id)
  await tell(id, [pai.identificador])
  await send()
  const params = { identificador: pai.identificador }
  const [fusao] = (await office.api.call('listFusoes', { params }, as())).body.data
  expect((await doors.separate(fusao?.id ?? 0)).status).toBe(200)
  const filho = await doors.identificadorOf('filho.ramalho@exemplo.test')
  const body = { identificadores: [filho], campanhaId: id, canal: 'EMAIL' as const, texto: 'Recado' }
  expect((await office.api.call('sendMensagens', { body }, as())).status).toBe(200)
  await send()
  expect(await sentTo('ramalho')).toEqual(['filho.ramalho@exemplo.test', 'pai.ramalho@exemplo.test'])
  await erase(pai.identificador)
  expect(await traces(['pai.ramalho'])).toEqual([])
  expect(await sentTo('ramalho')).toEqual(['filho.ramalho@exemplo.test', ''])
})

it('what everybody was sent by a file that had slipped, and was taken back, names none of them once they are erased', async () => {
  const { id } = await publish(office)
  const nomes = ['Alba Desliza', 'Brisa Desliza', 'Celia Desliza']
  const emailOf = (n: number) => `${nomes[n % 3]?.split(' ')[0]?.toLowerCase()}@desliza.test`
  const sheet = (moved: number) =>
    ['Nome;E-mail', ...nomes.map((nome, n) => `${nome};${emailOf(n + moved)}`)].join('\n')
  const wrong = await bringIn(office, sheet(1), id)
  const { etapas } = await readBoard(office, id)
  await tell(
    id,
    etapas.flatMap(({ talentos }) => talentos.map(({ identificador }) => identificador)),
  )
  await send()
  await takeBack(office, wrong)
  await bringIn(office, sheet(0), id)
  const brisas = await planilhas.ask<{ id: string }>(
    "select identificador as id from talento where nome = 'Brisa Desliza'",
  )
  for (const brisa of brisas) await erase(brisa.id)
  expect(await traces(['brisa@desliza.test', 'Brisa Desliza'])).toEqual([])
  // Celia's and Alba's are others' too, who are still there.
  expect((await sentTo('desliza')).toSorted()).toEqual(['', 'alba@desliza.test'])
})

it('a phone and a text name the father no more either; what is the son’s own stays', async () => {
  const id = await publishTelling()
  const [daFamilia, doPai] = ['11977770012', '11977770013']
  const email = 'pai.beltrao@exemplo.test'
  const pai = await doors.enterPessoa({ nome: 'João Beltrão', email, telefone: daFamilia })
  const params = { identificador: pai.identificador }
  await bringIn(office, `Nome;E-mail;Celular\nJoão Beltrão;filho.beltrao@exemplo.test;${daFamilia}`, id)
  const { cidade: _, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const corrected = { ...dados, cidadeId: null, cpf: null, telefone: doPai }
  expect((await office.api.call('saveCorrecao', { params, body: corrected }, as())).status).toBe(200)
  await tell(id, [pai.identificador])
  const texto = 'Você escreve de PAI.beltrao@exemplo.test ou de filho.beltrao@exemplo.test?'
  const identificadores = [pai.identificador]
  const body = { identificadores, campanhaId: id, canal: 'EMAIL' as const, texto }
  expect((await office.api.call('sendMensagens', { body }, as())).status).toBe(200)
  const [whats] = await planilhas.ask<{ id: number }>(
    "select id::int from mensagem where canal = 'WHATSAPP' and destinatario = $1",
    [doPai],
  )
  const sent = { params: { id: whats?.id ?? 0 }, query: { destinatario: doPai } }
  expect((await office.api.call('markMensagemEnviada', sent, as())).status).toBeLessThan(300)
  await send()
  const [fusao] = (await office.api.call('listFusoes', { params }, as())).body.data
  expect((await doors.separate(fusao?.id ?? 0)).status).toBe(200)
  expect((await sentTo('beltrão')).toSorted()).toEqual([doPai, email, email])
  await erase(pai.identificador)
  expect(await traces([email, doPai])).toEqual([])
  expect(await sentTo('beltrão')).toEqual(['', '', ''])
  expect(await traces(['filho.beltrao@exemplo.test'])).toContainEqual({
    text: 'filho.beltrao@exemplo.test',
    onde: 'mensagem',
  })
})

it('a phone that somebody shares with whoever is erased stays on what they were sent themselves', async () => {
  const id = await publishTelling()
  const telefone = '11977770020'
  const pai = await doors.enterPessoa({ nome: 'Caio Divide', email: 'caio.divide@exemplo.test', telefone })
  const mae = await doors.enterPessoa({
    nome: 'Dora Divide',
    email: 'dora.divide@exemplo.test',
    telefone,
    idCampanha: id,
  })
  await tell(id, [mae.identificador])
  await send()
  await erase(pai.identificador)
  expect((await sentTo('dora')).toSorted()).toEqual([telefone, 'dora.divide@exemplo.test'])
})

it('a confirmation that still waits for a mailbox of the other one names it no more', async () => {
  const silent = await openOffice()
  try {
    const { enterPessoa: _, ...doors } = openDoors(silent, 0)
    const [um, dois] = [(await publish(silent)).id, (await publish(silent)).id]
    const telefone = '11977770030'
    const ana = buildInscricao({ nome: 'Ana Espera', email: 'ana.espera@exemplo.test', telefone })
    const rui = buildInscricao({ nome: 'Ana Rui Espera', email: 'rui.espera@exemplo.test', telefone })
    await apply(silent.api, dois, rui)
    await apply(silent.api, um, ana)
    const anaId = await doors.identificadorOf('ana.espera@exemplo.test')
    const joined = await doors.join(anaId, anaId)
    await apply(silent.api, dois, rui)
    expect((await doors.separate(joined.body.data.fusaoId ?? 0)).status).toBe(200)
    const input = { params: { identificador: anaId } }
    expect((await silent.api.call('deleteTalento', input, { token: silent.token })).status).toBe(204)
    await silent.api.app.jobs.runDue()
    expect(await hitsOfAll(silent.api.db, silent.api.dataDir, ['ana.espera@exemplo.test'])).toEqual([])
  } finally {
    await silent.api.close()
  }
})
