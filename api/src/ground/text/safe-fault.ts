/** A failure as the log may keep it. */
export interface SafeFault {
  readonly type: string
  /** The message without whatever somebody may have typed. */
  readonly message: string
  readonly code?: string
  /** Of a database's refusal: what in the schema, never which value. */
  readonly constraint?: string
  readonly table?: string
  readonly column?: string
  readonly stack: string
}

/**
 * A failure without personal data (security S24): its class, its place, its codes and the words of whoever wrote the
 * message. What stands in quotes, is an address of mail, a long number or a key is taken out, and so is all that
 * libraries hang on to their errors (a refused row, an envelope of mail).
 * @param error whatever was thrown
 */
export function safeFault(error: unknown): SafeFault {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutValues(wordsOf(error)), stack: '' }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const own = Object.fromEntries(
    (['code', 'constraint', 'table', 'column'] as const).flatMap((key) => {
      const value: unknown = Reflect.get(error, key)
      return typeof value === 'string' && /^\w{1,80}$/.test(value) ? [[key, value]] : []
    }),
  )
  return { type: error.name, message: withoutValues(error.message), ...own, stack: frames.join('\n') }
}

/** Warnings of a library come as an object with a message. */
const wordsOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown
    ? String(thrown.message)
    : String(thrown)

/** What a value looks like, and what stands in its place. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/"[^"]*"|'[^']*'|«[^»]*»|`[^`]*`/g, '…'],
  [/[^\s<>]+@[^\s<>]+/g, '(e-mail)'],
  [/\d[\d.\-/() ]{6,}\d/g, '(número)'],
  [/[\w-]{24,}/g, '(chave)'],
]

/** A text of a library without the values in it. */
export const withoutValues = (text: string): string =>
  VALUES.reduce((left, [pattern, place]) => left.replaceAll(pattern, place), text).slice(0, 500)
