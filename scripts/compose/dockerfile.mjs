/**
 * What a Dockerfile says, stage by stage. Only what our own uses: one instruction a line, no heredocs.
 * @param {string} text
 * @returns {Map<string, { from: string, lines: { word: string, rest: string }[] }>} stage → its instructions
 */
export function readStages(text) {
  const stages = new Map()
  let stage
  for (const line of text.split('\n')) {
    const [, word, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (word === undefined) continue
    if (word !== 'FROM') {
      stage?.lines.push({ word, rest })
      continue
    }
    const [from, , name = from] = rest.split(' ')
    stage = { from, lines: [] }
    stages.set(name, stage)
  }
  return stages
}

/** A stage and those that it begins with, the last first; ends where another image begins. */
export function chainOf(stages, target) {
  const stage = stages.get(target)
  return stage === undefined ? [] : [stage, ...chainOf(stages, stage.from)]
}

/** The stages that a target needs: what it begins with and what it copies from. */
export function neededBy(stages, target, seen = new Set()) {
  const stage = stages.get(target)
  if (stage === undefined || seen.has(target)) return seen
  seen.add(target)
  neededBy(stages, stage.from, seen)
  for (const { word, rest } of stage.lines) {
    const from = word === 'COPY' ? /--from=(\S+)/.exec(rest)?.[1] : undefined
    if (from !== undefined) neededBy(stages, from, seen)
  }
  return seen
}

/** The last of an instruction that holds for a target, its own or one that it begins with. */
export function lastOf(stages, target, word) {
  for (const { lines } of chainOf(stages, target)) {
    const found = lines.findLast((line) => line.word === word)
    if (found !== undefined) return found.rest
  }
  return undefined
}

/** `["node", "x"]` and `node x` are the same words. */
export const wordsOf = (rest) => (rest.startsWith('[') ? JSON.parse(rest) : rest.split(' '))

/** Puts a build's arguments in the place of their names. */
export const withArgs = (text, args = {}) =>
  text.replaceAll(/\$\{(\w+)\}/g, (whole, name) => args[name] ?? whole)
