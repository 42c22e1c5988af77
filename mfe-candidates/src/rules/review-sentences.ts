import type { Talento } from '@seleta/contract/talentos'
import { tellPlace } from '@seleta/contract/tell-movimento'
import type { PessoaDaFila } from './revisao'
import { shownSituacao } from './situacao'

/** Sentences for screen readers during a review: design 6, word for word. */

const END = 'Fim da revisão.'

const placeOf = (fila: readonly PessoaDaFila[], at: number): string => {
  const pessoa = fila[at]
  return pessoa === undefined ? END : `${pessoa.nome}, ${at + 1} de ${fila.length}.`
}

/** «Ana Souza, 3 de 12. Triagem. Aderência 82.» */
export function tellShown(
  fila: readonly PessoaDaFila[],
  at: number,
  talento: Talento | undefined,
  campanhaId: number,
): string {
  const participacao = talento?.participacoes.find((one) => one.campanhaId === campanhaId)
  if (at >= fila.length || participacao === undefined) return placeOf(fila, at)
  const etapa = participacao.etapa === '' ? shownSituacao(participacao.situacao).label : participacao.etapa
  const aderencia = participacao.aderencia === null ? 'sem dados' : String(participacao.aderencia)
  return `${placeOf(fila, at)} ${etapa}. Aderência ${aderencia}.`
}

/** «Ana Souza agora em Entrevistas. Bruno Lima, 4 de 12.» */
export const tellNext = (nome: string, etapa: string, fila: readonly PessoaDaFila[], at: number): string =>
  `${tellPlace(nome, etapa)} ${placeOf(fila, at)}`
