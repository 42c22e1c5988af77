import { DEFAULT_MODELO } from '../default-modelo'
import type { StepValidity } from './problem'

/** Step 8: the standard template says what to write, and is not yet written (audit W12). */
export const resumoValidity: StepValidity = {
  findProblems: ({ vaga }) =>
    vaga.descricao === DEFAULT_MODELO
      ? [
          {
            field: 'vaga.descricao',
            message: 'Troque os textos do modelo padrão pelos da sua vaga.',
            kind: 'missing',
          },
        ]
      : [],
}
