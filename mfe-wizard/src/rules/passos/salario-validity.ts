import { findInvalid, findTypedEnds } from './problem'
import type { StepValidity } from './problem'

/** Step 6: a range with its end below its start is an error (spec section 5, product 29). */
export const salarioValidity: StepValidity = {
  findProblems: (c, hoje, typed) => [
    ...findTypedEnds(typed, 'vaga.salario', 'faixa salarial por mês'),
    ...findTypedEnds(typed, 'vaga.salarioHora', 'faixa de valor por hora'),
    ...findInvalid('salario', c, hoje),
  ],
}
