import type { Pergunta } from '@seleta/contract/perguntas'
import type { PassoSegmento } from '@seleta/shell'
import { findInvalid } from './problem'
import type { StepValidity } from './problem'

/** Steps 4 and 5: the questions of some kinds. */
export function perguntasValidity(step: PassoSegmento, tipos: readonly Pergunta['tipo'][]): StepValidity {
  return {
    slice: ({ vaga }) => [
      vaga.perguntas.filter(({ tipo }) => tipos.includes(tipo)),
      tipos.includes('VIDEO') ? vaga.videoCv : null,
    ],
    findProblems: (c) => findInvalid(step, c),
  }
}
