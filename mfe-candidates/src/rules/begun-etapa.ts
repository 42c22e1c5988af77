import type { AvaliacoesDaEtapa } from '@seleta/contract/avaliacoes'

const isOpen = ({ canAvaliar, ficha }: AvaliacoesDaEtapa): boolean => canAvaliar && ficha !== null

/**
 * The stages that a person is judged at, where a card that was begun outlives its stage: those first, as they were open.
 * @param present as the server tells them, the present stage first
 * @param begun stages whose cards are being written, as they were then
 */
export function keepBegun(
  present: readonly AvaliacoesDaEtapa[],
  begun: readonly AvaliacoesDaEtapa[],
): AvaliacoesDaEtapa[] {
  const told = new Map(present.map((etapa) => [etapa.etapaId, etapa]))
  const kept = begun.flatMap((etapa) => {
    const now = told.get(etapa.etapaId) ?? etapa
    return told.has(etapa.etapaId) && isOpen(now) ? [] : [{ ...now, ficha: etapa.ficha, canAvaliar: true }]
  })
  return [...kept, ...present.filter(({ etapaId }) => !kept.some((one) => one.etapaId === etapaId))]
}
