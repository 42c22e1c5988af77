import { Agent, get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { amount } from './support/amount'
import { openOffice, publish, type Office } from './support/campanhas'
import { type Nginx, startNginx } from './support/nginx'

/** The public pages behind a real nginx with the rules of docs/decisions/117: product 105. */

let office: Office
let nginx: Nginx
/** What has reached the api and how it was answered, as `METHOD address status`. */
const reached: string[] = []

beforeAll(async () => {
  office = await openOffice()
  office.api.app.server.on('request', ({ method, url }: IncomingMessage, answer: ServerResponse) => {
    answer.once('finish', () => reached.push(`${method} ${url} ${answer.statusCode}`))
  })
  const rules = readFileSync(join(__dirname, 'support/public-cache.conf'), 'utf8')
  const folderOfOwn = join(__dirname, '../../docker/nginx')
  const own = (name: string) =>
    readFileSync(join(folderOfOwn, name), 'utf8').replaceAll('/etc/nginx/seleta', folderOfOwn)
  nginx = await startNginx((port, folder) =>
    rules
      .replace('@PORT@', String(port))
      .replace('@API@', new URL(office.api.url).host)
      .replace('@KEPT_PUBLIC@', () => own('kept-public.conf').replace('/tmp/publico', `${folder}/cache`))
      .replace('@KEPT_PUBLIC_LOCATION@', () => own('kept-public-location.conf')),
  )
})
afterAll(async () => {
  agent.destroy()
  await nginx.stop()
  await office.api.close()
})

const agent = new Agent({ keepAlive: true, maxSockets: 40 })

interface Page {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Page>((resolve, reject) => {
    get(`${nginx.url}${path}`, { agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      )
    }).on('error', reject)
  })

/** How many have come to the api for it while something was done. */
async function reachedBy(does: () => Promise<unknown>): Promise<string[]> {
  const before = reached.length
  await does()
  return reached.slice(before)
}

const VISITS = amount(400, 20_000)

it('thousands of visits to a job, from wherever they come, reach the api a few times', async () => {
  const { id } = await publish(office, { nome: 'Vaga em toda parte' })
  const origens = ['', '?origem=linkedin', '?origem=cartaz&utm_source=x', '?fbclid=abc']
  const encodings = ['gzip, deflate, br', 'gzip, deflate, br, zstd', 'gzip']
  const begun = Date.now()
  const came = await reachedBy(async () => {
    const visits = Array.from({ length: VISITS }, (_, n) => n)
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        for (let n = visits.pop(); n !== undefined; n = visits.pop()) {
          const encoding = encodings[n % encodings.length] ?? ''
          const page = await ask(`/campanha/${id}${origens[n % 4] ?? ''}`, { 'accept-encoding': encoding })
          expect([page.status, page.headers['content-encoding']]).toEqual([200, 'gzip'])
        }
      }),
    )
  })
  const seconds = (Date.now() - begun) / 1000
  // Once, and then once for every five seconds.
  expect(came.length).toBeLessThanOrEqual(1 + Math.ceil(seconds / 5))
  expect(came.filter((one) => !one.startsWith(`GET /campanha/${id} `))).toEqual([])
  if (amount(false, true)) {
    console.log(`${Math.round(VISITS / seconds)} pages a second, ${came.length} reached the api`)
    expect(VISITS / seconds).toBeGreaterThanOrEqual(2000)
  }
})

it('a change that was published is seen after fifteen seconds at most, a deleted job too, and what has not changed is not sent again', async () => {
  const { token, api } = office
  const [paused, deleted, same] = [await publish(office), await publish(office), await publish(office)]
  for (const { id } of [paused, deleted, same]) expect((await ask(`/campanha/${id}`)).status).toBe(200)
  const begun = Date.now()
  await api.call('pauseCampanha', { params: { id: paused.id } }, { token })
  await api.call('deleteCampanha', { params: { id: deleted.id } }, { token })
  await Promise.all([
    until(paused.id, ({ text }) => text.includes('As inscrições desta vaga estão pausadas')),
    until(deleted.id, ({ status }) => status === 404),
    until(same.id, () => reached.includes(`GET /campanha/${same.id} 304`)),
  ])
  expect((Date.now() - begun) / 1000).toBeLessThanOrEqual(15)
  expect((await ask(`/campanha/${same.id}`)).status).toBe(200)
})

/** Goes on asking for a job's page. */
async function until(id: number, isThere: (page: Page) => boolean): Promise<void> {
  while (!isThere(await ask(`/campanha/${id}`))) await wait(100)
}

it('a search is its own page, and none can be put into the place of another', async () => {
  await publish(office, { nome: 'Barista da Manhã' })
  const list = '/empresa/ana-aurora-test'
  const all = await ask(`${list}?busca=barista&busca=&origem=x`)
  expect(all.text).toContain('1 vaga aberta')
  const came = await reachedBy(async () => {
    expect((await ask(`${list}?origem=y&busca=barista`)).text).toBe(all.text)
  })
  expect(came).toEqual([])
  expect((await ask(`${list}?busca=inexistente`)).text).toContain('Nenhuma vaga')
})

it('what is somebody’s own is kept by nobody: the form, the candidate’s page, every call', async () => {
  const { id } = await publish(office)
  const own = [
    `/campanha/${id}/inscricao?origem=cartaz`,
    '/acompanhamento?chave=x',
    `/campanha/v1/publico/campanhas/${id}`,
  ]
  for (const path of own) {
    const came = await reachedBy(async () => {
      await ask(path)
      await ask(path)
    })
    expect(came.map((one) => one.slice(0, -4))).toEqual([`GET ${path}`, `GET ${path}`])
  }
})

it('where a visitor came from reaches the application past a page that was kept', async () => {
  const { id } = await publish(office)
  const job = `/campanha/${id}?origem=linkedin`
  const kept = await reachedBy(async () => {
    await ask('/campanha/1')
    await ask(job)
    await ask(job)
  })
  expect(kept.filter((one) => one.includes(`/campanha/${id}`))).toHaveLength(1)
  // Without JavaScript: the link of the kept page, and what a browser says with it.
  const { text } = await ask(`/campanha/${id}/inscricao`, { referer: `${nginx.url}${job}` })
  const action = /<form[^>]* action="([^"]+)"/.exec(text)?.[1] ?? ''
  const form = new FormData()
  for (const [, name = '', value = ''] of text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g))
    form.set(name, value)
  form.set('nome', 'Rita Moura')
  form.set('email', 'rita@exemplo.test')
  form.set('consentimento', 'sim')
  const sent = await fetch(`${nginx.url}${action}`, { method: 'POST', body: form })
  expect(sent.status).toBe(200)
  const { rows } = await office.api.pool.query('select fonte from inscricao where campanha_id = $1', [id])
  expect(rows).toEqual([{ fonte: 'linkedin' }])
})
