import { resumoJob } from '../src/areas/empresa/resumo/resumo-jobs'
import { enqueueJobs } from '../src/ground/jobs/jobs-repository'
import { type Equipe, openEquipe } from './support/equipe'
import { startKeptMail } from './support/kept-mail'

/** Ending mails of a kind without signing in: product 74, decision 190, RFC 8058. */

const sink = startKeptMail()
let equipe: Equipe
let agora = new Date()
beforeAll(async () => {
  const mail = { smtpUrl: await sink.listen(), from: { name: 'Seleta', address: 'nao-responda@seleta.test' } }
  equipe = await openEquipe({ mail }, () => agora)
})
afterAll(async () => {
  await equipe.office.api.close()
  await new Promise<void>((done) => sink.server.close(done))
})

const gil = () => ({ token: equipe.tokens.GESTOR })
const wants = async () => {
  const { mencao, resumoDiario } = (await equipe.office.api.call('getPreferencias', {}, gil())).body.data
  return [mencao, resumoDiario]
}
const want = (mencao: 'AGORA' | 'RESUMO') =>
  equipe.office.api.call('savePreferencias', { body: { mencao, resumoDiario: true } }, gil())
const isTo = ({ to }: { readonly to: string[] }) => to.includes('gil@aurora.test')
/** The path of the address by which a mail of this kind can be ended: of its head, which its text says too. */
async function endOf(kind: 'mencao' | 'resumo'): Promise<string> {
  const { api } = equipe.office
  await want(kind === 'mencao' ? 'AGORA' : 'RESUMO')
  const texto = `Veja, @[${equipe.ids.GESTOR}]`
  await api.call(
    'createNota',
    { params: { identificador: equipe.minha.talento }, body: { texto } },
    { token: equipe.office.token },
  )
  if (kind === 'resumo') {
    agora = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`)
    await enqueueJobs(api.db, resumoJob, [{ data: {}, empresaId: null }])
  }
  await api.app.jobs.runDue()
  const mail = sink.received.findLast(isTo)
  const url = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.body).toContain(`Para não receber mais este e-mail: ${url}`)
  const { pathname, search } = new URL(url)
  return pathname + search
}
const ask = async (path: string, init?: RequestInit) => {
  const response = await equipe.office.api.request(path, init)
  return { status: response.status, text: await response.text() }
}

it('a mail program that looks at the link ends nothing; the button of its page, and its own press, do', async () => {
  const path = await endOf('mencao')
  const page = await ask(path)
  expect([page.status, page.text.includes('Parar de receber')]).toEqual([200, true])
  expect(await wants()).toEqual(['AGORA', true])
  const done = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([done.status, done.text.includes('Pronto: cada menção')]).toEqual([200, true])
  expect(await wants()).toEqual(['NUNCA', true])
  await want('AGORA')
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  expect((await ask(path, { method: 'POST', body: form })).status).toBe(200)
  expect(await wants()).toEqual(['NUNCA', true])
})

it('a link copied with the full stop behind it is the link', async () => {
  const path = await endOf('mencao')
  expect((await ask(`${path}.`)).text).toContain('cada menção a você em notas')
})

it('a key that was changed ends nothing, and the page says so', async () => {
  const path = await endOf('mencao')
  const other = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const method of ['GET', 'POST']) expect((await ask(other, { method })).status).toBe(404)
  expect(await wants()).toEqual(['AGORA', true])
})

it('the digest ends with what came in it for mentions alone', async () => {
  const path = await endOf('resumo')
  expect((await ask(path, { method: 'POST' })).text).toContain('Pronto: o resumo do dia')
  expect(await wants()).toEqual(['NUNCA', false])
})
