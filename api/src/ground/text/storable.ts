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
