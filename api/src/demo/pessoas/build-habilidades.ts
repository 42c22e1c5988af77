import type { ProfissaoData, Ramo } from '../profissoes/profissao-data'
import { splitList } from '../profissoes/profissao-data'
import type { Draw } from '../draw/draw'
import { capitalize } from './words'
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
export function toHabilidades(draw: Draw, profissao: ProfissaoData, naFrase: readonly string[]): string[] {
  const grupo = GRUPO_POR_PROFISSAO[profissao.id] ?? GRUPO_POR_RAMO[profissao.ramo]
  return [...new Set([...naFrase.map(capitalize), ...(draw.chance(0.55) ? [grupo] : [])])]
}

/** Between four and nine skills of the profession, as inside a sentence. */
export function drawHabilidades(draw: Draw, profissao: ProfissaoData): string[] {
  let rest = splitList(profissao.habilidades)
  const count = draw.int(4, 9)
  const chosen: string[] = []
  while (chosen.length < count && rest.length > 0) {
    const item = draw.weighted(rest.map((name, index) => [name, 1 / (index + 4)] as const))
    chosen.push(item)
    rest = rest.filter((name) => name !== item)
  }
  return chosen
}

/** Languages with levels; Portuguese is left out by some, as people do. */
export function drawIdiomas(draw: Draw, profissao: ProfissaoData, regiao: string): IdiomaDemo[] {
  const nivel = (peso: number) =>
    draw.weighted([
      ['Básico', 5],
      ['Intermediário', 4 + peso * 4],
      ['Avançado', 1 + peso * 4],
      ['Fluente', peso * 2],
    ])
  const idiomas: IdiomaDemo[] = []
  if (draw.chance(0.88)) idiomas.push({ idioma: 'Português', nivel: 'Nativo' })
  if (draw.chance(profissao.ingles)) idiomas.push({ idioma: 'Inglês', nivel: nivel(profissao.ingles) })
  if (draw.chance(0.05 + profissao.ingles * 0.25)) idiomas.push({ idioma: 'Espanhol', nivel: nivel(0.3) })
  if (draw.chance(profissao.ingles * 0.05)) idiomas.push({ idioma: 'Francês', nivel: nivel(0.2) })
  if (draw.chance(regiao === 'Sul' ? 0.06 : 0.01)) idiomas.push({ idioma: 'Alemão', nivel: nivel(0.2) })
  if (draw.chance(regiao === 'Sul' ? 0.05 : 0.015)) idiomas.push({ idioma: 'Italiano', nivel: nivel(0.2) })
  return idiomas
}
