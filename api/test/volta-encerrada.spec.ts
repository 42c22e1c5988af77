import { openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** Whoever had withdrawn, and sent the form again, is asked to come back as long as anybody can come in (decision 108). */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
let people = 0
/** Somebody has withdrawn, and the form came again with their e-mail. @returns the key of their page */
async function withdrawAndSend() {
  people += 1
  const { id } = await publish(office)
  const doors = openDoors(office, id)
  const email = `ula${people}@exemplo.test`
  const ula = { nome: `Ula Nery ${'abcdef'[people] ?? ''}`, email, telefone: '' }
  await doors.send(ula)
  const chave = await mailbox.keyOf(email)
  expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
  await doors.send({ ...ula, sobre: 'Quero voltar.' })
  const [envio = ''] = await mailbox.askedOn(chave)
  expect(await wordsOf(chave)).toEqual(['Sim, quero voltar', 'Não fui eu'])
  return { id, chave, envio, detail: async () => doors.detail(await doors.identificadorOf(email)) }
}
/** The buttons of what the page asks about. */
async function wordsOf(chave: string): Promise<string[]> {
  const [, asked = ''] =
    /<h2 id="a-confirmar">.*?<ul(.*?)<\/ul>/s.exec((await mailbox.open(chave)).html) ?? []
  return [...asked.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words]) => words ?? '')
}
const close = (id: number) => {
  const body = { enviarEncerramento: false }
  return office.api.call('closeCampanha', { params: { id }, body }, as())
}
const pause = (id: number) => office.api.call('pauseCampanha', { params: { id } }, as())
const endYesterday = (id: number) =>
  office.api.pool.query('update campanha set fechamento = current_date - 2 where id = $1', [id])

it.each<[string, (id: number) => Promise<unknown>, string]>([
  ['was ended', close, 'Esta vaga foi encerrada.'],
  ['is over by its day', endYesterday, 'Esta vaga foi encerrada.'],
  ['is paused', pause, 'As inscrições desta vaga estão pausadas.'],
])('who had withdrawn reads that the job %s, and is not asked to come back', async (_, end, why) => {
  const { id, chave, envio, detail } = await withdrawAndSend()
  const versao = await mailbox.versaoOn(chave, envio)
  await end(id)
  expect(await wordsOf(chave)).toEqual(['Não fui eu'])
  const { html } = await mailbox.open(chave)
  expect(html).toContain(why)
  expect(html).not.toContain('traz você de volta')
  // Who had the page open before.
  expect((await mailbox.act(chave, { acao: 'confirmar', envio, versao })).status).toBe(409)
  // What was sent can still be sent away.
  expect((await mailbox.act(chave, { acao: 'recusar', envio })).status).toBe(303)
  expect([await wordsOf(chave), (await detail()).aConfirmar]).toEqual([[], []])
})

it('who had withdrawn is asked again once the job goes on', async () => {
  const { id, chave, envio } = await withdrawAndSend()
  await pause(id)
  await office.api.call('resumeCampanha', { params: { id } }, as())
  expect(await wordsOf(chave)).toEqual(['Sim, quero voltar', 'Não fui eu'])
  expect((await mailbox.act(chave, { acao: 'confirmar', envio })).status).toBe(303)
})

it('what was sent for a job that has ended since is asked about where its person had not left', async () => {
  const { id } = await publish(office)
  const doors = openDoors(office, id)
  const { email } = await doors.enterPessoa({ telefone: '' })
  await doors.send({ nome: 'Vítima Souza', email, telefone: '' })
  await close(id)
  const chave = await mailbox.keyOf(email)
  expect(await wordsOf(chave)).toEqual(['Sim, fui eu', 'Não fui eu'])
  expect((await mailbox.answer(email, 'confirmar')).map(({ status }) => status)).toEqual([303])
})
