import { canonical } from './rascunho-mapper'

/**
 * An idempotency key (product 22): the same draft with the same content has the same key, so that a retry after a lost
 * answer, a double click or a reload does its work once, and a mended draft is a new intent.
 * @param chave name of the draft
 * @param body what is sent
 * @returns up to 40 characters of [a-z0-9-]
 */
export function contentKey(chave: string, body: unknown): string {
  const text = `${chave}|${canonical(body)}`
  return `${mix(text, 0x9e3779b9)}-${mix(text, 0x85ebca6b)}`
}

/** 53 bits in base 36. Not for secrets. */
function mix(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
