import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { devPorts } from '../../shared/build/src/areas.mjs'
import { repository } from '../repository.mjs'
import { run } from '../run.mjs'
import { findFreePort } from './free-port.mjs'
import { medianOf } from './release-times.mjs'

/** `npm run dev`, as the README names it: one area; all six in `npm run prove -- dev`. */
const WITHIN_MS = 120_000
const SAVED_WITHIN_MS = 2000
const isProof = process.env.PROVE === 'on'
/** After the first start of a checkout webpack writes its cache, and one or two saves wait for that (decision 148). */
const SAVES = isProof ? 5 : 1
const areas = isProof ? Object.keys(devPorts) : ['mfe-kanban']
const folder = mkdtempSync(join(tmpdir(), 'seleta-dev-'))
after(() => rmSync(folder, { recursive: true, force: true }))

for (const area of areas)
  test(`${area} starts beside a product on any port, passes calls on, shows what is saved, and stops whole`, async () => {
    const asked = []
    const product = createServer((request, response) => {
      asked.push(request.url)
      response.setHeader('content-type', 'application/json').end('{"data":[]}')
    }).listen(0)
    // As a running product tells the commands beside it.
    writeFileSync(join(folder, 'endereco'), `${process.pid} http://localhost:${product.address().port}\n`)
    const port = await findFreePort()
    const address = `http://localhost:${port}`
    const dev = spawn('npm', ['run', 'dev', '--', area], {
      cwd: repository,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, DATA_DIR: folder, DEV_PORT: String(port) },
    })
    const ended = once(dev, 'exit')
    const source = join(repository, area, area === 'host' ? 'src/main.ts' : 'src/standalone.tsx')
    const before = readFileSync(source, 'utf8')
    try {
      const page = await firstAnswer(`${address}/dashboard/selecao`)
      assert.match(page, area === 'host' ? /<title>Seleta/ : new RegExp(`<title>${area} · Seleta</title>`))
      assert.match(await firstScript(address), /webpack/)
      assert.equal(await textOf(`${address}/campanha/v1/campanhas`), '{"data":[]}')
      // No second product: the running one was found and used.
      assert.deepEqual(asked, ['/health/ready', '/campanha/v1/campanhas'])

      const spent = []
      const save = async (word) => {
        writeFileSync(source, `${before}\nconsole.info('${word}')\n`)
        spent.push(await untilServed(address, word))
      }
      for (let n = 1; n <= SAVES; n += 1) await save(`salvo-${port}-${n}`)
      console.log(`  ${area}: salvo e servido em ${spent.join(', ')} ms`)
      // Only where the machine does nothing else does a time say anything.
      if (isProof) assert.ok(medianOf(spent) <= SAVED_WITHIN_MS, `${spent.join(', ')} ms`)
      if (area !== 'host') {
        await checkRelease(address, area)
        // Who works inside the host lets the page alone rest: whoever comes to it finds what was saved.
        await save(`salvo-${port}-depois`)
      }
    } finally {
      writeFileSync(source, before)
      product.close()
      // As Ctrl-C does: the whole group, where it has not ended by itself.
      if (dev.exitCode === null) process.kill(-dev.pid, 'SIGINT')
      await ended
    }
    await assert.rejects(fetch(address))
  })

test('an area that does not exist is answered with the names of those that do', async () => {
  const { code, output } = await run(process.execPath, ['scripts/dev.mjs', 'quadro'])
  assert.equal(code, 1)
  assert.equal(
    output,
    'Não há a área quadro. As áreas são: host, mfe-campaigns, mfe-candidates, mfe-kanban, mfe-public, mfe-wizard.\n',
  )
})

/** The area as a real host takes it from here: whole, with digests, readable for pages of this machine alone. */
async function checkRelease(address, area) {
  const ask = (file, origin) => fetch(`${address}/area/${file}`, { headers: { origin } })
  const answer = await ask('release.json', 'http://localhost:3000')
  assert.equal(answer.headers.get('access-control-allow-origin'), 'http://localhost:3000')
  const { id, entry, integrity } = await answer.json()
  assert.equal(id, area)
  const script = await ask(entry, 'https://vagas.example.com')
  assert.equal(script.headers.get('access-control-allow-origin'), null)
  const digest = createHash('sha256').update(Buffer.from(await script.arrayBuffer()))
  assert.equal(integrity[entry], `sha256-${digest.digest('base64')}`)
}

/** @returns ms until the page alone holds the word */
async function untilServed(address, word) {
  const begun = Date.now()
  while (!(await firstScript(address)).includes(word)) {
    if (Date.now() - begun > WITHIN_MS) throw new Error(`${address} did not show what was saved`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return Date.now() - begun
}

/** What the page of this moment begins with: a build may name its script anew. */
async function firstScript(address) {
  const [, script = ''] = /src="?(\/[^" >]+\.js)/.exec(await textOf(`${address}/dashboard/selecao`)) ?? []
  return textOf(address + script)
}

const textOf = async (address) => (await fetch(address)).text()

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
