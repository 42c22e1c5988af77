import type { Pergunta } from './perguntas'

/**
 * How right an answer is (product 25 and 36): the triage and the score ask the same. Where a question eliminates or
 * marks, any of its right options is right, without a wrong one (audit W5); where it scores, right options less wrong
 * ones.
 * @param valor 'sim' or 'nao', option ids, or a text
 * @returns from 0 to 1; null when the question marks no answer as right
 */
export function gradeResposta(pergunta: Pergunta, valor: string | readonly string[]): number | null {
  if (pergunta.tipo === 'SIM_NAO') {
    if (!pergunta.simCorreta && !pergunta.naoCorreta) return null
    return (valor === 'sim' ? pergunta.simCorreta : pergunta.naoCorreta) ? 1 : 0
  }
  if (pergunta.tipo !== 'MULTIPLA') return null
  const right = pergunta.opcoes.filter((opcao) => opcao.correta)
  if (right.length === 0) return null
  const hits = right.filter((opcao) => valor.includes(opcao.id)).length
  const misses = new Set(valor).size - hits
  if (pergunta.efeito !== 'PONTUAR') return hits > 0 && misses === 0 ? 1 : 0
  return Math.max(0, Math.min(1, (hits - misses) / right.length))
}
