import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { repository } from '../repository.mjs'
import { run } from '../run.mjs'
import { findFreePort } from './free-port.mjs'

/** `npm run dev`, as the README names it. */
const WITHIN_MS = 120_000

test('one area starts beside a running product, shows its page, passes calls on, and stops whole', async () => {
  const asked = []
  const product = createServer((request, response) => {
    asked.push(request.url)
    response.setHeader('content-type', 'application/json').end('{"data":[]}')
  }).listen(0)
  const port = await findFreePort()
  const area = `http://localhost:${port}`
  const dev = spawn('npm', ['run', 'dev', '--', 'mfe-kanban'], {
    cwd: repository,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, API_URL: `http://localhost:${product.address().port}`, DEV_PORT: String(port) },
  })
  try {
    const page = await firstAnswer(`${area}/dashboard/selecao`)
    assert.match(page, /<title>mfe-kanban · Seleta<\/title>/)
    const script = /src="(\/[^"]+\.js)"/.exec(page)?.[1]
    assert.match(await (await fetch(area + script)).text(), /webpack/)
    assert.equal(await (await fetch(`${area}/campanha/v1/campanhas`)).text(), '{"data":[]}')
    // No second product: the running one was found and used.
    assert.deepEqual(asked, ['/health/ready', '/campanha/v1/campanhas'])
  } finally {
    // As Ctrl-C does: the whole group.
    process.kill(-dev.pid, 'SIGINT')
    await once(dev, 'exit')
    product.close()
  }
  await assert.rejects(fetch(area))
})

test('an area that does not exist is answered with the names of those that do', async () => {
  const { code, output } = await run(process.execPath, ['scripts/dev.mjs', 'quadro'])
  assert.equal(code, 1)
  assert.equal(
    output,
    'Não há a área quadro. As áreas são: host, mfe-campaigns, mfe-wizard, mfe-candidates, mfe-kanban, mfe-public.\n',
  )
})

/** The text of the page as soon as the server listens; webpack holds a request until it has built. */
async function firstAnswer(address) {
  const deadline = Date.now() + WITHIN_MS
  for (;;) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return response.text()
    if (Date.now() > deadline) throw new Error(`${address} did not answer`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
