import type { EtapaItem } from './kanban'

/** Where a new stage stands: before the hired, else at the end (product 64). From 1. No zod: the browser reads it. */
export function placeOfNew(etapas: readonly Pick<EtapaItem, 'tipo'>[]): number {
  const at = etapas.findIndex(({ tipo }) => tipo === 'contratado')
  return (at === -1 ? etapas.length : at) + 1
}
