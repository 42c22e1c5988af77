import type { ProfissaoData, Ramo } from '../profissoes/profissao-data'
import { splitLista } from '../profissoes/profissao-data'
import type { Sorteio } from '../draw/draw'
import { capitalize } from './palavras'
import type { IdiomaDemo } from './pessoa'

/** The skill groups of the filter (spec section 9) that people of a line of work name; its spelling is kept. */
const GRUPO_POR_RAMO: Readonly<Record<Ramo, string>> = {
  tecnologia: 'Tecnologia da informação',
  escritorio: 'Comunicação',
  vendas: 'Vendas e Marketing',
  operacional: 'Habilidades Técnicas',
  saude: 'Habilidades Técnicas',
  educacao: 'Comunicação',
  servicos: 'Comunicação',
}

const GRUPO_POR_PROFISSAO: Readonly<Record<string, string>> = {
  dados: 'Habilidades Análiticas',
  financeiro: 'Habilidades Análiticas',
  marketing: 'Vendas e Marketing',
  suporte: 'Habilidades Técnicas',
}

/**
 * Skills as a list shows them, the commonest of the profession more often.
 * @param naFrase the same skills as they stand inside a sentence
 */
export function toHabilidades(
  sorteio: Sorteio,
  profissao: ProfissaoData,
  naFrase: readonly string[],
): string[] {
  const grupo = GRUPO_POR_PROFISSAO[profissao.id] ?? GRUPO_POR_RAMO[profissao.ramo]
  return [...new Set([...naFrase.map(capitalize), ...(sorteio.chance(0.55) ? [grupo] : [])])]
}

/** Between four and nine skills of the profession, as inside a sentence. */
export function drawHabilidades(sorteio: Sorteio, profissao: ProfissaoData): string[] {
  let rest = splitLista(profissao.habilidades)
  const count = sorteio.int(4, 9)
  const chosen: string[] = []
  while (chosen.length < count && rest.length > 0) {
    const item = sorteio.weighted(rest.map((name, index) => [name, 1 / (index + 4)] as const))
    chosen.push(item)
    rest = rest.filter((name) => name !== item)
  }
  return chosen
}

/** Languages with levels; Portuguese is left out by some, as people do. */
export function drawIdiomas(sorteio: Sorteio, profissao: ProfissaoData, regiao: string): IdiomaDemo[] {
  const nivel = (peso: number) =>
    sorteio.weighted([
      ['Básico', 5],
      ['Intermediário', 4 + peso * 4],
      ['Avançado', 1 + peso * 4],
      ['Fluente', peso * 2],
    ])
  const idiomas: IdiomaDemo[] = []
  if (sorteio.chance(0.88)) idiomas.push({ idioma: 'Português', nivel: 'Nativo' })
  if (sorteio.chance(profissao.ingles)) idiomas.push({ idioma: 'Inglês', nivel: nivel(profissao.ingles) })
  if (sorteio.chance(0.05 + profissao.ingles * 0.25)) idiomas.push({ idioma: 'Espanhol', nivel: nivel(0.3) })
  if (sorteio.chance(profissao.ingles * 0.05)) idiomas.push({ idioma: 'Francês', nivel: nivel(0.2) })
  if (sorteio.chance(regiao === 'Sul' ? 0.06 : 0.01)) idiomas.push({ idioma: 'Alemão', nivel: nivel(0.2) })
  if (sorteio.chance(regiao === 'Sul' ? 0.05 : 0.015)) idiomas.push({ idioma: 'Italiano', nivel: nivel(0.2) })
  return idiomas
}
