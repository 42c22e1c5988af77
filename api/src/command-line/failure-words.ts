import { BackupError } from '../database/backup/backup-format'
import { DatabaseError } from '../database/database-error'
import { isDiskFull } from '../database/disk-space'
import { DomainError } from '../ground/domain-error'
import { errorCode, StoreError } from '../ground/files/file-store'
import { SettingsError } from '../ground/settings-error'
import { CommandError } from './command-error'

/** Failures whose message is a Portuguese sentence already. */
const PLAIN = [CommandError, SettingsError, DatabaseError, BackupError, DomainError]

const DISK_FULL =
  'O disco do banco de dados ou dos arquivos está cheio: libere espaço e tente de novo; o que já estava gravado está inteiro.'

/** What a person at the terminal is told: one sentence for what they can mend, else where it came from. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (PLAIN.some((kind) => error instanceof kind)) return error.message
  if (isDiskFull(error)) return DISK_FULL
  if (error instanceof StoreError)
    return `Os arquivos não puderam ser lidos ou gravados (${errorCode(error.cause)}): confira a pasta em DATA_DIR, ou as configurações S3_….`
  return error.stack ?? error.message
}
