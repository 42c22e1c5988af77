import { canonicalEmail, isEmail } from '@seleta/regras/email'
import { readCpf } from '@seleta/regras/cpf'
import { onlyDigits } from '@seleta/regras/digits'
import { readTelefone } from '@seleta/regras/telefone'
import { foldText } from '@seleta/regras/text'
import { type Busca, type SearchedGroup, type Identidade, longWords } from '../../database/sql/busca'
import { funcoesOf } from './funcoes-do-catalogo'
import { wordsBeginning } from './known-words'
import { cidadesOf } from './lugares'
import { parseBusca } from './parse-busca'
import { groupOf, termKey } from './sinonimos'

/** Words of one term at most: «auxiliar de servicos gerais de limpeza». */
const MOST_WORDS = 6

const NOTHING = { grafias: [], sinonimos: [], cidades: [], funcoes: [], funcoesSinonimas: [] } as const

/**
 * What a person typed into the search of people, read: phones, CPF and e-mail in any notation, terms with their
 * spellings and synonyms, cities, exclusions (product 66).
 * @param isOfNome see `Busca`: a number and an address are words then
 */
export function readBusca(text: string, isOfNome: boolean): Busca {
  const identidade = isOfNome ? null : readIdentidade(text)
  if (identidade !== null) {
    const palavras = [{ texto: identidade.email ?? onlyDigits(text), inicios: [] }]
    return { identidade, groups: [], exclui: [], palavras, parecida: null, isOfNome }
  }
  const { includes, excludes, palavras } = parseBusca(text)
  return {
    identidade: null,
    groups: palavras.length > 0 ? readTermos(palavras) : includes === '' ? [] : [readAlternatives(includes)],
    exclui: excludes.map(withoutSinonimos),
    palavras: palavras.map((texto) => ({ texto, inicios: wordsBeginning(texto) })),
    parecida: null,
    isOfNome,
  }
}

/** The same, looked for by likeness; what is excluded stays so. */
export function likeBusca(text: string, isOfNome: boolean): Busca {
  const { includes, palavras } = parseBusca(text)
  return {
    ...readBusca(text, isOfNome),
    identidade: null,
    parecida: { texto: includes, palavras: longWords(palavras) },
  }
}

/** What a person typed into the search of campaigns. */
export interface CampanhaBusca {
  /** Either of them: all terms of one. None asks nothing. */
  readonly alternativas: readonly (readonly SearchedGroup[])[]
  readonly exclui: readonly SearchedGroup[]
  /** The code that a number may be. */
  readonly codigo: number | null
}

/** Terms as above; words of a campaign stand anywhere in it, so a phrase is its words. */
export function readCampanhaBusca(text: string): CampanhaBusca {
  const { includes, excludes } = parseBusca(text)
  const codigo = /^\s*#?\s*(\d{1,15})\s*$/.exec(text)?.[1]
  const alternativas = alternativesOf(includes).map((alternativa) =>
    alternativa.includes('"') ? [literal(alternativa)] : readTermos(alternativa.split(/\s+/)),
  )
  return {
    alternativas,
    exclui: excludes.map(literal),
    codigo: codigo === undefined ? null : Number(codigo),
  }
}

/** What stands on the sides of each «or»; none of them is blank. */
const alternativesOf = (includes: string): string[] =>
  includes
    .split(/(?<!\S)or(?!\S)/)
    .map((alternativa) => alternativa.trim())
    .filter((alternativa) => alternativa.replaceAll('"', '').trim() !== '')

/** Fewer digits are a number among words. */
const FEW_DIGITS = 4

function readIdentidade(text: string): Identidade | null {
  const typed = text.trim()
  if (isEmail(typed)) return { telefone: null, cpf: null, email: canonicalEmail(typed) }
  if (!/^[\d\s().+/-]+$/.test(typed) || onlyDigits(typed).length < FEW_DIGITS) return null
  return { telefone: readTelefone(typed), cpf: readCpf(typed), email: null }
}

const literal = (texto: string): SearchedGroup => ({ texto, ...NOTHING })

/** «react ou figma»: each of them with what it means. A phrase means itself. */
function readAlternatives(includes: string): SearchedGroup {
  if (includes.includes('"')) return literal(includes)
  const groups = alternativesOf(includes).map((alternativa) => readTermos(alternativa.split(/\s+/)))
  if (groups.some(({ length }) => length !== 1)) return literal(includes)
  const all = groups.flat()
  return {
    texto: includes,
    grafias: all.flatMap(({ grafias }) => grafias),
    sinonimos: all.flatMap(({ sinonimos }) => sinonimos),
    cidades: all.flatMap(({ cidades }) => cidades),
    funcoes: all.flatMap(({ funcoes }) => funcoes),
    funcoesSinonimas: all.flatMap(({ funcoesSinonimas }) => funcoesSinonimas),
  }
}

/** Plain words as terms, the longest first; words that are none stay as they are. */
function readTermos(palavras: readonly string[]): SearchedGroup[] {
  const groups: SearchedGroup[] = []
  for (let from = 0; from < palavras.length;) {
    const most = Math.min(MOST_WORDS, palavras.length - from)
    const lengths = Array.from({ length: most }, (_, n) => most - n)
    const [length, group] = lengths
      .map((n) => [n, readTermo(palavras.slice(from, from + n).join(' '))] as const)
      .find(([, found]) => found !== null) ?? [1, literal(palavras[from] ?? '')]
    groups.push(group ?? literal(palavras[from] ?? ''))
    from += length
  }
  return groups
}

function readTermo(texto: string): SearchedGroup | null {
  const key = termKey(texto)
  const group = groupOf(key)
  const cidades = cidadesOf(texto)
  const funcoes = funcoesOf([key])
  if (group === undefined && cidades.length === 0 && funcoes.length === 0) return null
  const others = group?.buscados.filter((termo) => termo !== foldText(texto)) ?? []
  const isGrafia = group?.tipo === 'grafia'
  return {
    // The words of a tool's name say little apart.
    texto: isGrafia && key.includes(' ') ? `"${texto}"` : texto,
    grafias: isGrafia ? others : [],
    sinonimos: isGrafia ? [] : others,
    cidades,
    funcoes,
    funcoesSinonimas: funcoesOf(others.map(termKey)).filter((id) => !funcoes.includes(id)),
  }
}

/** Whoever says «-motorista» means the word. */
function withoutSinonimos(texto: string): SearchedGroup {
  const termo = texto.startsWith('"') ? null : readTermo(texto)
  return { ...literal(texto), grafias: termo?.grafias ?? [], cidades: termo?.cidades ?? [] }
}
