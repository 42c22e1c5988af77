/** What a candidate's `situacao` looks like: spec section 4, product 39. */
export type SituacaoVista =
  | { readonly tipo: 'passo'; readonly passo: 0 | 1 | 2 | 3 | 4; readonly label: string }
  | { readonly tipo: 'fim'; readonly label: string; readonly tom: 'success' | 'error' | 'neutral' }

const PASSOS: Readonly<Record<string, SituacaoVista>> = {
  '': { tipo: 'passo', passo: 0, label: 'Em Seleção' },
  Triagem: { tipo: 'passo', passo: 1, label: 'Triagem' },
  'Questões e Pergunta': { tipo: 'passo', passo: 2, label: 'Questionário' },
  Entrevistas: { tipo: 'passo', passo: 3, label: 'Entrevistas' },
  Finalistas: { tipo: 'passo', passo: 4, label: 'Finalistas' },
  Contratado: { tipo: 'fim', label: 'Contratação', tom: 'success' },
  Reprovado: { tipo: 'fim', label: 'Reprovação', tom: 'error' },
  Desistente: { tipo: 'fim', label: 'Desistência', tom: 'neutral' },
}

/**
 * @param situacao as the wire has it; empty is Em Seleção, 'Questões e Pergunta' is shown Questionário
 * @returns a step of the four-step bar, or an end; a text nobody knows is shown as it is
 */
export function situacaoVista(situacao: string): SituacaoVista {
  return PASSOS[situacao] ?? { tipo: 'fim', label: situacao, tom: 'neutral' }
}
