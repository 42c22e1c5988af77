import { MODELO_PADRAO } from '../modelo-padrao'
import type { StepValidity } from './problem'

/** Step 8: the standard template says what to write, and is not yet written (audit W12). */
export const resumoValidity: StepValidity = {
  findProblems: ({ vaga }) =>
    vaga.descricao === MODELO_PADRAO
      ? [
          {
            field: 'vaga.descricao',
            message: 'Troque os textos do modelo padrão pelos da sua vaga.',
            kind: 'missing',
          },
        ]
      : [],
}
