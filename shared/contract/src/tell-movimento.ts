/** What is said of moves between stages, on every screen where they are made or heard of. */

/** Sentences one after the other; empty ones are left out. */
export const joinSentences = (...sentences: readonly string[]): string =>
  sentences.filter((one) => one !== '').join(' ')

/** A move that did not come about; the reason, where there is one, stands beside it. */
export const tellNotMoved = (nome: string): string => `Não foi possível mover ${nome}`

export const tellPlace = (nome: string, etapa: string): string => `${nome} agora em ${etapa}.`

/**
 * Somebody else moved the person after it was done here (product 46).
 * @param etapa where they are now; undefined where its name is not known
 * @param autor who did it, where that is known
 */
export const tellLostTo = (
  nome: string,
  etapa: string | undefined,
  autor: string | null | undefined,
): string =>
  etapa === undefined
    ? `${autor ?? 'Outra pessoa'} mudou a etapa de ${nome} depois de você.`
    : `${autor ?? 'Outra pessoa'} moveu ${nome} para ${etapa} depois de você.`
