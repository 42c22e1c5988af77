/** A long code in groups of four, as people read, type and keep it: 'ABCDEFGH' → 'ABCD-EFGH'. */
export const inFours = (code: string, between: string): string =>
  code.replaceAll(/(.{4})(?=.)/g, `$1${between}`)
