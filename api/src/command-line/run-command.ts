import { BackupError } from '../database/backup/backup-format'
import { DatabaseError } from '../database/database-error'
import { DomainError } from '../ground/domain-error'
import { speakPortuguese } from '../plugins/zod-messages'
import { readSettings, type Settings } from '../ground/settings'
import { SettingsError } from '../ground/settings-error'

/** What the person at the terminal can mend. */
export class CommandError extends Error {
  override name = 'CommandError'
}

export interface CommandContext {
  readonly settings: Settings
  /** After the command's name. */
  readonly args: string[]
  readonly say: (line: string) => void
}

const PLAIN = [CommandError, SettingsError, DatabaseError, BackupError, DomainError]

/** Runs a command of the terminal: a failure that a person can mend is one sentence and exit code 1. */
export async function runCommand(command: (context: CommandContext) => Promise<void>): Promise<void> {
  speakPortuguese()
  try {
    await command({
      settings: readSettings(process.env),
      args: process.argv.slice(2),
      say: (line) => process.stdout.write(`${line}\n`),
    })
  } catch (error) {
    const isPlain = PLAIN.some((kind) => error instanceof kind)
    const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error)
    process.stderr.write(`${text ?? ''}\n`)
    process.exitCode = 1
  }
}
