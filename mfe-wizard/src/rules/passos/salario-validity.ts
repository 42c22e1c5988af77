import { findInvalid } from './problem'
import type { StepValidity } from './problem'

/** Step 6: a range with its end below its start is an error (spec section 5, product 29). */
export const salarioValidity: StepValidity = {
  slice: ({ vaga }) => [
    vaga.tipoContratacoes,
    vaga.beneficios.map(({ beneficio }) => beneficio.id),
    vaga.salarioMin,
    vaga.salarioMax,
    vaga.salarioHoraMin,
    vaga.salarioHoraMax,
  ],
  findProblems: (c) => findInvalid('salario', c),
}
