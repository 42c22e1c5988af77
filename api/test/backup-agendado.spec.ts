import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MAGIC } from '../src/database/backup/backup-format'
import { openDeadJobs } from '../src/ground/jobs/dead-jobs'
import { createQueueLibrary } from '../src/ground/jobs/queue-library'
import { seedEmpresa } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'
import { makeTemporaryFolder } from './support/test-server'

/** The daily backup of BACKUP_AT, as the product's own queue makes it (audit O5). */

const root = makeTemporaryFolder()
const folder = join(root, 'backups')
let api: TestApi
beforeAll(async () => {
  mkdirSync(folder)
  const key = 'quatro palavras que ninguém adivinha'
  api = await startApi({ backup: { at: '03:30', folder, keep: 2, key } })
})
afterAll(async () => {
  await api.close()
  rmSync(root, { recursive: true, force: true })
})

/** What the clock of the queue does when its time has come, and what the queue then does. @param times how many wait */
async function comeUp(times = 1): Promise<void> {
  const clock = createQueueLibrary(api.pool, () => {}, { supervise: false, schedule: false })
  await clock.start()
  for (let left = times; left > 0; left -= 1) await clock.send('backup', {})
  await clock.stop({ graceful: false, close: false })
  await api.app.jobs.runDue()
}
/** Backups of the folder, oldest first. */
const listed = () =>
  readdirSync(folder)
    .filter((name) => /\.backup(\.age)?$/.test(name))
    .toSorted()
const hours = async () => {
  const { backupHoras } = (await (await api.request('/health/ready')).json()) as {
    backupHoras: number | null
  }
  return backupHoras
}
const nameOf = (hoursAgo: number) => {
  const moment = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
  return `seleta-${moment.slice(0, 19).replaceAll(/[:T]/g, '-')}.backup`
}

it('comes up every day at its time in Brazil', async () => {
  const { rows } = await api.pool.query("select cron, timezone from fila.schedule where name = 'backup'")
  expect(rows).toEqual([{ cron: '30 3 * * *', timezone: 'America/Sao_Paulo' }])
})

it('is sealed, leaves as many as stay, and tells its age', async () => {
  expect(await hours()).toBeNull()
  const before = [77, 53, 29].map(nameOf)
  for (const name of before) writeFileSync(join(folder, name), gzipSync(MAGIC))
  const [ofTomorrow, empty] = [nameOf(-1_000_000), nameOf(1)].map((name) => join(folder, name)) as [
    string,
    string,
  ]
  writeFileSync(ofTomorrow, gzipSync(MAGIC))
  writeFileSync(empty, '')
  expect(await hours()).toBe(29)
  rmSync(ofTomorrow)
  rmSync(empty)
  await comeUp()
  const [kept = '', made = '', ...more] = readdirSync(folder).toSorted()
  expect([kept, more]).toEqual([before[2], []])
  expect(made).toMatch(/\.backup\.age$/)
  expect(readFileSync(join(folder, made)).subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
  expect(await hours()).toBe(0)
})

describe('of many that waited', () => {
  const older = nameOf(30)
  beforeEach(async () => {
    await api.pool.query('delete from fila.job')
    for (const name of listed()) rmSync(join(folder, name))
    writeFileSync(join(folder, older), gzipSync(MAGIC))
  })

  it('one is written, and no older backup goes for the others', async () => {
    await comeUp(3)
    expect(listed()).toHaveLength(2)
    expect(listed()[0]).toBe(older)
  })

  it('none is written when there is a backup that was begun after they came up', async () => {
    writeFileSync(join(folder, nameOf(0)), gzipSync(MAGIC))
    const before = listed()
    await comeUp(3)
    expect(listed()).toEqual(before)
  })

  it('and died, one is written when all of them begin anew', async () => {
    const clock = createQueueLibrary(api.pool, () => {}, { supervise: false, schedule: false })
    await clock.start()
    for (let left = 3; left > 0; left -= 1) await clock.send('backup', {})
    await clock.stop({ graceful: false, close: false })
    await api.pool.query("update fila.job set retry_limit = 0 where name = 'backup' and state = 'created'")
    rmSync(folder, { recursive: true })
    writeFileSync(folder, '')
    await api.app.jobs.runDue()
    rmSync(folder)
    mkdirSync(folder)
    writeFileSync(join(folder, older), gzipSync(MAGIC))
    const dead = await openDeadJobs(api, [])
    expect(await dead.retry()).toBe(3)
    await dead.close()
    await api.app.jobs.runDue()
    expect(listed()).toHaveLength(2)
    expect(listed()[0]).toBe(older)
  })

  afterAll(() => api.pool.query('delete from fila.job'))

  it('those of the day before are thrown away', async () => {
    const { rows } = await api.pool.query("select retention_seconds from fila.queue where name = 'backup'")
    expect(rows).toEqual([{ retention_seconds: 72_000 }])
  })
})

it('that lacks a file which the store lost is an error of the log, and no failure that is tried again', async () => {
  const { empresaId } = await seedEmpresa(api.db)
  const chave = 'b'.repeat(32)
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into arquivo (empresa_id, nome, mime, tamanho, sha256, chave)
     values ($1, 'cv da joana.pdf', 'application/pdf', 3, '\\x00', $2) returning id`,
    [empresaId, chave],
  )
  for (const name of listed()) rmSync(join(folder, name))
  const log = jest.spyOn(api.app.log, 'error')
  await comeUp()
  expect(log.mock.calls).toEqual([
    [
      {
        file: expect.stringMatching(/\.backup\.age$/) as string,
        count: 1,
        danificados: [{ id: rows[0]?.id, chave, isMissing: true }],
      },
      'faltam no backup arquivos que estão danificados ou não estão guardados',
    ],
  ])
  log.mockRestore()
  const left = await api.pool.query("select from fila.job where name = 'backup' and state <> 'completed'")
  expect(left.rowCount).toBe(0)
})

it('that cannot be written is tried again, told in the queue, and makes no backup younger', async () => {
  rmSync(folder, { recursive: true })
  // Where its folder should be lies a file.
  writeFileSync(folder, '')
  await comeUp()
  const { rows } = await api.pool.query(
    "select state from fila.job where name = 'backup' and state <> 'completed'",
  )
  expect(rows).toEqual([{ state: 'retry' }])
  expect(await hours()).toBeNull()
})
