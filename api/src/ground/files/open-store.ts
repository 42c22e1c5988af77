import { join, resolve } from 'node:path'
import type { Settings } from '../settings'
import type { FileStore } from './file-store'
import { createFolderStore } from './folder-store'
import { openSpool, type Spool } from './spool'

/** Where files lie and where they arrive, by the settings. Files always arrive on this machine's disk (decision 104). */
export async function openStore({
  dataDir,
  s3,
}: Pick<Settings, 'dataDir' | 's3'>): Promise<{ store: FileStore; spool: Spool }> {
  const folder = resolve(dataDir, 'arquivos')
  const spool = openSpool(join(folder, 'chegando'))
  if (s3 === null) return { store: createFolderStore(folder), spool }
  // The SDK is loaded where it is used.
  const { createS3Store } = await import('./s3-store')
  return { store: createS3Store(s3), spool }
}
