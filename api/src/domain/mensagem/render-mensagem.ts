/** The variables that a message may hold (product 49, security S23). Anything else in braces stays as it was written. */
export interface MensagemVariaveis {
  readonly nome: string
  readonly vaga: string
  readonly empresa: string
  readonly link: string
}

/**
 * The text of a message with its variables filled in. A value never brings in another variable.
 * @param modelo text with {{nome}}, {{vaga}}, {{empresa}}, {{link}}
 */
export function renderMensagem(modelo: string, variaveis: MensagemVariaveis): string {
  return modelo.replaceAll(/\{\{\s*(nome|vaga|empresa|link)\s*\}\}/g, (whole, key: string) =>
    isVariavel(variaveis, key) ? variaveis[key] : whole,
  )
}

const isVariavel = (variaveis: MensagemVariaveis, key: string): key is keyof MensagemVariaveis =>
  key in variaveis

/** One line without control characters: what may stand in a mail header. */
export function singleLine(text: string, max = 200): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, max)
}

/** Plain addresses only: one `@`, no spaces, quotes, commas, brackets or control characters (findings A6). */
const ADDRESS =
  /^[^\s@"'<>(),;:\\[\]\p{Cc}]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu

/** Whether a mail may be sent to this text as it stands. */
export function isSafeAddress(address: string): boolean {
  return address.length <= 254 && ADDRESS.test(address)
}
