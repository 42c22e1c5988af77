import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token: 256 random bits, 43 characters. The database keeps only its hash. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
