import { randomBytes } from 'node:crypto'

/** A new opaque token: 256 random bits, 43 characters. The database keeps only its hash. */
export const createToken = (): string => randomBytes(32).toString('base64url')
