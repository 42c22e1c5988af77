import type { AvaliacoesDaEtapa } from '@seleta/contract/avaliacoes'
import { type AvaliacaoDraft, firstDraft, isDraft } from '../rules/avaliacao-draft'
import { forgetBegun, keepBegun, readBegun } from '@seleta/api-client'
import { guestKey } from './convidado-queries'

/** Cards that were begun and not sent, each guest's apart (product 72). */

const nameOf = (identificador: string, etapaId: number) =>
  `avaliacao.${guestKey()}${etapaId}.${identificador}`

/** What was begun; else what was sent last, to make a new version of. */
export function draftOf(identificador: string, etapa: AvaliacoesDaEtapa): AvaliacaoDraft {
  const kept = readBegun(nameOf(identificador, etapa.etapaId))
  return isDraft(kept) ? kept : firstDraft(etapa)
}

export function keepDraft(identificador: string, etapaId: number, draft: AvaliacaoDraft): void {
  const { notas, recomendacao, texto } = draft
  keepBegun(nameOf(identificador, etapaId), { notas, recomendacao, texto })
}

export const forgetDraft = (identificador: string, etapaId: number): void =>
  forgetBegun(nameOf(identificador, etapaId))
