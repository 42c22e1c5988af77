import { randomBytes } from 'node:crypto'

/** A key says nothing of whose the file is, and cannot be guessed. */
export const newChave = (): string => randomBytes(16).toString('hex')

/** A key becomes a path: nothing else may. @throws Error, a fault of ours */
export function assertChave(chave: string): string {
  if (!/^[0-9a-f]{32}$/.test(chave)) throw new Error('not a key of the file store')
  return chave
}
