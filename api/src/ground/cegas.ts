import { isUuid } from './text/uuid'
import { formatCpf } from '@seleta/regras/cpf'
import { formatCep } from '@seleta/regras/cep'
import { formatDia } from '@seleta/regras/dia'
import { formatTelefone } from '@seleta/regras/telefone'

/** Blind triage as an answer reads it (product 76, decision 193). */

/** Somebody of whom something is hidden. */
export interface Cega {
  readonly identificador: string
  readonly nome: string
  /** Their number in the campaign; null where they are seen, and only their blind applications are not. */
  readonly numero: number | null
  /** Where they stand before the stage that reveals. */
  readonly campanhas: readonly number[]
  /** What else must not be said of them. */
  readonly segredos: readonly string[]
}

/** From where people are looked at: a campaign, one of its stages, or none. */
export interface Olhar {
  readonly campanhaId: number | null
  readonly etapaId: number | null
}

/** How they are called: 'Pessoa 0143'. */
export const nameOfCega = (numero: number): string => `Pessoa ${String(numero).padStart(4, '0')}`

const HIDDEN = '•••'
/** Names of colleagues, companies, campaigns and stages: no word of a person is looked for in them. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'quem',
  'campanha',
  'etapa',
  'etapaNome',
  'empresa',
  'vaga',
  'nomeEmpresa',
  'dono',
  'antes',
  'identificador',
])
const PARTICLES: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const wholeWords = (texts: readonly string[]): RegExp | null =>
  texts.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${texts.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** In each notation in which it is shown. */
const notationsOf = (segredo: string): string[] =>
  [segredo, formatTelefone(segredo), formatCpf(segredo), formatCep(segredo), formatDia(segredo)].filter(
    (text) => text.length > 2,
  )

/** Takes every word of what is hidden of somebody out of a text. */
function eraserOf({ nome, numero, segredos }: Cega): (text: string) => string {
  const called = numero === null ? HIDDEN : nameOfCega(numero)
  const longestFirst = [...new Set(segredos.flatMap(notationsOf))].toSorted((a, b) => b.length - a.length)
  const words = nome.split(/\s+/).filter((word) => word.length > 2 && !PARTICLES.has(word.toLowerCase()))
  const [whole, secrets, parts] = [wholeWords([nome]), wholeWords(longestFirst), wholeWords(words)]
  return (text) => {
    let left = text
    if (whole !== null) left = left.replaceAll(whole, called)
    if (secrets !== null) left = left.replaceAll(secrets, HIDDEN)
    return parts === null ? left : left.replaceAll(parts, HIDDEN)
  }
}

/** The same of every text of a value. */
export function eraseIn<T>(value: T, cega: Cega): T {
  const erase = eraserOf(cega)
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return erase(one)
    if (Array.isArray(one)) return one.map(walk)
    if (typeof one !== 'object' || one === null || one instanceof Date) return one
    return Object.fromEntries(
      Object.entries(one).map(([key, part]) => [key, OF_OTHERS.has(key) ? part : walk(part)]),
    )
  }
  // Every part keeps its type.
  return walk(value) as T
}

const GONE = Symbol('of somebody whom nobody is told of')

/**
 * An answer without what is hidden of the people in it.
 * @param full as the role reads it
 * @param blind the same with every field emptied that is hidden blind; what it has none of is left out
 * @param cegas by identificador
 */
export function hideCegas<T>(full: T, blind: unknown, cegas: ReadonlyMap<string, Cega>): T {
  const walk = (one: unknown, hidden: unknown): unknown => {
    if (Array.isArray(one))
      return one
        .map((item: unknown, n) => walk(item, Array.isArray(hidden) ? hidden[n] : undefined))
        .filter((item) => item !== GONE)
    if (typeof one !== 'object' || one === null) return one
    const cega = cegas.get(identificadorOf(one))
    if (cega !== undefined && cega.numero !== null)
      return hidden === undefined ? GONE : withoutOthers(eraseIn(hidden, cega), cega, true)
    const parts = Object.entries(one).flatMap(([key, part]): [string, unknown][] => {
      const walked = walk(part, partOf(hidden, key))
      return walked === GONE ? [] : [[key, walked]]
    })
    const seen = Object.fromEntries(parts)
    return cega === undefined ? seen : withoutOthers(seen, cega, false)
  }
  // Only what is marked as able to be empty is emptied.
  return walk(full, blind) as T
}

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** Whom an object is about: itself, or the person that it names. */
function identificadorOf(value: object): string {
  const own = partOf(value, 'identificador') ?? partOf(partOf(value, 'talento'), 'identificador')
  return typeof own === 'string' ? own : ''
}

/** Of somebody hidden the blind applications alone, of somebody seen all but those. */
function withoutOthers(value: unknown, { campanhas }: Cega, isHidden: boolean): unknown {
  const participacoes = partOf(value, 'participacoes')
  if (!Array.isArray(participacoes)) return value
  const kept = participacoes.filter(
    (one: unknown) => campanhas.includes(Number(partOf(one, 'campanhaId'))) === isHidden,
  )
  return { ...Object(value), participacoes: kept, ...(isHidden && { isAsCegas: true }) }
}

/** Everybody whom a value names by `identificador`; a call that is refused may name anything. */
export function identificadoresIn(value: unknown): string[] {
  const found = new Set<string>()
  const walk = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return
    if (Array.isArray(one)) return one.forEach(walk)
    for (const [key, part] of Object.entries(one)) {
      if (key === 'identificador' && isUuid(part)) found.add(part)
      else if (key === 'identificadores' && Array.isArray(part))
        for (const each of part) if (isUuid(each)) found.add(each)
      walk(part)
    }
  }
  walk(value)
  return [...found]
}
