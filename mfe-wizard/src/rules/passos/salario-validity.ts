import { findInvalid } from './problem'
import type { StepValidity } from './problem'

/** Step 6: a range with its end below its start is an error (spec section 5, product 29). */
export const salarioValidity: StepValidity = {
  findProblems: (c, hoje) => findInvalid('salario', c, hoje),
}
