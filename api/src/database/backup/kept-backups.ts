import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { completeErasures } from './kept-erasures'
import { type BackupCounts, type FileSource, writeBackup } from './write-backup'

/** Where backups are kept, and how. */
export interface KeptBackups {
  readonly folder: string
  /** How many stay; the oldest go first. */
  readonly keep: number
  /** Seals them; null leaves them readable by their owner. */
  readonly key: string | null
}

/** 'seleta-2026-11-22-03-30-00.backup', in UTC; a sealed one ends in '.backup.age'. */
const NAME = /^seleta-(\d{4}-\d{2}-\d{2})-(\d{2})-(\d{2})-(\d{2})\.backup(\.age)?$/

/** The name of a backup of this moment. */
export const nameOf = (moment: Date, key: string | null): string =>
  `seleta-${moment.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}.backup${key === null ? '' : '.age'}`

/**
 * Writes one more, then takes away those beyond the number that stays. Other files of the folder are left alone, but for
 * the ledger of erasures, which gets what it lacks.
 */
export async function writeKeptBackup(
  pool: Pool,
  source: FileSource,
  { folder, keep, key }: KeptBackups,
  now: Date,
): Promise<BackupCounts & { readonly file: string }> {
  await mkdir(folder, { recursive: true })
  // Personal data: nobody else looks in.
  await chmod(folder, 0o700)
  const file = join(folder, nameOf(now, key))
  const counts = await writeBackup(pool, source, file, key)
  const kept = await listBackups(folder)
  for (const name of kept.slice(0, Math.max(0, kept.length - keep)))
    await rm(join(folder, name), { force: true })
  const oldest = momentOf((await listBackups(folder))[0] ?? '') ?? now
  await completeErasures(pool, folder, oldest)
  return { ...counts, file }
}

/** When the newest whole backup of a folder was begun; null when there is none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  return momentOf((await listBackups(folder)).at(-1) ?? '')
}

function momentOf(name: string): Date | null {
  const match = NAME.exec(name)
  return match === null ? null : new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`)
}

/** Oldest first: the names are in the order of time. */
async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => NAME.test(name)).toSorted()
}
