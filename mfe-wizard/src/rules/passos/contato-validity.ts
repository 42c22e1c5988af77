import { findInvalid, findMissing } from './problem'
import type { StepValidity } from './problem'

/** Step 7. */
export const contatoValidity: StepValidity = {
  slice: ({ vaga }) => [vaga.campanhaResponsavel, vaga.candidatoContato],
  findProblems: (c) => [...findMissing('contato', c), ...findInvalid('contato', c)],
}
