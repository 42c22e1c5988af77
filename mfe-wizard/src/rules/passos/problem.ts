import { findWrongValuesOf } from '@seleta/contract/value-checks'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { publishChecks } from '@seleta/contract/publish-checks'
import type { PassoSegmento } from '@seleta/shell'

/** Something about a field that publishing would not take. */
export interface Problem {
  /** Wire path. */
  readonly field: string
  readonly message: string
  /** `missing`: not given yet, said once the step was left. `invalid`: given and wrong, said at once. */
  readonly kind: 'missing' | 'invalid'
}

/** When a step's part of the draft is right; the table of fields says what that part is (`step-slice.ts`). */
export interface StepValidity {
  /**
   * @param hoje Brazil's day
   * @param typed raw texts of fields whose text is not a value, by field
   */
  readonly findProblems: (
    campanha: CampanhaRascunho,
    hoje: string,
    typed: Readonly<Record<string, string>>,
  ) => readonly Problem[]
}

/** The publish checks that this step mends, in the spec's order and words, without their 'Erro: '. */
export function findMissing(step: PassoSegmento, campanha: CampanhaRascunho): Problem[] {
  return publishChecks
    .filter((check) => check.step === step && check.isBroken(campanha))
    .map(({ field, message }) => ({ field, message: message.replace(/^Erro: /, ''), kind: 'missing' }))
}

/** What is given in this step and wrong, by the rules that the api keeps too. */
export function findInvalid(step: PassoSegmento, campanha: CampanhaRascunho, hoje: string): Problem[] {
  return findWrongValuesOf(step, campanha, hoje).map(({ field, message }) => ({
    field,
    message,
    kind: 'invalid',
  }))
}

/** A text in a field that is not what the field asks for: null is a text that is. */
export function findTyped(
  typed: Readonly<Record<string, string>>,
  field: string,
  messageOf: (text: string) => string | null,
): Problem[] {
  const text = typed[field] ?? ''
  const message = text === '' ? null : messageOf(text)
  return message === null ? [] : [{ field, message, kind: 'invalid' }]
}

/** The two typed ends of a range, as fields of their own: each holds a text as long as it cannot be that end. */
export const endFields = (range: string) => ({ from: `${range}-de`, to: `${range}-ate` }) as const

/** @param name what the range is, after «na»: 'faixa de idade' */
export function findTypedEnds(
  typed: Readonly<Record<string, string>>,
  range: string,
  name: string,
): Problem[] {
  return Object.values(endFields(range)).flatMap((field) =>
    findTyped(typed, field, (text) => `Confira “${text}” na ${name}.`),
  )
}
