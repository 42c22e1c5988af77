import { findInvalid, findTypedEnds } from './problem'
import type { StepValidity } from './problem'

/** Step 3: a range with its end below its start is an error (spec section 5, product 29). */
export const requisitosValidity: StepValidity = {
  findProblems: (c, hoje, typed) => [
    ...findTypedEnds(typed, 'vaga.idade', 'faixa de idade'),
    ...findInvalid('requisitos', c, hoje),
  ],
}
