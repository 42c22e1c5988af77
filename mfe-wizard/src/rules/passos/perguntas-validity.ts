import type { Pergunta } from '@seleta/contract/perguntas'
import type { PassoSegmento } from '@seleta/shell'
import { findInvalid } from './problem'
import type { StepValidity } from './problem'
import { perguntasOf } from './step-slice'

/** What a question lacks; null when it can be asked. */
export function perguntaProblem(pergunta: Pergunta): string | null {
  if (pergunta.title.trim() === '') return 'Escreva a pergunta.'
  if (pergunta.tipo !== 'MULTIPLA') return null
  if (pergunta.opcoes.length < 2) return 'Dê pelo menos duas opções.'
  if (pergunta.opcoes.some((opcao) => opcao.title.trim() === '')) return 'Escreva todas as opções.'
  return null
}

/** Steps 4 and 5: the questions that they write. */
export const perguntasValidity = (passo: PassoSegmento): StepValidity => ({
  findProblems: (campanha) =>
    findInvalid(
      perguntasOf(passo, campanha).map((pergunta) => {
        const message = perguntaProblem(pergunta)
        return [message !== null, `vaga.perguntas.${pergunta.id}`, message ?? ''] as const
      }),
    ),
})
