import { passoSegmentos, paths } from '@seleta/shell'
import type { PassoSegmento } from '@seleta/shell'

/** The wizard's steps as data: order, back and next of spec section 2, with product 26 for the parts of step 5. */
export interface Step {
  readonly id: PassoSegmento
  /** 1–9; the three parts of step 5 share one. */
  readonly number: number
  /** 1–3 inside step 5, else null. */
  readonly part: number | null
  /** What the indicator, the heading and the announcement say. */
  readonly title: string
  /** Null on the first step: Return leaves the wizard. */
  readonly back: PassoSegmento | null
  /** Null on the last step: going on is publishing. */
  readonly next: PassoSegmento | null
}

export const STEP_COUNT = 9

const rows = [
  { id: 'detalhes', number: 1, part: null, title: 'Detalhes' },
  { id: 'localizacao', number: 2, part: null, title: 'Localização' },
  { id: 'requisitos', number: 3, part: null, title: 'Requisitos' },
  { id: 'video-cv', number: 4, part: null, title: 'Vídeo CV' },
  { id: 'questoes-provas', number: 5, part: 1, title: 'Perguntas eliminatórias' },
  { id: 'questoes-provas2', number: 5, part: 2, title: 'Perguntas abertas' },
  { id: 'questoes-provas3', number: 5, part: 3, title: 'Testes' },
  { id: 'salario', number: 6, part: null, title: 'Salário' },
  { id: 'contato', number: 7, part: null, title: 'Contato' },
  { id: 'resumo-da-vaga', number: 8, part: null, title: 'Resumo da vaga' },
  { id: 'publicar-campanha', number: 9, part: null, title: 'Publicar campanha' },
] as const satisfies readonly Omit<Step, 'back' | 'next'>[]

export const steps: readonly Step[] = rows.map((row, index) => ({
  ...row,
  back: rows[index - 1]?.id ?? null,
  next: rows[index + 1]?.id ?? null,
}))

/** @param id a route segment of the wizard */
export function stepOf(id: PassoSegmento): Step {
  const step = steps.find((candidate) => candidate.id === id)
  if (step === undefined) throw new Error(`Unknown step ${id}`)
  return step
}

/** Position in the order of the wizard, 0–10; -1 for a text that is no step. */
export function indexOfStep(id: string): number {
  return steps.findIndex((step) => step.id === id)
}

/** The step of an address; null when it is none of the wizard's. */
export function passoAt(pathname: string): PassoSegmento | null {
  return passoSegmentos.find((passo) => paths.passo(passo) === pathname) ?? null
}

/** Reads what the server kept as the last open step. */
export function readPasso(segmento: string): PassoSegmento {
  return passoSegmentos.find((known) => known === segmento) ?? 'detalhes'
}

/** Address of a step, on the draft or campaign that is open. */
export function stepPath(id: PassoSegmento, campanhaId: number | null): string {
  return campanhaId === null ? paths.passo(id) : paths.passo(id, campanhaId)
}
