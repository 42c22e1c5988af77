import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { expandNiveis } from '@seleta/contract/niveis'

/** The letter before the values of each category in `talento_marcas` (migration 064). */
export const LETTERS = {
  funcoes: 'f',
  cidades: 'c',
  tempoExperiencia: 'x',
  habilidades: 'h',
  idiomas: 'i',
  niveisEducacionais: 'n',
} as const
export type Categoria = keyof typeof LETTERS
export const CATEGORIAS = Object.keys(LETTERS) as Categoria[] // Object.keys forgets the literal keys.

/** Everybody has it: how often it stands is how many people there are. No filter asks for it. */
export const EMPRESA_LETTER = 'e'
/** Of the person, not of their applications. */
export const ORIGEM_LETTER = 'o'

/**
 * A filter without its keyword as a tsquery over marks: AND between categories, OR inside one (product 38).
 * @param hasOwnOrigem origins are those of the people, as in the basket; else of their applications, and left out
 * @returns null when there is nothing to ask
 */
export function marcasQuery(filtro: FiltroTalentosBody, hasOwnOrigem: boolean): string | null {
  const groups = [
    hasOwnOrigem ? (filtro.origens ?? []).map((origem) => marca(ORIGEM_LETTER, origem)) : [],
    ...CATEGORIAS.map((categoria) =>
      valuesOf(filtro, categoria).map((valor) => marca(LETTERS[categoria], valor)),
    ),
  ].filter((group) => group.length > 0)
  if (groups.length === 0) return null
  return groups.map((group) => `(${group.join(' | ')})`).join(' & ')
}

/** Categories of the filter in which something is picked. */
export const activeCategorias = (filtro: FiltroTalentosBody) =>
  CATEGORIAS.filter((categoria) => (filtro[categoria] ?? []).length > 0)

function valuesOf(filtro: FiltroTalentosBody, categoria: Categoria): readonly (string | number)[] {
  if (categoria === 'niveisEducacionais') return expandNiveis(filtro.niveisEducacionais ?? [])
  return filtro[categoria] ?? []
}

/** What everybody of the company has. */
export const marcaOfEmpresa = (empresaId: number) => marca(EMPRESA_LETTER, empresaId)

/** A quoted lexeme: quotes and backslashes inside are doubled. */
export const marca = (letter: string, valor: string | number) =>
  `'${letter}${String(valor).replaceAll(/['\\]/g, '$&$&')}'`
