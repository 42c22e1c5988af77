import type { TipoEtapa } from '@seleta/contract/limits'
import { tipoOfSituacao, wordsOfSituacao } from '@seleta/contract/situacao-words'

/** What a candidate's `situacao` looks like: spec section 4, product 39. */
export type ShownSituacao =
  | { readonly kind: 'step'; readonly step: 0 | 1 | 2 | 3 | 4; readonly label: string }
  | { readonly kind: 'end'; readonly label: string; readonly tone: 'success' | 'error' | 'neutral' }

const LOOKS = {
  triagem: { kind: 'step', step: 1 },
  questionario: { kind: 'step', step: 2 },
  entrevista: { kind: 'step', step: 3 },
  finalista: { kind: 'step', step: 4 },
  contratado: { kind: 'end', tone: 'success' },
  reprovado: { kind: 'end', tone: 'error' },
  desistente: { kind: 'end', tone: 'neutral' },
} as const satisfies Record<TipoEtapa, object>

/**
 * @param situacao as the wire has it; empty is Em Seleção
 * @returns a step of the four-step bar, or an end; a text nobody knows is shown as it is
 */
export function shownSituacao(situacao: string): ShownSituacao {
  const label = wordsOfSituacao(situacao)
  const tipo = tipoOfSituacao(situacao)
  if (tipo !== undefined) return { ...LOOKS[tipo], label }
  return situacao === '' ? { kind: 'step', step: 0, label } : { kind: 'end', label, tone: 'neutral' }
}
