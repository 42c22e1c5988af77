/** What a candidate's `situacao` looks like: spec section 4, product 39. */
export type ShownSituacao =
  | { readonly kind: 'step'; readonly step: 0 | 1 | 2 | 3 | 4; readonly label: string }
  | { readonly kind: 'end'; readonly label: string; readonly tone: 'success' | 'error' | 'neutral' }

/** Whom an answer took out (product 25). */
export const ELIMINADA = 'Eliminada'

const SHOWN: Readonly<Record<string, ShownSituacao>> = {
  '': { kind: 'step', step: 0, label: 'Em Seleção' },
  Triagem: { kind: 'step', step: 1, label: 'Triagem' },
  'Questões e Pergunta': { kind: 'step', step: 2, label: 'Questionário' },
  Entrevistas: { kind: 'step', step: 3, label: 'Entrevistas' },
  Finalistas: { kind: 'step', step: 4, label: 'Finalistas' },
  Contratado: { kind: 'end', label: 'Contratação', tone: 'success' },
  Reprovado: { kind: 'end', label: 'Reprovação', tone: 'error' },
  Desistente: { kind: 'end', label: 'Desistência', tone: 'neutral' },
}

/**
 * @param situacao as the wire has it; empty is Em Seleção, 'Questões e Pergunta' is shown Questionário
 * @returns a step of the four-step bar, or an end; a text nobody knows is shown as it is
 */
export function shownSituacao(situacao: string): ShownSituacao {
  return SHOWN[situacao] ?? { kind: 'end', label: situacao, tone: 'neutral' }
}
