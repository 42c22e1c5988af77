import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { writeBackup } from '../src/database/backup/write-backup'
import { createTestDatabase } from './support/test-database'

/** The database sends in pieces of 8 KiB: a table whose rows end with one is counted as any other. */
it('a backup says how many rows it holds, wherever the last of a table ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seleta-beirada-'))
  const { pool, drop } = await createTestDatabase()
  await pool.query('create table beirada (texto text not null)')
  const source = { find: () => Promise.resolve(null) }
  const said: number[] = []
  for (let bytes = 8160; bytes <= 8180; bytes += 1) {
    await pool.query(`delete from beirada`)
    await pool.query(`insert into beirada values (repeat('x', $1))`, [bytes])
    const file = join(folder, `${bytes}.backup`)
    await writeBackup(pool, source, file)
    said.push(Number(/"beirada":(\d+)/.exec(gunzipSync(readFileSync(file)).toString('latin1'))?.[1]))
  }
  await drop()
  rmSync(folder, { recursive: true, force: true })
  expect(said).toEqual(said.map(() => 1))
})
