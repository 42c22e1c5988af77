/** A choice or a list that holds no more: in its field, in a refusal, and where something may be taken out. */
export const limiteReached = (max: number): string => `Limite de ${max} atingido`

/** The same of keywords, which are taken out one by one. */
export const palavrasChaveReached = (max: number): string =>
  `${limiteReached(max)}. Remova uma palavra-chave para trocar.`
