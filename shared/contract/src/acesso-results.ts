/** What comes of signing in with the company's own account: the address of the page that says it. No zod: the browser reads it. */
export const ACESSO_RESULTS = [
  'ok',
  'cancelada',
  'expirada',
  'provedor',
  'email',
  'sem-conta',
  'outra-conta',
  'outra-empresa',
] as const
export type AcessoResult = (typeof ACESSO_RESULTS)[number]
