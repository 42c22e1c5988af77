import { findMissing } from './problem'
import type { StepValidity } from './problem'

/** Step 2. */
export const localizacaoValidity: StepValidity = {
  findProblems: (c) => findMissing('localizacao', c),
}
