import type { EtapaItem } from '@seleta/contract/kanban'
import { asksMotivo, isTipoFinal } from '@seleta/contract/limits'

/** Going through people one after another (product 63). Pure. */

export interface PessoaDaFila {
  readonly identificador: string
  readonly nome: string
}

/** What was done about somebody in this review. */
export type Outcome =
  | { readonly kind: 'skipped' }
  /** On its way to the server. */
  | { readonly kind: 'moving'; readonly etapaId: number; readonly etapa: string }
  | {
      readonly kind: 'moved'
      readonly etapaId: number
      readonly etapa: string
      /** Names the move among what can be taken back; null: they stood there already. */
      readonly about: string | null
      readonly versao: number | null
      /** How many messages wait because of it. */
      readonly mensagens: number
    }
  | { readonly kind: 'failed'; readonly etapa: string; readonly motivo: string }

export interface Review {
  /** Who was to be reviewed, in order; asked for once (decision 153). */
  readonly everybody: readonly PessoaDaFila[]
  /** Who is gone through now: everybody, or those of them who were skipped. */
  readonly fila: readonly PessoaDaFila[]
  /** Who is on the screen; behind the last one stands the summary. */
  readonly at: number
  /** By `identificador`; who is not in it has not been decided about. */
  readonly outcomes: Readonly<Record<string, Outcome>>
  /** Why it ended, by `identificador`: the name of the reason that was said. */
  readonly motivos: Readonly<Record<string, string>>
}

export type ReviewStep =
  /** Decides, and goes on to whoever comes next. */
  | { readonly kind: 'decide'; readonly identificador: string; readonly outcome: Outcome }
  /** What became of a decision; whoever is on the screen stays. */
  | { readonly kind: 'tell'; readonly identificador: string; readonly outcome: Outcome }
  /** Why it ended for somebody; null takes it back. */
  | { readonly kind: 'say'; readonly identificador: string; readonly motivo: string | null }
  /** Decided no more: taken back. */
  | { readonly kind: 'forget'; readonly identificadores: readonly string[] }
  | { readonly kind: 'back' }
  | { readonly kind: 'show'; readonly identificador: string }
  /** Through some of them once more. */
  | { readonly kind: 'again'; readonly identificadores: readonly string[] }

export const beginReview = (everybody: readonly PessoaDaFila[]): Review => ({
  everybody,
  fila: everybody,
  at: 0,
  outcomes: {},
  motivos: {},
})

export function review(state: Review, step: ReviewStep): Review {
  const { fila, at, outcomes } = state
  switch (step.kind) {
    case 'decide':
      // A key that was pressed twice is about the person it was pressed for.
      if (fila[at]?.identificador !== step.identificador) return state
      return {
        ...state,
        at: at + 1,
        outcomes: { ...outcomes, [step.identificador]: step.outcome },
        // A reason is that of one move: the next one has none yet.
        motivos:
          step.outcome.kind === 'moving' ? without(state.motivos, [step.identificador]) : state.motivos,
      }
    case 'tell':
      return { ...state, outcomes: { ...outcomes, [step.identificador]: step.outcome } }
    case 'say':
      return {
        ...state,
        motivos: {
          ...without(state.motivos, [step.identificador]),
          ...(step.motivo !== null && { [step.identificador]: step.motivo }),
        },
      }
    case 'forget':
      return {
        ...state,
        outcomes: without(outcomes, step.identificadores),
        motivos: without(state.motivos, step.identificadores),
      }
    case 'back':
      return { ...state, at: Math.max(0, at - 1) }
    case 'show': {
      const index = fila.findIndex(({ identificador }) => identificador === step.identificador)
      return index === -1 ? state : { ...state, at: index }
    }
    case 'again':
      return {
        ...state,
        fila: state.everybody.filter(({ identificador }) => step.identificadores.includes(identificador)),
        at: 0,
        outcomes: without(outcomes, step.identificadores),
      }
  }
}

const without = <T>(
  told: Readonly<Record<string, T>>,
  identificadores: readonly string[],
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(told).filter(([one]) => !identificadores.includes(one)))

/**
 * Where «Avançar» leads: the next stage of the board that is no refusal.
 * @param etapas in the order of the board
 * @param etapaId where the person stands; null is in none, and the first stage is next
 * @returns null at the end of the board, and for whoever has their answer
 */
export function etapaAfter(etapas: readonly EtapaItem[], etapaId: number | null): EtapaItem | null {
  const index = etapas.findIndex(({ id }) => id === etapaId)
  const here = etapas[index]
  if (here !== undefined && isTipoFinal(here.tipo)) return null
  return etapas.slice(index + 1).find(({ tipo }) => !asksMotivo(tipo)) ?? null
}

/**
 * Whoever was decided about last, where the process ended for them: why can still be said, while the next one is on the
 * screen (product 68).
 */
export function lastEnded({ fila, at, outcomes }: Review, etapas: readonly EtapaItem[]): PessoaDaFila | null {
  const before = fila[at - 1]
  const outcome = before === undefined ? undefined : outcomes[before.identificador]
  if (before === undefined || (outcome?.kind !== 'moving' && outcome?.kind !== 'moved')) return null
  return asksMotivo(etapas.find(({ id }) => id === outcome.etapaId)?.tipo ?? null) ? before : null
}

/** Where «Reprovar» leads: the board's stage for it; null without one, and for whoever stands there. */
export const etapaOfRefusal = (etapas: readonly EtapaItem[], etapaId: number | null): EtapaItem | null =>
  etapas.find(({ tipo, id }) => tipo === 'reprovado' && id !== etapaId) ?? null

/** Of a review: how many went where, in the order in which it happened first. */
export function countByEtapa({ everybody, outcomes }: Review): readonly { etapa: string; total: number }[] {
  const totals = new Map<string, number>()
  for (const { identificador } of everybody) {
    const outcome = outcomes[identificador]
    if (outcome?.kind === 'moved' || outcome?.kind === 'moving')
      totals.set(outcome.etapa, (totals.get(outcome.etapa) ?? 0) + 1)
  }
  return [...totals].map(([etapa, total]) => ({ etapa, total }))
}

/** Those of a review of whom something is so. */
export const thoseOf = ({ everybody, outcomes }: Review, is: (outcome: Outcome | undefined) => boolean) =>
  everybody.filter(({ identificador }) => is(outcomes[identificador]))
