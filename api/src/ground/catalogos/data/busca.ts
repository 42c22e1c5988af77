import type { FuncaoData } from './funcoes/funcao-data'

const FLEXAO = /([\p{L}-]+)\(a\)( (?!de |do |da |em |e )\p{L}+o(?= |$))?/gu

const toFeminine = (palavra: string) => (palavra.endsWith('o') ? `${palavra.slice(0, -1)}a` : `${palavra}a`)

/**
 * A title of the catalogue as a woman and as a man would write it: 'Vendedor(a) Externo' → ['Vendedor Externo',
 * 'Vendedora Externa']. The adjective that follows takes the same gender.
 * @returns masculine, feminine; the same text twice where there is nothing to bend
 */
export function spellGeneros(descricao: string): readonly [masculino: string, feminino: string] {
  return [
    descricao.replace(FLEXAO, (_match, nome: string, adjetivo = '') => `${nome}${adjetivo}`),
    descricao.replace(
      FLEXAO,
      (_match, nome: string, adjetivo = '') =>
        `${toFeminine(nome)}${adjetivo === '' ? '' : toFeminine(adjetivo)}`,
    ),
  ]
}

/**
 * The synonyms as the table keeps them: those of the data, and both genders of the title where they differ, so
 * that a search for 'vendedora' finds 'Vendedor(a)'. The search column is made of title and synonyms.
 */
export function listSinonimos({ descricao, sinonimos }: FuncaoData): string[] {
  const [masculino, feminino] = spellGeneros(descricao)
  if (masculino === feminino) return [...sinonimos]
  return [...new Set([...sinonimos, masculino.toLowerCase(), feminino.toLowerCase()])]
}
