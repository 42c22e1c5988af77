import { PRIVATE_STORAGE_PREFIX, readKeptJson, writeKept } from '@seleta/api-client'
import type { AvaliacoesDaEtapa } from '@seleta/contract/avaliacoes'
import { type AvaliacaoDraft, firstDraft, isDraft } from '../rules/avaliacao-draft'

/**
 * Cards that were begun and not sent: in this tab, so that a reload loses nothing, and erased by logging out; where the
 * browser keeps nothing, while the page is open (product 72).
 */
const begun = new Map<string, AvaliacaoDraft>()

const keyOf = (identificador: string, etapaId: number) =>
  `${PRIVATE_STORAGE_PREFIX}avaliacao.${etapaId}.${identificador}`

/** What was begun; else what was sent last, to make a new version of. */
export function draftOf(identificador: string, etapa: AvaliacoesDaEtapa): AvaliacaoDraft {
  const key = keyOf(identificador, etapa.etapaId)
  const kept = begun.get(key) ?? readKeptJson('tab', key)
  return isDraft(kept) ? kept : firstDraft(etapa)
}

export function keepDraft(identificador: string, etapaId: number, draft: AvaliacaoDraft): void {
  const key = keyOf(identificador, etapaId)
  const { notas, recomendacao, texto } = draft
  if (writeKept('tab', key, JSON.stringify({ notas, recomendacao, texto }))) begun.delete(key)
  else begun.set(key, draft)
}

export function forgetDraft(identificador: string, etapaId: number): void {
  const key = keyOf(identificador, etapaId)
  begun.delete(key)
  writeKept('tab', key, null)
}
