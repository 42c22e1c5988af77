import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { empresaDemo } from '../../../api/src/demo/empresas/empresas-demo'
import { KB, PUBLIC_SCRIPTS_KB } from '../first-load/budgets'
import { measureFirstLoad, scriptsOf } from '../first-load/measure-first-load'
import type { Limit } from '../report'
import type { RunningProduct } from '../running-product'
import { createDataFolder, repository, residentMiB, startProduct } from '../running-product'

/** The public side: pages under load, on a slow phone, and applications with large files. */

const RATE = 200
/** DevTools' Fast 3G. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const CPU_SLOWDOWN = 4
const FILE_BYTES = 5 * 1024 * 1024
const WARM_UP = 20

/** @param isWhole all of the thousand applications, and half a minute of pages */
export async function measurePublic(browser: Browser, isWhole: boolean): Promise<Limit[]> {
  const folder = createDataFolder()
  // Each applicant comes from an address of their own, as behind a gateway: the rate limit is per address.
  process.env['TRUST_PROXY'] = 'on'
  const product = await startProduct({
    port: 3293,
    dataFolder: join(folder, 'data'),
    staticFolder: join(repository, 'dist'),
    isDemo: true,
  })
  try {
    const ids = await listVagas(product.url)
    const id = await findWithoutQuestions(product.url, ids)
    const served = await serveAt(product.url, ids, isWhole ? 30 : 5)
    const scripts = await weighScripts(browser, product.url, id)
    const seen = await lookSlowly(browser, `http://localhost:3293/campanha/${id}`)
    const applied = await applyMany(product, id, isWhole ? 1000 : 60)
    return [
      { name: `public page at ${RATE} requests a second, p95`, value: served, limit: 30, unit: 'ms' },
      {
        name: 'all scripts of job page and form',
        value: scripts / KB,
        limit: PUBLIC_SCRIPTS_KB,
        unit: 'kB gzip',
      },
      { name: 'public page at Fast 3G and 4× CPU, LCP', value: seen.lcp, limit: 1800, unit: 'ms' },
      { name: 'public page at Fast 3G and 4× CPU, CLS', value: seen.cls, limit: 0.02, unit: '' },
      { name: 'application with 5 MB, p95 of the answer', value: applied.p95, limit: 300, unit: 'ms' },
      {
        name: `memory of the api over ${applied.count} of them, last quarter over the second`,
        value: applied.growth,
        limit: 24,
        unit: 'MiB',
      },
    ]
  } finally {
    delete process.env['TRUST_PROXY']
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The open jobs of the demonstration's company. @throws Error when it has none */
async function listVagas(url: string): Promise<readonly number[]> {
  const response = await fetch(`${url}/campanha/v1/publico/vagas?size=50&empresa=${empresaDemo.slug}`)
  if (!response.ok) throw new Error(`no list of open jobs: ${response.status} ${await response.text()}`)
  const { data } = (await response.json()) as { data: { id: number }[] }
  if (data.length === 0) throw new Error('the demonstration has no open job')
  return data.map(({ id }) => id)
}

/** A job that a bare application is enough for. */
async function findWithoutQuestions(url: string, ids: readonly number[]): Promise<number> {
  for (const id of ids) {
    const { data } = (await (await fetch(`${url}/campanha/v1/publico/campanhas/${id}`)).json()) as {
      data: { perguntas: { obrigatoria: boolean }[] }
    }
    if (data.perguntas.every(({ obrigatoria }) => !obrigatoria)) return id
  }
  throw new Error('every demo job asks for an answer')
}

const p95Of = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * 0.95) - 1)] ?? Number.NaN

/** An open loop: requests leave on time whether or not the ones before have come back. */
async function serveAt(url: string, ids: readonly number[], seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const times: number[] = []
  const waiting: Promise<void>[] = []
  const total = RATE * seconds
  const start = performance.now()
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * RATE))
    for (; sent < due; sent += 1)
      waiting.push(
        get(agent, `${url}/campanha/${ids[sent % ids.length] ?? 0}`).then((ms) => void times.push(ms)),
      )
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(waiting)
  agent.destroy()
  return p95Of(times)
}

function get(agent: Agent, url: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { accept: 'text/html', 'accept-encoding': 'gzip' } }, (response) => {
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - start)
          : reject(new Error(String(response.statusCode))),
      )
      response.resume()
    })
      .on('error', reject)
      .end()
  })
}

/** Job page and form in one visit: a script that both need counts once. */
async function weighScripts(browser: Browser, url: string, id: number): Promise<number> {
  return scriptsOf([
    await measureFirstLoad(browser, { name: 'vaga', url: `${url}/campanha/${id}` }),
    await measureFirstLoad(browser, { name: 'inscricao', url: `${url}/campanha/${id}/inscricao` }),
  ])
}

async function lookSlowly(browser: Browser, url: string): Promise<{ lcp: number; cls: number }> {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', FAST_3G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    Object.assign(window, { seen: { lcp: 0, cls: 0 } })
    const { seen } = window as unknown as { seen: { lcp: number; cls: number } }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.cls += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number } }).seen)
  await context.close()
  return seen
}

const BOUNDARY = 'seleta-bench-boundary'

/** The form as a browser sends it, made before the clock runs. */
function formOf(n: number, file: Buffer): readonly Buffer[] {
  const dados = JSON.stringify({
    nome: `Pessoa ${n}`,
    email: `pessoa.${n}@example.com`,
    consentimento: true,
    consentimentoVersao: '2026-11',
  })
  return [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="dados"\r\n\r\n${dados}\r\n--${BOUNDARY}\r\n` +
        'content-disposition: form-data; name="curriculo"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]
}

/** Sends an application and answers how long the server took, from the first byte sent to the last one read. */
function applyOnce(agent: Agent, url: string, n: number, file: Buffer): Promise<number> {
  const parts = formOf(n, file)
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          'content-length': parts.reduce((sum, { length }) => sum + length, 0),
          'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        },
      },
      (response) => {
        // Only the demo's questions could refuse it; a refused one would be quick and mean nothing.
        if (response.statusCode !== 200) reject(new Error(`application ${n}: ${response.statusCode}`))
        response.on('end', () => resolve(performance.now() - start))
        response.resume()
      },
    )
    sent.on('error', reject)
    for (const part of parts) sent.write(part)
    sent.end()
  })
}

/** One after the other: what is measured is the server's time, not a queue before it. */
async function applyMany({ url, pid }: RunningProduct, campanhaId: number, count: number) {
  const file = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    randomBytes(FILE_BYTES - 32),
    Buffer.from('\n%%EOF'),
  ])
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const address = `${url}/talento/v1/publico/campanhas/${campanhaId}/inscricoes`
  const times: number[] = []
  const memory: number[] = []
  for (let n = 0; n < count; n += 1) {
    times.push(await applyOnce(agent, address, n, file))
    memory.push(residentMiB(pid).api)
  }
  agent.destroy()
  const quarter = (nth: number) => medianOf(memory.slice((count * (nth - 1)) / 4, (count * nth) / 4))
  return { count, p95: p95Of(times.slice(WARM_UP)), growth: quarter(4) - quarter(2) }
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
