import { VERSAO_MAX } from '@seleta/contract/text-max'
import { createHash } from 'node:crypto'

/**
 * A digest of what somebody reads, sent back with what they answer: whether it has changed since is seen by it.
 * @param read plain data
 * @returns `VERSAO_MAX` letters of base64url
 */
export const versaoOf = (read: unknown): string =>
  createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, VERSAO_MAX)
