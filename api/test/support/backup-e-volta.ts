import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreSteps } from '../../src/areas/pessoas/entrada/restore-steps'
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
