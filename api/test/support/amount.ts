/**
 * How much of something a test does: a short form in `npm test`, the whole of it in `npm run prove`.
 * @param short what finds a fault that is always there
 * @param whole what finds one that shows under load, or once in thousands
 */
export const amount = <T>(short: T, whole: T): T => (process.env['PROVE'] === 'on' ? whole : short)
