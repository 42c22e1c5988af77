import { constants } from 'node:os'
import { speakPortuguese } from '../plugins/zod-messages'
import { readSettings, type Settings } from '../ground/settings'
import { UsageAsked } from './command-error'
import { wordsOf } from './failure-words'

export interface CommandContext {
  readonly settings: Settings
  /** After the command's name. */
  readonly args: string[]
  readonly say: (line: string) => void
  /** From here on Ctrl-C and SIGTERM no longer end the process: whoever calls this stops what it does by it. */
  readonly untilStopped: () => AbortSignal
}

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs a command of the terminal: a failure that a person can mend is one sentence and exit code 1. */
export async function runCommand(command: (context: CommandContext) => Promise<void>): Promise<void> {
  // Nobody reads what is said any more (`| head`): what is done is done to its end.
  process.stdout.on('error', () => {})
  speakPortuguese()
  const stopping = new AbortController()
  let stoppedBy: (typeof STOPS)[number] | null = null
  const say = (line: string) => process.stdout.write(`${line}\n`)
  try {
    await command({
      settings: readSettings(process.env),
      args: process.argv.slice(2),
      say,
      untilStopped: () => {
        for (const name of STOPS)
          process.on(name, () => {
            stoppedBy ??= name
            stopping.abort()
          })
        return stopping.signal
      },
    })
  } catch (error) {
    if (error instanceof UsageAsked) {
      say(error.message)
      return
    }
    const isStopped = error instanceof Error && error.name === 'AbortError'
    process.stderr.write(`${isStopped ? INTERRUPTED : wordsOf(error)}\n`)
    // As shells tell it.
    process.exitCode = stoppedBy === null ? 1 : 128 + constants.signals[stoppedBy]
  }
}

const INTERRUPTED = 'Interrompido: nada ficou pela metade.'
