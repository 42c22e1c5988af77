import { join, resolve } from 'node:path'
import type { Settings } from '../settings'
import type { FileStore } from './file-store'
import { createFolderStore } from './folder-store'
import { openSpool, type Spool } from './spool'

/** Where files lie and where they arrive, by the settings. */
export async function openStore({
  dataDir,
}: Pick<Settings, 'dataDir'>): Promise<{ store: FileStore; spool: Spool }> {
  const folder = resolve(dataDir, 'arquivos')
  return { store: createFolderStore(folder), spool: openSpool(join(folder, 'chegando')) }
}
