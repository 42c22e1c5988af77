import type { Campanha } from '@seleta/contract/campanhas'
import { indexOfStep, readPasso, steps } from '../../rules/passos/steps'
import type { Copia } from './copia-local'
import { fromCampanha, isSameRequest } from '../../rules/rascunho/rascunho-mapper'
import type { RascunhoState } from '../../rules/rascunho/rascunho-state'
import { createState, meetVersion, originOf } from '../../rules/rascunho/rascunho-state'

/** Between the state on screen, the copy of this browser and the server's version. */

export function copiaOf(state: RascunhoState): Copia {
  const { campanha, origin, changedAt, passo, left, typed, unanswered } = state
  return { campanha, origin, changedAt, passo, left, typed, unanswered }
}

/** A draft that only this browser has. */
export function restore(copia: Copia): RascunhoState {
  return { ...createState('', copia.passo), ...copia, revision: 1, saving: { kind: 'dirty' } }
}

/**
 * What the server has, and what this browser kept of it from before: unsent work goes on, or meets a newer version.
 */
export function merge(servidor: Campanha, copia: Copia | null): RascunhoState {
  const passo = readPasso(servidor.ultimoPasso)
  const stored: RascunhoState = {
    ...createState('', 'detalhes'),
    campanha: fromCampanha(servidor),
    origin: originOf(servidor),
    saving: { kind: 'saved', at: servidor.alteradaEm },
    passo,
    left: steps.slice(0, indexOfStep(passo)).map((step) => step.id),
  }
  if (copia === null || copia.origin.kind === 'novo') return stored
  const kept = { ...stored, left: copia.left, typed: copia.typed }
  if (isSameRequest(copia.campanha, stored.campanha)) return kept
  const { campanha, changedAt, unanswered } = copia
  const mine = { ...kept, campanha, changedAt, unanswered, revision: 1 }
  return copia.origin.versao === servidor.versao
    ? { ...mine, saving: { kind: 'dirty' } }
    : meetVersion(mine, servidor)
}

/** Id in the name of a draft; null when it has none. */
export function idInChave(chave: string | null): number | null {
  const id = Number(/^id-(\d+)$/.exec(chave ?? '')?.[1])
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
