const CODES: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS'])

/** True for what the system says of a file that is not this account's to read or write. */
export const isForeign = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && CODES.has(error.code)

/** The sentence for one. */
export const foreignFile = (path: string) =>
  `${path} não pode ser lido ou escrito por este usuário: acerte o dono, ou use outra pasta em DATA_DIR.`
