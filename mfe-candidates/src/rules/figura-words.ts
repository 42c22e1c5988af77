import type { NomeDaFigura } from '@seleta/contract/figuras'
import { readFigura, readFonte } from '@seleta/contract/figuras'
import { ORIGENS, TIPOS_ETAPA } from '@seleta/contract/limits'
import { fonteWords, origemWords } from '@seleta/contract/origem-words'
import { tipoDaEtapaWords } from '@seleta/contract/situacao-words'
import { formatDia } from '@seleta/regras/dia'

/** Whom a number of the figures counts, in words (decision 178). Pure. */

const etapaOf = (valor: string) => {
  const tipo = TIPOS_ETAPA.find((one) => one === valor)
  return tipo === undefined ? valor : tipoDaEtapaWords[tipo]
}

const fonteOf = (valor: string) => {
  const { origem, fonte } = readFonte(valor) ?? { origem: '', fonte: '' }
  const known = ORIGENS.find((one) => one === origem)
  if (known === undefined) return ''
  return ` por ${fonte === '' ? origemWords[known] : fonteWords(fonte)}`
}

const WORDS: Record<NomeDaFigura, (valor: string) => string> = {
  inscricoes: (valor) => `inscritas${fonteOf(valor)}`,
  entrevistadas: (valor) => `inscritas${fonteOf(valor)} que chegaram a uma entrevista`,
  contratadas: (valor) => `inscritas${fonteOf(valor)} que estão contratadas`,
  respondidas: () => 'inscritas que tiveram resposta',
  contratacoes: () => 'contratadas',
  preenchimentos: () => 'contratadas para a última vaga',
  chegaram: (valor) => `chegaram a ${etapaOf(valor)}`,
  avancaram: (valor) => `avançaram de ${etapaOf(valor)}`,
  encerradas: () => 'reprovadas ou desistentes por um motivo',
  pendentes: () => 'sem nenhuma mensagem',
}

/** «avançaram de Triagem, desde 26/08/2026». @param text as `formatFigura` writes it */
export function figuraWords(text: string): string {
  const figura = readFigura(text)
  if (figura === null) return ''
  const { nome, desde, usuarioId, valor = '' } = figura
  return [
    WORDS[nome](valor),
    ...(desde === undefined ? [] : [`desde ${formatDia(desde)}`]),
    ...(usuarioId === undefined ? [] : ['movidas por último por uma pessoa da equipe']),
  ].join(', ')
}
