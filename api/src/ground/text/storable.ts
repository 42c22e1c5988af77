/**
 * Text as PostgreSQL can keep it: without the character 0 and without halves of a pair of surrogates. Nobody types
 * them, and a fault of ours would answer them (audit S10).
 */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/**
 * A value as it came over the wire, with every text in it storable, keys too; changed in place. Deep nesting costs no
 * stack.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  const waiting: object[] = isObject(value) ? [value] : []
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (const [key, inner] of Object.entries(one)) {
      const name = storableText(key)
      if (name !== key) Reflect.deleteProperty(one, key)
      if (isObject(inner)) waiting.push(inner)
      const kept: unknown = typeof inner === 'string' ? storableText(inner) : inner
      if (name !== key || kept !== inner) Reflect.defineProperty(one, name, { ...PLAIN, value: kept })
    }
  }
  return value
}

const PLAIN = { writable: true, enumerable: true, configurable: true }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * How deep the lists and objects of a JSON text are nested, read without a stack and without making them: what is too
 * deep costs nothing more.
 * @param json need not be whole
 */
export function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(json, at)
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) deepest = Math.max(deepest, (depth += 1))
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1
  }
  return deepest
}

/** Where the text that begins here ends; the end of all when it does not. */
function endOfText(json: string, begin: number): number {
  for (let at = begin + 1; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === BACKSLASH) at += 1
    else if (sign === QUOTE) return at
  }
  return json.length
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
]
