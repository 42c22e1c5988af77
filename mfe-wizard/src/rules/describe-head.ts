import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { fieldText, plainLines, type Line } from '@seleta/contract/plain-lines'
import { formatCidade } from '@seleta/regras/cidade'
import { formatDinheiro } from '@seleta/regras/dinheiro'

/**
 * What the head of the vaga shows (spec section 2, step 8): function, first city and state, contract type, work
 * mode, PCD and minimum salary. What is not given says so.
 */
export function describeHead(campanha: CampanhaRascunho): readonly Line[] {
  const { vaga } = campanha
  const cidade = campanha.cidades[0]?.cidade
  const none = 'não informado'
  return [
    ['Local', cidade === undefined ? none : formatCidade(cidade)],
    ['Contratação', vaga.tipoContratacoes.map(({ descricao }) => descricao).join(', ') || none],
    ['Modalidade', fieldText('vaga.modalidade', campanha) || none],
    ['Exclusiva para PCD', campanha.exclusivoPcd ? 'sim' : 'não'],
    ['Salário a partir de', vaga.salarioMin > 0 ? formatDinheiro(vaga.salarioMin) : none],
    ...plainLines('cabecalho', campanha).map(([label, value]) => [label, value || none] as const),
  ]
}

/** The first function of the vaga. */
export function funcaoOf({ vaga }: CampanhaRascunho): string {
  return vaga.funcoes.find(({ funcao }) => funcao.id !== 0)?.funcao.descricao ?? 'Função não informada'
}
