import type { Pergunta } from '@seleta/contract/perguntas'
import { perguntaProblem as wrongPergunta } from '@seleta/contract/value-checks'
import type { StepValidity } from './problem'

/**
 * What a question lacks; null when it can be asked. The api keeps the same rules but for the number of options: the
 * spec's wire has questions with one.
 */
export function perguntaProblem(pergunta: Pergunta): string | null {
  const isLone = pergunta.tipo === 'MULTIPLA' && pergunta.opcoes.length < 2
  return isLone && pergunta.title.trim() !== '' ? 'Dê pelo menos duas opções.' : wrongPergunta(pergunta)
}

/** Steps 4 and 5: the questions of some kinds. */
export function perguntasValidity(tipos: readonly Pergunta['tipo'][]): StepValidity {
  const own = (perguntas: readonly Pergunta[]) => perguntas.filter(({ tipo }) => tipos.includes(tipo))
  return {
    slice: ({ vaga }) => [own(vaga.perguntas), tipos.includes('VIDEO') ? vaga.videoCv : null],
    findProblems: ({ vaga }) =>
      own(vaga.perguntas).flatMap((pergunta) => {
        const message = perguntaProblem(pergunta)
        return message === null
          ? []
          : [{ field: `vaga.perguntas.${pergunta.id}`, message, kind: 'invalid' as const }]
      }),
  }
}
