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

const participacaoIn = (talento: Talento | undefined, campanhaId: number) =>
  talento?.participacoes.find((one) => one.campanhaId === campanhaId)

/** Where somebody stands in a campaign, in words; undefined until they are read. */
export function wherePessoaIs(talento: Talento | undefined, campanhaId: number): string | undefined {
  const participacao = participacaoIn(talento, campanhaId)
  if (participacao === undefined) return undefined
  return participacao.etapa === '' ? shownSituacao(participacao.situacao).label : participacao.etapa
}

/** «Ana Souza, 3 de 12. Triagem. Aderência 82.» */
export function tellShown(
  fila: readonly PessoaDaFila[],
  at: number,
  talento: Talento | undefined,
  campanhaId: number,
): string {
  const participacao = participacaoIn(talento, campanhaId)
  if (at >= fila.length || participacao === undefined) return placeOf(fila, at)
  const aderencia = participacao.aderencia === null ? 'sem dados' : String(participacao.aderencia)
  return `${placeOf(fila, at)} ${wherePessoaIs(talento, campanhaId)}. Aderência ${aderencia}.`
}

/** «Ana Souza agora em Entrevistas. Bruno Lima, 4 de 12.» */
export const tellNext = (nome: string, etapa: string, fila: readonly PessoaDaFila[], at: number): string =>
  `${tellPlace(nome, etapa)} ${placeOf(fila, at)}`
