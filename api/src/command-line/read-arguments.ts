import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { CommandError, UsageAsked } from './command-error'

const HELP = { help: { type: 'boolean', short: 'h' } } as const

/**
 * What follows a command's name. Nothing is passed over: a mistyped flag would change what is done, and what is taken for
 * a file's name would be written.
 * @param usage one line that shows how the command is called
 * @param options flags that it knows
 * @param names how many words beside them it takes at most
 * @throws CommandError for anything else, UsageAsked for `--help`
 */
export function readArguments<const O extends ParseArgsOptionsConfig>(
  args: string[],
  usage: string,
  options: O,
  names: number,
) {
  const { values, positionals } = parse(args, usage, options)
  const [tooMany] = positionals.slice(names)
  if (tooMany !== undefined) throw new CommandError(`Não se espera “${tooMany}” aqui. ${usage}`)
  return { values, positionals }
}

function parse<const O extends ParseArgsOptionsConfig>(args: string[], usage: string, options: O) {
  // Before anything is found wrong: whoever asks may not know better.
  if (args.some((arg) => arg === '--help' || arg === '-h')) throw new UsageAsked(usage)
  try {
    return parseArgs({ args, options: { ...options, ...HELP }, allowPositionals: true, strict: true })
  } catch (error) {
    throw new CommandError(`${explain(error)} ${usage}`)
  }
}

/** The parser speaks English, and names the flag between quotes. */
function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const flag = /'(?:-\w, )?(-[\w-]+)/.exec(message)?.[1] ?? ''
  const isUnknown =
    error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
  return isUnknown ? `A opção ${flag} não existe.` : `A opção ${flag} está sem valor, ou com um a mais.`
}
