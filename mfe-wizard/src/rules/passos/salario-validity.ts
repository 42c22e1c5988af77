import { findInvalid } from './problem'
import type { StepValidity } from './problem'

/** Step 6: a range with its end below its start is an error (spec section 5, product 29). */
export const salarioValidity: StepValidity = {
  findProblems: ({ vaga }) =>
    findInvalid([
      [vaga.salarioMax < vaga.salarioMin, 'vaga.salarioMax', 'O salário máximo deve ser maior que o mínimo.'],
      [
        vaga.salarioHoraMax < vaga.salarioHoraMin,
        'vaga.salarioHoraMax',
        'O valor máximo por hora deve ser maior que o mínimo.',
      ],
    ]),
}
