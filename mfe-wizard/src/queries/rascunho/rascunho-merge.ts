import { readId } from '@seleta/regras/id'
import type { Campanha } from '@seleta/contract/campanhas'
import { indexOfStep, readPasso, steps } from '../../rules/passos/steps'
import type { DraftCopy } from './local-copy'
import { fromCampanha, isSameRequest } from '../../rules/rascunho/rascunho-mapper'
import type { RascunhoState } from '../../rules/rascunho/rascunho-state'
import { createState, isReadOnly, meetVersion, originOf } from '../../rules/rascunho/rascunho-state'

/** Between the state on screen, the copy of this browser and the server's version. */

export function copyOf(state: RascunhoState): DraftCopy {
  const { campanha, origin, changedAt, passo, left, typed, unanswered } = state
  return { campanha, origin, changedAt, passo, left, typed, unanswered }
}

/** A draft that only this browser has. */
export function restore(copy: DraftCopy): RascunhoState {
  return { ...createState('', copy.passo), ...copy, revision: 1, saving: { kind: 'dirty' } }
}

/**
 * What the server has, and what this browser kept of it from before: unsent work goes on, or meets a newer version.
 */
export function merge(theirs: Campanha, copy: DraftCopy | null): RascunhoState {
  const passo = readPasso(theirs.ultimoPasso)
  const stored: RascunhoState = {
    ...createState('', 'detalhes'),
    campanha: fromCampanha(theirs),
    origin: originOf(theirs),
    saving: { kind: 'saved', at: theirs.alteradaEm },
    passo,
    left: steps.slice(0, indexOfStep(passo)).map((step) => step.id),
  }
  if (copy === null || copy.origin.kind === 'novo') return stored
  const kept = { ...stored, left: copy.left, typed: copy.typed }
  if (isSameRequest(copy.campanha, stored.campanha)) return kept
  const { campanha, changedAt, unanswered } = copy
  const mine: RascunhoState = { ...kept, campanha, changedAt, unanswered, revision: 1 }
  return copy.origin.versao === theirs.versao && !isReadOnly(mine)
    ? { ...mine, saving: { kind: 'dirty' } }
    : meetVersion(mine, theirs)
}

/** Id in the name of a draft; null when it has none. */
export const idInChave = (chave: string | null): number | null => readId(/^id-(\d+)$/.exec(chave ?? '')?.[1])
