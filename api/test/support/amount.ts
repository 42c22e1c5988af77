/**
 * How much of something a test does: a short form in `npm test`, the whole of it in `npm run prove`.
 * @param short what finds a fault that is always there
 * @param whole what finds one that shows under load, or once in thousands
 */
export const amount = <T>(short: T, whole: T): T => (process.env['PROVE'] === 'on' ? whole : short)

/**
 * A limit is there for what hangs, not for what is slow: two cores at their slowest hour take more than five times as long as idle ones.
 * What shall be quick is measured where it is asserted.
 */
export const PATIENCE_MS = 600_000

/** @param whole what the whole of a proof may take, ms */
export const patience = (whole: number): number => amount(PATIENCE_MS, whole)
