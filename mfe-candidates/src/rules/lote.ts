/** People of one bulk action (the contract's LOTE_MAX, which stands beside schemas and cannot come along). */
export const LOTE_MAX = 200
