import { perguntaProblem as wrongPergunta } from '@seleta/contract/value-checks'
import type { Pergunta } from '@seleta/contract/perguntas'
import type { PassoSegmento } from '@seleta/shell'
import type { StepValidity } from './problem'
import { perguntasOf } from './step-slice'

/**
 * What a question lacks; null when it can be asked. The api keeps the same rules but for the number of options: the
 * spec's wire has questions with one.
 */
export function perguntaProblem(pergunta: Pergunta): string | null {
  const isLone = pergunta.tipo === 'MULTIPLA' && pergunta.opcoes.length < 2
  return isLone && pergunta.title.trim() !== '' ? 'Dê pelo menos duas opções.' : wrongPergunta(pergunta)
}

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
