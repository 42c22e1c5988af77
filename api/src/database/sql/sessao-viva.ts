/**
 * A session that still opens doors: not expired, and its colleague not removed. Plain text, for the statement that every
 * call asks is prepared by hand. Expects `sessao` as s and `usuario` as u.
 */
export const SESSAO_VIVA = 's.expira_em > now() and u.removido_em is null'
