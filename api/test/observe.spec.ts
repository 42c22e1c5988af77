import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Office, openOffice } from './support/campanhas'
import { type Built, buildProduct, findFreePort, run, type Running, untilReady } from './support/run-product'
import { serverAddress } from './support/test-server'

/** What the built product tells of itself: numbers for Prometheus, traces for a collector (product 104). */

interface Sent {
  readonly path: string
  readonly body: string
}

let built: Built
let office: Office
let running: Running
let collector: Server
let port: number
let metricsPort: number
const sent: Sent[] = []

/** A collector as OpenTelemetry describes it: takes what is posted and says 200. */
function startCollector(): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      sent.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

beforeAll(async () => {
  built = buildProduct()
  office = await openOffice()
  collector = await startCollector()
  const { host, user } = serverAddress()
  const { rows } = await office.api.pool.query<{ name: string }>('select current_database() as name')
  // Before the process: what it has counted once it tells for half a minute.
  await office.api.request('/campanha/v1/publico/falhas', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ area: 'mfe-kanban', versao: '0123456789ab', tipo: 'chunk' }),
  })
  ;[port, metricsPort] = [await findFreePort(), await findFreePort()]
  running = run(built.main, {
    env: {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: `postgres:///${rows[0]?.name}?host=${encodeURIComponent(host ?? '')}&user=${user ?? ''}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_METRIC_EXPORT_INTERVAL: '500',
      OTEL_BSP_SCHEDULE_DELAY: '200',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=teste',
      // As containers give what nobody gave.
      OTEL_EXPORTER_OTLP_HEADERS: '',
      OTEL_SERVICE_NAME: '',
      OTEL_TRACES_SAMPLER_ARG: '',
    },
  })
  await untilReady(running)
})
afterAll(async () => {
  running.child.kill('SIGTERM')
  await running.ended
  collector.close()
  await office.api.close()
  built.remove()
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${office.token}`, ...headers },
  })
const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
/** A number of /metrics; the labels in any order. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}): number | null {
  const line = text
    .split('\n')
    .find(
      (one) =>
        new RegExp(`^${name}[{ ]`).test(one) &&
        Object.entries(labels).every(([key, value]) => one.includes(`${key}="${value}"`)),
    )
  return line === undefined ? null : Number(line.split(' ').at(-1))
}

describe('/metrics, on a port of its own', () => {
  it('counts requests by method, template of the route and status, and says how long they took', async () => {
    for (let n = 0; n < 3; n++) await ask('/campanha/v1/campanhas/987654321')
    const labels = {
      http_request_method: 'GET',
      http_route: '/campanha/v1/campanhas/:id',
      http_response_status_code: '404',
    }
    const text = await readMetrics()
    expect(valueOf(text, 'http_server_request_duration_count', labels)).toBe(3)
    expect(valueOf(text, 'http_server_request_duration_sum', labels)).toBeGreaterThan(0)
    expect(text).not.toContain('987654321')
  })

  it('tells pool, jobs, mail, files, database, event loop and memory as they are', async () => {
    const text = await readMetrics()
    expect(valueOf(text, 'seleta_pool_connections', { state: 'idle' })).toBeGreaterThan(0)
    expect(valueOf(text, 'seleta_pool_connections', { state: 'waiting' })).toBe(0)
    expect(valueOf(text, 'seleta_jobs', { state: 'dead' })).toBe(0)
    expect(valueOf(text, 'seleta_jobs_oldest_seconds')).not.toBeNull()
    expect(valueOf(text, 'seleta_mail_messages', { state: 'waiting' })).toBe(0)
    expect(valueOf(text, 'seleta_files')).toBe(0)
    expect(valueOf(text, 'seleta_database_bytes')).toBeGreaterThan(1_000_000)
    expect(valueOf(text, 'seleta_eventloop_lag_seconds', { quantile: '0.99' })).toBeGreaterThan(0)
    expect(valueOf(text, 'seleta_memory_bytes', { kind: 'rss' })).toBeGreaterThan(10_000_000)
    expect(valueOf(text, 'seleta_boards_open')).toBe(0)
    const falha = { area: 'mfe-kanban', version: '0123456789ab', kind: 'chunk' }
    expect(valueOf(text, 'seleta_area_failures', falha)).toBe(1)
  })

  it('is nowhere on the port that people reach', async () => {
    expect((await ask('/metrics')).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
  })

  it('has every number that the dashboard names', async () => {
    const dashboard = readFileSync(join(__dirname, '../../docker/grafana/seleta.json'), 'utf8')
    const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] }
    const wanted = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) =>
        [...expr.matchAll(/\b(?:seleta|http_server)_\w+/g)].map(([name]) => name),
      ),
    )
    expect(wanted.length).toBeGreaterThan(15)
    const text = await readMetrics()
    expect([...new Set(wanted)].filter((name) => valueOf(text, name) === null)).toEqual([])
  })
})

describe('the collector of OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  const until = async (path: string, words: string) => {
    for (;;) {
      const found = sent.find((one) => one.path === path && one.body.includes(words))
      if (found !== undefined) return found.body
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  it('hears of a request and of what it asked the database, under the trace that the caller began', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    await ask('/usuario/v1/usuarios/eu', { traceparent: `00-${trace}-b7ad6b7169203331-01` })
    const body = await until('/v1/traces', trace)
    expect(body).toContain('GET /usuario/v1/usuarios/eu')
    expect(body).toContain('b7ad6b7169203331')
    expect(body).toMatch(/select .+ from \\"usuario\\"/)
    expect(body).toContain('deployment.environment')
    expect(body).not.toContain('ana@aurora.test')
  })

  it('hears of a request that begins its own trace', async () => {
    await ask('/usuario/v1/sessoes')
    expect(await until('/v1/traces', 'GET /usuario/v1/sessoes')).toContain('"service.name"')
  })

  it('gets the same numbers as /metrics', async () => {
    expect(await until('/v1/metrics', 'http.server.request.duration')).toContain('seleta.pool.connections')
  })
})
