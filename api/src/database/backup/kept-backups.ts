import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Pool } from 'pg'
import { makeClosed } from './closed-folder'
import { toFileFault } from './file-fault'
import { completeErasures } from './kept-erasures'
import { beginsAsBackup } from './open-backup'
import { sweepPartials } from './partial-backups'
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
 * Writes one more, then takes away those beyond the number that stays: whole ones, and never the one just written. Other
 * files of the folder are left alone, but for what killed backups left behind, and the ledger of erasures, which gets
 * what it lacks.
 * @throws BackupError for a folder that cannot be written
 */
export async function writeKeptBackup(
  pool: Pool,
  source: FileSource,
  { folder, keep, key }: KeptBackups,
  now: Date,
  signal?: AbortSignal,
): Promise<BackupCounts & { readonly file: string }> {
  const file = join(folder, nameOf(now, key))
  await makeClosed(folder).catch((error: unknown) => {
    throw toFileFault(error, file)
  })
  await sweepPartials(file, now, (name) => NAME.test(name))
  const counts = await writeBackup(pool, source, file, key, signal)
  const others = (await listBackups(folder, now)).filter((name) => name !== basename(file))
  const gone = others.slice(0, Math.max(0, others.length + 1 - keep))
  for (const name of gone) await rm(join(folder, name), { force: true })
  const oldest = momentOf((await listBackups(folder, now))[0] ?? '') ?? now
  await completeErasures(pool, folder, oldest)
  return { ...counts, file }
}

/** When the newest backup of a folder was begun; null when there is none. What is of the future is not believed. */
export async function newestBackup(folder: string, now: Date): Promise<Date | null> {
  for (const name of (await listNames(folder, now)).toReversed())
    if (await beginsAsBackup(join(folder, name))) return momentOf(name)
  return null
}

function momentOf(name: string): Date | null {
  const match = NAME.exec(name)
  return match === null ? null : new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`)
}

/** Oldest first: the names are in the order of time. A name alone makes no backup. */
async function listBackups(folder: string, now: Date): Promise<string[]> {
  const names = await listNames(folder, now)
  const areBackups = await Promise.all(names.map((name) => beginsAsBackup(join(folder, name))))
  return names.filter((_, index) => areBackups[index])
}

/** Names of backups that are not of the future, oldest first. */
async function listNames(folder: string, now: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => (momentOf(name)?.getTime() ?? Infinity) <= now.getTime()).toSorted()
}
