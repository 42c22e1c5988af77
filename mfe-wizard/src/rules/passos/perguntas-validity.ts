import { perguntaProblem } from '@seleta/contract/value-checks'
import type { PassoSegmento } from '@seleta/shell'
import type { StepValidity } from './problem'
import { perguntasOf } from './step-slice'

/** Steps 4 and 5: the questions that they write. */
export const perguntasValidity = (passo: PassoSegmento): StepValidity => ({
  findProblems: (campanha) =>
    perguntasOf(passo, campanha).flatMap((pergunta) => {
      const message = perguntaProblem(pergunta)
      return message === null
        ? []
        : [{ field: `vaga.perguntas.${pergunta.id}`, message, kind: 'invalid' as const }]
    }),
})
