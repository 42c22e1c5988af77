import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MAGIC } from '../src/database/backup/backup-format'
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

/** What the clock of the queue does when its time has come, and what the queue then does. */
async function comeUp(): Promise<void> {
  const clock = createQueueLibrary(api.pool, () => {}, { supervise: false, schedule: false })
  await clock.start()
  await clock.send('backup', {})
  await clock.stop({ graceful: false, close: false })
  await api.app.jobs.runDue()
}
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
  writeFileSync(join(folder, nameOf(-1_000_000)), gzipSync(MAGIC))
  writeFileSync(join(folder, nameOf(1)), '')
  expect(await hours()).toBe(29)
  rmSync(join(folder, nameOf(-1_000_000)))
  rmSync(join(folder, nameOf(1)))
  await comeUp()
  const [kept = '', made = '', ...more] = readdirSync(folder).toSorted()
  expect([kept, more]).toEqual([before[2], []])
  expect(made).toMatch(/\.backup\.age$/)
  expect(readFileSync(join(folder, made)).subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
  expect(await hours()).toBe(0)
})

it('that lacks a file which the store lost is an error of the log, and no failure that is tried again', async () => {
  const { empresaId } = await seedEmpresa(api.db)
  const chave = 'b'.repeat(32)
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into arquivo (empresa_id, nome, mime, tamanho, sha256, chave)
     values ($1, 'cv da joana.pdf', 'application/pdf', 3, '\\x00', $2) returning id`,
    [empresaId, chave],
  )
  const log = jest.spyOn(api.app.log, 'error')
  await comeUp()
  expect(log.mock.calls).toEqual([
    [
      {
        file: expect.stringMatching(/\.backup\.age$/) as string,
        count: 1,
        danificados: [{ id: rows[0]?.id, chave, isMissing: true }],
      },
      'the backup lacks files that are damaged or missing in the store',
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
