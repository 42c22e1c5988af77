import { createHash } from 'node:crypto'
import { moveArquivos } from '../src/ground/files/move-arquivos'
import { openStore } from '../src/ground/files/open-store'
import { type Office, openOffice } from './support/campanhas'
import { type Built, buildProduct, findFreePort, run, untilReady } from './support/run-product'
import { contentOf, listStored } from './support/stored-files'
import { serverAddress } from './support/test-server'

/** Contents that older versions kept in the database move to the store (decision 104, migration 070). */

let office: Office
let built: Built
beforeAll(async () => {
  built = buildProduct()
  office = await openOffice()
  // The product that is killed moves them, and nobody else.
  await office.api.app.jobs.stop()
})
afterAll(async () => {
  built.remove()
  await office.api.close()
})

const FILES = 24

/** Résumés as the version before left them, each of its own 400 kB. */
async function leaveInDatabase(): Promise<Map<number, Buffer>> {
  const contents = new Map<number, Buffer>()
  for (let n = 0; n < FILES; n++) {
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.4 '),
      createHash('shake256', { outputLength: 400_000 }).update(String(n)).digest(),
      Buffer.from('%%EOF'),
    ])
    const { rows } = await office.api.pool.query<{ id: number }>(
      `with a as (insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo)
         values ($1, 'cv.pdf', 'application/pdf', $2, $3, $4) returning id),
       t as (insert into talento (empresa_id, nome, curriculo_id) select $1, 'Pessoa ' || $5::int, id from a)
       select id from a`,
      [office.empresaId, bytes.length, createHash('sha256').update(bytes).digest(), bytes, n],
    )
    contents.set(rows[0]?.id ?? 0, bytes)
  }
  return contents
}

const countUnmoved = async () => {
  const { rows } = await office.api.pool.query<{ n: number }>(
    'select count(*)::int as n from arquivo where conteudo is not null',
  )
  return rows[0]?.n ?? 0
}

async function start() {
  const { host, user } = serverAddress()
  const { rows } = await office.api.pool.query<{ name: string }>('select current_database() as name')
  const address = `postgres:///${rows[0]?.name}?host=${encodeURIComponent(host ?? '')}&user=${user ?? ''}`
  const env = { DATABASE_URL: address, DATA_DIR: office.api.dataDir, LOG_LEVEL: 'silent' }
  const product = run(built.main, { env: { ...env, PORT: String(await findFreePort()) } })
  await untilReady(product)
  return product
}

it('go on moving after a kill, and every read meanwhile finds the file in either place', async () => {
  const contents = await leaveInDatabase()
  const { rows: people } = await office.api.pool.query<{ identificador: string; id: number }>(
    'select identificador, curriculo_id as id from talento order by id desc',
  )
  const readAll = async () => {
    for (const { identificador, id } of people) {
      const answer = await office.api.request(`/talento/v1/talentos/${identificador}/download-curriculo`, {
        headers: { authorization: `Bearer ${office.token}` },
      })
      const isSame = Buffer.from(await answer.arrayBuffer()).equals(contents.get(id) ?? Buffer.alloc(0))
      expect([answer.status, isSame]).toEqual([200, true])
    }
  }
  const killed = await start()
  while ((await countUnmoved()) === FILES);
  killed.child.kill('SIGKILL')
  await killed.ended
  const left = await countUnmoved()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(FILES)
  await readAll()

  const files = await openStore({ dataDir: office.api.dataDir, s3: null })
  const reading = readAll()
  expect(await moveArquivos(office.api.db, files, new AbortController().signal)).toEqual({
    moved: left,
    damaged: 0,
    isWhole: true,
  })
  await reading
  expect(await countUnmoved()).toBe(0)
  for (const [id, bytes] of contents) expect((await contentOf(office.api, id)).equals(bytes)).toBe(true)
  // What the killed process had put and not yet named waits for the sweep: at most one.
  const { rows: loose } = await office.api.pool.query('select chave from objeto_solto')
  expect(loose.length).toBeLessThan(2)
  const stored = listStored(office.api.dataDir)
  expect(stored.length - loose.length).toBeLessThanOrEqual(FILES)
})

it('stay in the database when they are not what their hash says', async () => {
  await office.api.pool.query(
    `insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo) values ($1, 'x', 'image/png', 3, '\\x00', 'abc')`,
    [office.empresaId],
  )
  const files = await openStore({ dataDir: office.api.dataDir, s3: null })
  const done = await moveArquivos(office.api.db, files, new AbortController().signal)
  expect(done).toEqual({ moved: 0, damaged: 1, isWhole: true })
  expect(await countUnmoved()).toBe(1)
})
