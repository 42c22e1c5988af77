/**
 * The check digit that CPF, CNPJ and PIS share: weighted sum modulo 11, where a rest below 2 gives 0.
 * A character counts as its ASCII code minus 48, so that a CNPJ's letters count too (product 7).
 * @param chars as many as there are weights; more are not looked at
 */
export function modulo11(chars: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + (chars.charCodeAt(at) - 48) * weight, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** '111.111.111-11' passes the sum and is nobody's number. */
export const isOneRepeated = (chars: string): boolean => new Set(chars).size === 1
