import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { findBrokenChecks } from '@seleta/contract/publish-checks'
import type { PassoSegmento } from '@seleta/shell'
import type { RascunhoState } from '../rascunho/rascunho-state'
import { contatoValidity } from './contato-validity'
import { detalhesValidity } from './detalhes-validity'
import { localizacaoValidity } from './localizacao-validity'
import type { Problem, StepValidity } from './problem'
import { requisitosValidity } from './requisitos-validity'
import { resumoValidity } from './resumo-validity'
import { salarioValidity } from './salario-validity'
import { sliceOf } from './step-slice'
import { steps } from './steps'
import { perguntasValidity } from './perguntas-validity'

/** What the indicator says of a step (product 23; words of design.md 4.4). */
export const STATUS_WORDS = {
  empty: 'não iniciada',
  started: 'em andamento',
  done: 'completa',
  attention: 'precisa de atenção',
} as const
export type StepStatus = keyof typeof STATUS_WORDS

const validityByStep: Readonly<Partial<Record<PassoSegmento, StepValidity>>> = {
  detalhes: detalhesValidity,
  localizacao: localizacaoValidity,
  requisitos: requisitosValidity,
  'video-cv': perguntasValidity('video-cv'),
  'questoes-provas': perguntasValidity('questoes-provas'),
  'questoes-provas2': perguntasValidity('questoes-provas2'),
  salario: salarioValidity,
  contato: contatoValidity,
  'resumo-da-vaga': resumoValidity,
}

/**
 * An answer per step, found once for a state that never changes: the indicator, every field and every move ask anew.
 * @param find the answer
 */
function onceFor<S extends object, Rest extends readonly string[], A>(
  find: (passo: PassoSegmento, state: S, ...rest: Rest) => A,
) {
  const known = new WeakMap<S, Map<string, A>>()
  return (passo: PassoSegmento, state: S, ...rest: Rest): A => {
    const ofState = known.get(state) ?? new Map<string, A>()
    known.set(state, ofState)
    const key = [passo, ...rest].join(' ')
    const before = ofState.get(key)
    if (before !== undefined) return before
    const found = find(passo, state, ...rest)
    ofState.set(key, found)
    return found
  }
}

/** A step's part; going from step to step changes the state and not the campaign. */
const knownSliceOf = onceFor((passo, campanha: CampanhaRascunho) => sliceOf(passo, campanha))

/** Whether a step's part is as the draft began. */
const isFresh = (passo: PassoSegmento, { campanha, start }: RascunhoState) =>
  knownSliceOf(passo, campanha) === knownSliceOf(passo, start)

/** Everything that is wrong or missing in a step, on a day of Brazil. */
export const problemsOf = onceFor(
  (passo, { campanha, typed }: RascunhoState, hoje: string): readonly Problem[] =>
    validityByStep[passo]?.findProblems(campanha, hoje, typed) ?? [],
)

/** What is given and wrong, in the order of the steps: publishing would lose or spread it. */
export function findWrong(
  state: RascunhoState,
  hoje: string,
): { readonly passo: PassoSegmento; readonly problem: Problem }[] {
  return steps.flatMap(({ id }) =>
    problemsOf(id, state, hoje)
      .filter(({ kind }) => kind === 'invalid')
      .map((problem) => ({ passo: id, problem })),
  )
}

/**
 * - `attention`: something is wrong, or something needed is missing and the step was left
 * - `empty`: as the draft began
 * - `started`: begun, and something needed is missing
 * - `done`: nothing is wrong or missing
 */
export function statusOf(passo: PassoSegmento, state: RascunhoState, hoje: string): StepStatus {
  if (passo === 'publicar-campanha') return statusOfPublishing(state)
  const problems = problemsOf(passo, state, hoje)
  const wasLeft = state.left.includes(passo)
  if (problems.some(({ kind }) => kind === 'invalid') || (wasLeft && problems.length > 0)) return 'attention'
  if (isFresh(passo, state)) return 'empty'
  return problems.length > 0 ? 'started' : 'done'
}

/** The last step is done when the campaign is published, and not before. */
function statusOfPublishing({ origin, campanha, left }: RascunhoState): StepStatus {
  if (origin.kind === 'campanha') return 'done'
  if (left.includes('publicar-campanha') && findBrokenChecks(campanha).length > 0) return 'attention'
  return campanha.quadros.length > 0 ? 'started' : 'empty'
}

/** Titles of the steps in which two versions differ, in order. */
export function findDifferingSteps(one: CampanhaRascunho, other: CampanhaRascunho): string[] {
  return steps.filter(({ id }) => sliceOf(id, one) !== sliceOf(id, other)).map(({ title }) => title)
}
