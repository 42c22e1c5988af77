import { foldText } from '@seleta/regras/text'
import { lazily } from '../lazily'
import { ADMINISTRATIVO } from './sinonimos/administrativo'
import { COMERCIO } from './sinonimos/comercio'
import { HABILIDADES } from './sinonimos/habilidades'
import { INDUSTRIA } from './sinonimos/industria'
import { LOGISTICA_AGRO } from './sinonimos/logistica-agro'
import { SAUDE_EDUCACAO } from './sinonimos/saude-educacao'
import { SERVICOS } from './sinonimos/servicos'
import { TECNOLOGIA } from './sinonimos/tecnologia'

/**
 * Words of the job market that mean the same (product 66). A line of the data is a group, its terms parted by commas, in
 * lower case and without accents; of one whose term begins with «~» that term is understood and not searched for,
 * because it says too much: whoever types «caixa» means the cashier, but not every «caixa» in a text is one.
 */
export interface Group {
  /** What is understood. */
  readonly termos: readonly string[]
  /** What is searched for. */
  readonly buscados: readonly string[]
  /** Spellings are the word itself; synonyms of functions come after what was typed. */
  readonly tipo: 'funcao' | 'grafia'
}

const readGroups = (text: string, tipo: Group['tipo']): Group[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const termos = line.split(',').map((termo) => termo.trim())
      return {
        termos: termos.map((termo) => termo.replace(/^~/, '')),
        buscados: termos.filter((termo) => !termo.startsWith('~')),
        tipo,
      }
    })

export const GROUPS: readonly Group[] = [
  ...[ADMINISTRATIVO, COMERCIO, TECNOLOGIA, INDUSTRIA, LOGISTICA_AGRO, SAUDE_EDUCACAO, SERVICOS].flatMap(
    (text) => readGroups(text, 'funcao'),
  ),
  ...readGroups(HABILIDADES, 'grafia'),
]

/** Between the words of a term, and no part of what it means; at its end they are: «CNH A». */
const CONNECTIVES = new Set([
  'a',
  'as',
  'ao',
  'com',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'na',
  'no',
  'o',
  'os',
  'para',
])

/** The words of a text as terms are compared by: without accents, small words, number and gender. */
export const termWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}#+.&]+/u)
    .map((palavra) => palavra.replace(/^[.&]+(?=[.&]|$)|(?<=\p{L})\.+$/gu, ''))
    .filter((palavra) => palavra !== '')
    .filter((palavra, n, all) => n === all.length - 1 || !CONNECTIVES.has(palavra))
    .map(withoutGenero)

/** The key by which a term is found, however it is bent. */
export const termKey = (text: string): string => termWords(text).join(' ')

/** 'operadoras' and 'operador', 'gestões' and 'gestão' are one word; of short ones every letter counts. */
function withoutGenero(palavra: string): string {
  if (palavra.length <= 3) return palavra
  return palavra
    .replace(/oes$/, 'ao')
    .replace(/(?<=[^s])s$/, '')
    .replace(/[aeo]$/, '')
}

const byKey = lazily(
  (): ReadonlyMap<string, Group> =>
    new Map(GROUPS.flatMap((group) => group.termos.map((termo) => [termKey(termo), group] as const))),
)

/** The group of a term, if there is one. @param key see `termKey` */
export const groupOf = (key: string): Group | undefined => byKey().get(key)
