import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../embedded/is-alive'

/** A backup that is being written, by the process whose id it bears: 'tudo.backup.4711.parcial'. */
const PARTIAL = /^(.+?)\.(?:(\d+)\.)?parcial$/
/** Whoever writes one touches it all the time; ids of processes come again, above all in containers. */
const OLD_MS = 3_600_000

/** Where a backup lies until it is whole. */
export const partialOf = (file: string): string => `${file}.${process.pid}.parcial`

/**
 * Takes away what killed backups left behind: nobody has touched it for an hour, and its process is gone.
 * @param file the backup that is about to be written; only partial ones of its name, or of those that `isOurs`, go
 */
export async function sweepPartials(
  file: string,
  now: Date,
  isOurs: (name: string) => boolean = () => false,
): Promise<void> {
  const folder = dirname(file)
  for (const name of await readdir(folder).catch(() => [])) {
    const [, backup = '', pid] = PARTIAL.exec(name) ?? []
    if (backup !== basename(file) && !isOurs(backup)) continue
    const isAtWork = pid !== undefined && Number(pid) !== process.pid && isAlive(Number(pid))
    const found = await stat(join(folder, name)).catch(() => null)
    if (isAtWork || found === null || now.getTime() - found.mtimeMs < OLD_MS) continue
    await rm(join(folder, name), { force: true })
  }
}
