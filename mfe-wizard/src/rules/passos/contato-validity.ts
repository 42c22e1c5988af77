import { findInvalid, findMissing } from './problem'
import type { StepValidity } from './problem'

/** Step 7. */
export const contatoValidity: StepValidity = {
  findProblems: (c, hoje) => [...findMissing('contato', c), ...findInvalid('contato', c, hoje)],
}
