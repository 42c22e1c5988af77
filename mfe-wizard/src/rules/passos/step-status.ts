import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { findBrokenChecks } from '@seleta/contract/publish-checks'
import { createRascunhoPadrao } from '@seleta/contract/rascunho-padrao'
import type { PassoSegmento } from '@seleta/shell'
import type { RascunhoState } from '../rascunho/rascunho-state'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import { writeHtml } from '@seleta/regras/html-da-vaga/write-html'
import { contatoValidity } from './contato-validity'
import { detalhesValidity } from './detalhes-validity'
import { localizacaoValidity } from './localizacao-validity'
import type { Problem, StepValidity } from './problem'
import { requisitosValidity } from './requisitos-validity'
import { salarioValidity } from './salario-validity'
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

const noProblems = () => []

export const validityByStep: Readonly<Record<PassoSegmento, StepValidity>> = {
  detalhes: detalhesValidity,
  localizacao: localizacaoValidity,
  requisitos: requisitosValidity,
  'video-cv': perguntasValidity(['VIDEO']),
  'questoes-provas': perguntasValidity(['SIM_NAO', 'MULTIPLA']),
  'questoes-provas2': perguntasValidity(['ABERTA']),
  'questoes-provas3': { slice: ({ vaga }) => vaga.campanhaTestes, findProblems: noProblems },
  salario: salarioValidity,
  contato: contatoValidity,
  'resumo-da-vaga': {
    slice: ({ vaga }) => canonicalHtml(vaga.descricao),
    findProblems: noProblems,
  },
  'publicar-campanha': { slice: ({ quadros }) => quadros, findProblems: noProblems },
}

/** The last text and what it comes to: long ones are read once, not at each key elsewhere. */
let lastHtml = { html: '', canonical: '' }

function canonicalHtml(html: string): string {
  if (lastHtml.html !== html) lastHtml = { html, canonical: writeHtml(parseHtml(html)) }
  return lastHtml.canonical
}

const padrao = createRascunhoPadrao()

/** A fresh draft's part of each step. */
const emptySlices = new Map(
  steps.map(({ id }) => [id, JSON.stringify(validityByStep[id].slice(padrao))] as const),
)

/**
 * An answer per step, found once for a state that never changes: the indicator, every field and every move ask anew.
 * @param find the answer
 */
function onceFor<S extends object, A>(find: (passo: PassoSegmento, state: S) => A) {
  const known = new WeakMap<S, Map<PassoSegmento, A>>()
  return (passo: PassoSegmento, state: S): A => {
    const ofState = known.get(state) ?? new Map<PassoSegmento, A>()
    known.set(state, ofState)
    const before = ofState.get(passo)
    if (before !== undefined) return before
    const found = find(passo, state)
    ofState.set(passo, found)
    return found
  }
}

/** Whether a step's part is as in a fresh draft; going from step to step changes the state and not the campaign. */
const isFresh = onceFor(
  (passo, campanha: CampanhaRascunho) =>
    JSON.stringify(validityByStep[passo].slice(campanha)) === emptySlices.get(passo),
)

/** Everything that is wrong or missing in a step. */
export const problemsOf = onceFor((passo, { campanha, typed }: RascunhoState): readonly Problem[] =>
  validityByStep[passo].findProblems(campanha, typed),
)

/** What is given and wrong, in the order of the steps: publishing would lose or spread it. */
export function findWrong(
  state: RascunhoState,
): { readonly passo: PassoSegmento; readonly problem: Problem }[] {
  return steps.flatMap(({ id }) =>
    problemsOf(id, state)
      .filter(({ kind }) => kind === 'invalid')
      .map((problem) => ({ passo: id, problem })),
  )
}

/**
 * - `attention`: something is wrong, or something needed is missing and the step was left
 * - `empty`: as in a fresh draft
 * - `started`: begun, and something needed is missing
 * - `done`: nothing is wrong or missing
 */
export function statusOf(passo: PassoSegmento, state: RascunhoState): StepStatus {
  if (passo === 'publicar-campanha') return statusOfPublishing(state)
  const problems = problemsOf(passo, state)
  const wasLeft = state.left.includes(passo)
  if (problems.some(({ kind }) => kind === 'invalid') || (wasLeft && problems.length > 0)) return 'attention'
  if (isFresh(passo, state.campanha)) return 'empty'
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
  return steps
    .filter(({ id }) => {
      const { slice } = validityByStep[id]
      return JSON.stringify(slice(one)) !== JSON.stringify(slice(other))
    })
    .map(({ title }) => title)
}
