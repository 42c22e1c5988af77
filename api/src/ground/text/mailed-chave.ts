const IN_MAIL = /[?&]chave=([\w-]{43})/
const ID_BYTES = 16

/** The key that a mail carries; null when it has none. */
export const findChave = (corpo: string): string | null => IN_MAIL.exec(corpo)?.[1] ?? null

/** The uuid that a key names, whether or not we signed it. */
export const uuidOfChave = (chave: string): string =>
  uuidOf(Buffer.from(chave, 'base64url').subarray(0, ID_BYTES))

export const uuidOf = (id: Buffer): string =>
  id.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
