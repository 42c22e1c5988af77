import type { Pergunta } from '@seleta/contract/perguntas'
import { findInvalid } from './problem'
import type { StepValidity } from './problem'

/** What a question lacks; null when it can be asked. */
export function perguntaProblem(pergunta: Pergunta): string | null {
  if (pergunta.title.trim() === '') return 'Escreva a pergunta.'
  if (pergunta.tipo !== 'MULTIPLA') return null
  if (pergunta.opcoes.length < 2) return 'Dê pelo menos duas opções.'
  if (pergunta.opcoes.some((opcao) => opcao.title.trim() === '')) return 'Escreva todas as opções.'
  return null
}

/** Steps 4 and 5: the questions of some kinds. */
export function perguntasValidity(tipos: readonly Pergunta['tipo'][]): StepValidity {
  const own = (perguntas: readonly Pergunta[]) => perguntas.filter(({ tipo }) => tipos.includes(tipo))
  return {
    slice: ({ vaga }) => [own(vaga.perguntas), tipos.includes('VIDEO') ? vaga.videoCv : null],
    findProblems: ({ vaga }) =>
      findInvalid(
        own(vaga.perguntas).map((pergunta) => {
          const message = perguntaProblem(pergunta)
          return [message !== null, `vaga.perguntas.${pergunta.id}`, message ?? ''] as const
        }),
      ),
  }
}
