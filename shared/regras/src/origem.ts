/** As many characters as the source of a visit takes. */
export const FONTE_MAX = 60

/**
 * The source that an address names (`?origem=`): one short word, so that nobody writes sentences into reports.
 * @returns '' when there is none or it is something else
 */
export const readOrigem = (value: unknown): string =>
  typeof value === 'string' && value.length <= FONTE_MAX && /^[\p{L}\p{N}._-]+$/u.test(value) ? value : ''
