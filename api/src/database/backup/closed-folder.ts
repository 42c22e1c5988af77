import { chmod, mkdir, stat } from 'node:fs/promises'
import { BackupError } from './backup-format'

/** What anybody may do. */
const OTHERS = 0o007

/**
 * Makes a folder for personal data, or closes one that is there: nobody else looks in. One of another owner that lets
 * this account's group in, or of a disk that knows no permissions of ours, is left as it is.
 * @throws BackupError where anybody may look in, and it is not ours to close
 */
export async function makeClosed(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true })
  const { uid, mode } = await stat(folder)
  const isOurs = made !== undefined || uid === process.geteuid?.()
  if (!isOurs && (mode & OTHERS) === 0) return
  try {
    await chmod(folder, 0o700)
  } catch (error) {
    if ((mode & OTHERS) === 0) return
    throw new BackupError(
      `A pasta ${folder} está aberta a outros usuários, e backups têm dados pessoais: peça ao dono dela chmod o-rwx ${folder}, ou informe outro lugar.`,
      { cause: error },
    )
  }
}
