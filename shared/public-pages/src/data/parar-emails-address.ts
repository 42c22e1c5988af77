/** Where a colleague ends mails of a kind without signing in (decision 190): no script of the public pages needs it. */
export const pararEmailsAddress = (chave: string): string =>
  `/parar-emails?chave=${encodeURIComponent(chave)}`
