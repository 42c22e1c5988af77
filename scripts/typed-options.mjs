import { parseArgs } from 'node:util'

/**
 * What was typed behind the name of a command. Nothing of it is passed over: what npm keeps for itself where the two
 * dashes are missing (`npm run release mfe-kanban --share 10`) would be a release for all.
 * @param {{ options: Record<string, { type: 'string' | 'boolean', default?: unknown, multiple?: boolean }>, most?: number }} known
 * `options`: as `parseArgs` takes them; `most`: so many words may stand beside them
 * @param {{ args?: string[], env?: Record<string, string | undefined> }} [typed]
 * @returns {{ values: Record<string, any>, positionals: string[] }} `values`: of the kinds that `options` say
 * @throws Error with a sentence: an option that is not known, lacks its value or went to npm, or a word too many
 */
export function readTyped({ options, most = 0 }, { args = process.argv.slice(2), env = process.env } = {}) {
  const kept = Object.keys(options).filter((name) => env[`npm_config_${name.replaceAll('-', '_')}`])
  if (kept.length > 0)
    throw new Error(
      `O npm ficou com ${namesOf(kept)}, e nada foi feito. Faltam dois traços antes das opções: npm run ${env.npm_lifecycle_event} -- …`,
    )
  const { values, positionals } = parse(args, options)
  const rest = positionals.slice(most)
  if (rest.length > 0) throw new Error(`Não se sabe o que fazer com ${rest.join(' ')}: nada foi feito.`)
  return { values, positionals }
}

function parse(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Error(sentenceOf(error, options), { cause: error })
  }
}

/** Node says it in English, the option between quotation marks. */
function sentenceOf({ code, message }, options) {
  const [, typed = ''] = /'(-[^' ]*)/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `Não há a opção ${typed}. As opções são: ${namesOf(Object.keys(options))}.`
  return options[typed.slice(2)]?.type === 'boolean' ? `${typed} não leva valor.` : `${typed} pede um valor.`
}

const namesOf = (names) => names.map((name) => `--${name}`).join(', ')
