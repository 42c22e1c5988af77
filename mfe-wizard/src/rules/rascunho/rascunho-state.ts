import type { Campanha, CampanhaRascunho } from '@seleta/contract/campanhas'
import type { SituacaoCampanha } from '@seleta/contract/limits'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import { isAllowed } from '@seleta/contract/situacao-transitions'
import type { PassoSegmento } from '@seleta/shell'
import { fromCampanha, isSameRequest } from './rascunho-mapper'

/** What the wizard works on, and what happens to it: pure transitions. Product 21 and 22. */

/** Where the content comes from, and so where a save goes. */
export type Origin =
  /** Not on the server yet; `chave` names it in the browser and makes its creation one thing. */
  | { readonly kind: 'novo'; readonly chave: string }
  | { readonly kind: 'rascunho'; readonly id: number; readonly versao: number }
  /** A campaign that people see: nothing is sent before somebody says so. */
  | {
      readonly kind: 'campanha'
      readonly id: number
      readonly versao: number
      readonly situacao: SituacaoCampanha
    }

/** What a save of a draft carries. */
export interface RascunhoBody {
  readonly campanha: CampanhaRascunho
  readonly ultimoPasso: PassoSegmento
}

/** How far the content is from the server. */
export type Saving =
  /** `at` is null while nothing was ever sent. */
  | { readonly kind: 'saved'; readonly at: string | null }
  | { readonly kind: 'dirty' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Somebody saved a newer version; `servidor` is that one. */
  | { readonly kind: 'conflict'; readonly theirs: Campanha }
  /** Somebody ended the campaign: what was changed here stands only here, and goes nowhere. */
  | { readonly kind: 'ended' }

export interface RascunhoState {
  readonly campanha: CampanhaRascunho
  /** What it began as: as long as a step says the same, nothing was done to it. */
  readonly start: CampanhaRascunho
  readonly origin: Origin
  readonly saving: Saving
  /** Grows with each change: tells whether something changed while a save was on its way. */
  readonly revision: number
  /** ISO moment of the last change made here; null when there was none. */
  readonly changedAt: string | null
  /** The step that is open. */
  readonly passo: PassoSegmento
  /** Steps that were open and left: only those may be marked for what they lack. */
  readonly left: readonly PassoSegmento[]
  /** Text of fields whose text is not a value yet (a date half typed), by field. */
  readonly typed: Readonly<Record<string, string>>
  /**
   * What went out and was not answered, oldest first: the server may have any of it. It outlives a reload, so that
   * nobody is asked to choose between two versions that are both their own.
   */
  readonly unanswered: readonly RascunhoBody[]
}

/** Older ones than these few are not what the server has. */
const UNANSWERED_KEPT = 4

/** What was typed here and has not reached the server. */
export type Edit = (campanha: CampanhaRascunho) => CampanhaRascunho

/** What a new draft is filled with before anybody types: the person's company and own name (audit W11). */
export interface Prefill {
  readonly nomeEmpresa: string
  readonly responsavel: string
}

export function createState(
  chave: string,
  passo: PassoSegmento = 'detalhes',
  prefill?: Prefill,
): RascunhoState {
  const start = prefill === undefined ? createDefaultRascunho() : prefilled(prefill)
  return {
    campanha: start,
    start,
    origin: { kind: 'novo', chave },
    saving: { kind: 'saved', at: null },
    revision: 0,
    changedAt: null,
    passo,
    left: [],
    typed: {},
    unanswered: [],
  }
}

function prefilled({ nomeEmpresa, responsavel }: Prefill): CampanhaRascunho {
  const padrao = createDefaultRascunho()
  const campanhaResponsavel = { ...padrao.vaga.campanhaResponsavel, nome: responsavel }
  return { ...padrao, nomeEmpresa, vaga: { ...padrao.vaga, campanhaResponsavel } }
}

/** An ended campaign is read, not changed (audit W11). */
export const isReadOnly = ({ origin }: RascunhoState) =>
  origin.kind === 'campanha' && !isAllowed('alterar', origin.situacao)

/** A change by hand. `now` is an ISO moment. An edit that answers the same object changes nothing. */
export function applyEdit(state: RascunhoState, edit: Edit, now: string): RascunhoState {
  if (isReadOnly(state)) return state
  const campanha = edit(state.campanha)
  return campanha === state.campanha ? state : touch({ ...state, campanha }, now)
}

/** Keeps the raw text of a field that is not a value yet; an empty text forgets it. */
export function applyTyped(state: RascunhoState, field: string, text: string): RascunhoState {
  if (isReadOnly(state) || (state.typed[field] ?? '') === text) return state
  const { [field]: _, ...rest } = state.typed
  return { ...state, typed: text === '' ? rest : { ...rest, [field]: text } }
}

/** Goes to a step; the one before it counts as left. */
export function enterStep(state: RascunhoState, passo: PassoSegmento): RascunhoState {
  if (state.passo === passo) return state
  const left = state.left.includes(state.passo) ? state.left : [...state.left, state.passo]
  return { ...state, passo, left }
}

function touch(state: RascunhoState, now: string): RascunhoState {
  const isWaiting = state.saving.kind === 'sending' || state.saving.kind === 'conflict'
  return {
    ...state,
    revision: state.revision + 1,
    changedAt: now,
    saving: isWaiting ? state.saving : { kind: 'dirty' },
  }
}

/** A save goes out with `body`. A creation that is repeated goes out as it was, and is in the list already. */
export function beginSend(state: RascunhoState, body: RascunhoBody): RascunhoState {
  const isKnown = state.unanswered.includes(body)
  const unanswered = isKnown ? state.unanswered : [...state.unanswered, body].slice(-UNANSWERED_KEPT)
  return { ...state, saving: { kind: 'sending' }, unanswered }
}

/**
 * The server took revision `sent`. What was changed since stays to be sent; the text on screen is never replaced.
 * @param answer the campaign as the server has it now
 */
export function finishSend(state: RascunhoState, sent: number, answer: Campanha): RascunhoState {
  return {
    ...state,
    origin: originOf(answer),
    saving: state.revision === sent ? { kind: 'saved', at: answer.alteradaEm } : { kind: 'dirty' },
    unanswered: [],
  }
}

/** @param isUnsure whether the server may have taken it all the same */
export function failSend(state: RascunhoState, error: unknown, isUnsure: boolean): RascunhoState {
  const unanswered = isUnsure ? state.unanswered : state.unanswered.slice(0, -1)
  return { ...state, saving: { kind: 'failed', error }, unanswered }
}

/**
 * The server has another version than the one that this content began with. When it is what we sent ourselves, and
 * only the answer was lost, the content goes on from there; else somebody saved it, and the person decides. There is nothing
 * to decide of one that takes no change any more.
 */
export function meetVersion(state: RascunhoState, theirs: Campanha): RascunhoState {
  if (!isAllowed('alterar', theirs.situacao))
    return { ...state, origin: originOf(theirs), saving: { kind: 'ended' }, unanswered: [] }
  const campanha = fromCampanha(theirs)
  return state.unanswered.some((body) => isSameRequest(body.campanha, campanha))
    ? { ...state, origin: originOf(theirs), saving: { kind: 'dirty' }, unanswered: [] }
    : { ...state, saving: { kind: 'conflict', theirs } }
}

/** Keeps what is on this screen: it goes on from the server's version and overwrites it knowingly. */
export function keepMine(state: RascunhoState): RascunhoState {
  if (state.saving.kind !== 'conflict') return state
  return { ...state, origin: originOf(state.saving.theirs), saving: { kind: 'dirty' } }
}

/** Whether something stands only here. */
export function hasUnsent(state: RascunhoState): boolean {
  return state.saving.kind !== 'saved'
}

export function idOf(origin: Origin): number | null {
  return origin.kind === 'novo' ? null : origin.id
}

/** Name of a draft in this browser. */
export function chaveOf(origin: Origin): string {
  return origin.kind === 'novo' ? `novo-${origin.chave}` : `id-${origin.id}`
}

export function originOf(campanha: Campanha): Origin {
  const { id, versao, situacao } = campanha
  return situacao === 'RASCUNHO'
    ? { kind: 'rascunho', id, versao }
    : { kind: 'campanha', id, versao, situacao }
}
