import { findMissing } from './problem'
import type { StepValidity } from './problem'

/** Step 2. */
export const localizacaoValidity: StepValidity = {
  slice: (c) => [c.cidades, c.vaga.modalidade],
  findProblems: (c) => findMissing('localizacao', c),
}
