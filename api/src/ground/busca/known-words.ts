import { foldText } from '@seleta/regras/text'
import { listSinonimos } from '../catalogos/data/busca'
import { funcoes } from '../catalogos/data/funcoes/funcoes'
import { POPULACAO } from '../catalogos/data/populacao'
import { lazily } from '../lazily'
import { GROUPS } from './sinonimos'

/** Shorter ones are too near to too many. */
const SHORTEST = 4
/** From so many letters on two faults may be in a word. */
const LONG = 7

/** Words of functions, skills and the larger cities, with how often they are said there. */
const listWords = lazily(() =>
  countWords([
    ...GROUPS.flatMap(({ termos }) => termos),
    ...funcoes.flatMap((funcao) => [funcao.descricao, ...listSinonimos(funcao)]),
    ...POPULACAO.map(([nome]) => nome),
  ]),
)

function countWords(textos: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const texto of textos)
    for (const palavra of foldText(texto).split(/[^\p{L}]+/u))
      if (palavra.length >= SHORTEST) counts.set(palavra, (counts.get(palavra) ?? 0) + 1)
  return counts
}

/** The known word that was meant by a text that is none: nearest, then commonest. Null when none is near. */
export function correctWord(text: string): string | null {
  const palavra = foldText(text)
  if (!/^\p{L}+$/u.test(palavra) || palavra.length < SHORTEST || listWords().has(palavra)) return null
  const most = palavra.length < LONG ? 1 : 2
  const near = [...listWords()]
    .filter(([word]) => Math.abs(word.length - palavra.length) <= most)
    .map(([word, count]) => ({ word, count, faults: countFaults(palavra, word) }))
    .filter(({ faults }) => faults <= most)
    .toSorted((a, b) => a.faults - b.faults || b.count - a.count)
  return near[0]?.word ?? null
}

/** So many say what a beginning may become. */
const MOST_BEGUN = 6

/**
 * Known words that a text is the beginning of, commonest first. Texts keep the root of a word, which may be shorter than
 * what was typed of it: «recepcionis» is no beginning of «recepcion».
 */
export function wordsBeginning(text: string): string[] {
  const start = foldText(text)
  if (start.length < SHORTEST) return []
  return [...listWords()]
    .filter(([word]) => word.length > start.length && word.startsWith(start))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_BEGUN)
    .map(([word]) => word)
}

/** Letters left out, put in, exchanged or swapped with their neighbour on the way from one word to another. */
function countFaults(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return row[to.length] ?? Infinity
}
