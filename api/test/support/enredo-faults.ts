import type { Palavras } from './enredo-palavras'
import { listDiffering, nomeIn, type Portrait } from './enredo-portraits'

/** What a restore has made of a story, beside the backup and the product that went on. */

export interface Seen {
  readonly before: ReadonlyMap<string, Portrait>
  readonly restored: ReadonlyMap<string, Portrait>
  readonly live: ReadonlyMap<string, Portrait>
  /** Words that stand anywhere in the product that went on. */
  readonly standing: ReadonlySet<string>
  /** Where words stand in what was restored. */
  readonly found: readonly { readonly text: string; readonly onde: string }[]
}

/** @returns who is back, and what is lost or changed of whom nobody has erased */
export const findFaults = (palavras: Palavras, seen: Seen): string[] => [
  ...findBack(palavras, seen),
  ...findLost(palavras, seen),
  ...findChanged(palavras, seen),
]

function findBack({ words, erased }: Palavras, { restored, standing, found }: Seen): string[] {
  const isOf = (word: string, { text }: Portrait) => text.includes(word)
  const lives = [...restored.values()].filter((one) =>
    [...words].some(([word, isMark]) => isMark && !erased.has(word) && isOf(word, one)),
  )
  return [...erased].flatMap((word) => {
    const places = found.filter(({ text }) => text === word).map(({ onde }) => onde)
    // A key of several is whoever lives and had it in the backup.
    const isOthers = words.get(word) === false && lives.some((one) => isOf(word, one))
    return standing.has(word) || isOthers || places.length === 0
      ? []
      : [`${word} is back in ${places.join(', ')}`]
  })
}

interface Fusao {
  readonly unida: unknown
  readonly desfeita_em: string | null
}
const isJoined = (word: string, { parts }: Portrait): boolean =>
  ((parts as { readonly fusao: readonly Fusao[] | null }).fusao ?? []).some(
    (one) => one.unida !== null && one.desfeita_em === null && JSON.stringify(one).includes(word),
  )
/** Whoever had stood in the record of somebody who was erased since, and not by a recruiter's join, goes with them. */
const isReverse = (word: string, { before, live }: Seen): boolean =>
  [...before].every(([who, one]) => !one.text.includes(word) || (!live.has(who) && !isJoined(word, one)))

/**
 * Told under the name that somebody had in the backup, and not when they were erased: the ledger holds no names, so the
 * restore judges by the former one (decision 138).
 */
function isUnderFormerName(word: string, { names }: Palavras, { before }: Seen): boolean {
  const former = [...names].flatMap(([who, nome]) => {
    const one = before.get(who)
    return one === undefined || nomeIn(one) === nome ? [] : [nomeIn(one)]
  })
  const told = [...before.values()].flatMap(({ parts }) =>
    ((parts as { readonly fusao: readonly Telling[] | null }).fusao ?? []).map(({ chegou }) => chegou),
  )
  return told.some((one) => JSON.stringify(one).includes(word) && former.includes(one.nome ?? ''))
}
interface Telling {
  readonly chegou: { readonly nome?: string }
}

/** What is said of somebody, but for what a record was before and after a merge or a correction. */
const saidIn = ({ parts }: Portrait) =>
  JSON.stringify(parts, (name, value: unknown) => (name === 'antes' || name === 'depois' ? null : value))

function findLost(palavras: Palavras, seen: Seen): string[] {
  const { before, restored, standing } = seen
  const stands = (word: string, some: ReadonlyMap<string, Portrait>) =>
    [...some.values()].some((one) => saidIn(one).includes(word))
  return [...palavras.words].flatMap(([word, isMark]) =>
    isMark &&
    stands(word, before) &&
    standing.has(word) &&
    stands(word, seen.live) &&
    !stands(word, restored) &&
    !isReverse(word, seen) &&
    !isUnderFormerName(word, palavras, seen)
      ? [`${word} is lost`]
      : [],
  )
}

/** Neither what the restore logs, nor of merges when they were taken back, nor what one of them told by a key of somebody who was erased (decision 220). */
const isLeft = (one: string, { ofErased }: Palavras) =>
  /^\/(?:fusao\/\d+\/desfeita_em: "|evento\/\d+\/\S+: nothing →)/.test(one) ||
  (/^\/fusao\/\d+\/(?:antes|depois|chegou)\//.test(one) &&
    [...ofErased].some((word) => one.includes(`"${word}" →`)))

/** Records in which everybody lives who told of anybody there. */
function findChanged(palavras: Palavras, { before, restored, live, standing }: Seen): string[] {
  const { words, erased } = palavras
  return [...before].flatMap(([who, portrait]) => {
    const own = [...words].filter(([word]) => portrait.text.includes(word))
    const isWhole = own.every(([word, isMark]) => !erased.has(word) && (!isMark || standing.has(word)))
    if (own.length === 0 || !isWhole) return []
    return listDiffering(portrait, restored.get(who), live.get(who))
      .filter((one) => !isLeft(one, palavras))
      .map((one) => `${who} is changed: ${one}`)
  })
}
