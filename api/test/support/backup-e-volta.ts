import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { restoreSteps } from '../../src/areas/pessoas/entrada/restore-steps'
import { BackupHeader, END, frame, MAGIC } from '../../src/database/backup/backup-format'
import type { Erasure } from '../../src/database/backup/erasures'
import { restoreBackup } from '../../src/database/backup/restore-backup'
import { writeBackup } from '../../src/database/backup/write-backup'
import { sourceOf, targetOf } from '../../src/ground/files/backup-files'
import { openStore } from '../../src/ground/files/open-store'
import type { Office } from './campanhas'
import { createTestDatabase, type TestDatabase } from './test-database'

/** One backup of an office at a time, and restores of it into empty databases, with the ledger that the office has by then. */
export function openBackups(office: Office) {
  const folder = mkdtempSync(join(tmpdir(), 'seleta-volta-'))
  const file = join(folder, 'tudo.backup')
  const opened: TestDatabase[] = []
  return {
    async backUp(): Promise<void> {
      const { store } = await openStore({ dataDir: office.api.dataDir, s3: null })
      await writeBackup(office.api.pool, sourceOf(store), file)
      store.close()
    },
    /** The backup holds a table more, with one row, as those of older releases do. */
    addTable(tabela: BackupHeader['tabelas'][number], row: string): void {
      const bytes = gunzipSync(readFileSync(file))
      const end = bytes.indexOf(10)
      const header = BackupHeader.parse(JSON.parse(bytes.subarray(MAGIC.length, end).toString()))
      let at = end + 1
      for (const _ of header.tabelas) {
        while (bytes.readUInt32BE(at) > 0) at += 4 + bytes.readUInt32BE(at)
        at += END.length
      }
      const line = `${MAGIC}${JSON.stringify({ ...header, tabelas: [...header.tabelas, tabela] })}\n`
      const rows = [frame(Buffer.from(`${row}\n`)), END]
      const parts = [Buffer.from(line), bytes.subarray(end + 1, at), ...rows, bytes.subarray(at)]
      writeFileSync(file, gzipSync(Buffer.concat(parts)))
    },
    async restore() {
      const target = await createTestDatabase(true)
      opened.push(target)
      const { rows: kept } = await office.api.pool.query<Erasure>('select * from apagamento')
      const dataDir = mkdtempSync(join(folder, 'restaurada-'))
      const files = await openStore({ dataDir, s3: null })
      await restoreBackup(target, targetOf(files), restoreSteps, file, false, null, kept)
      files.store.close()
      return { ...target, dataDir }
    },
    async close(): Promise<void> {
      for (const { drop } of opened) await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
