import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseSync } from '@swc/core'
import { isProductCode } from './function-lengths.mjs'

/**
 * A cast (`as`, `!`, `<T>`) says to the compiler what it cannot see, so it says to the reader why: a sentence stands on
 * its line or on the ones above (style 8); a directive to a tool or a word or two are no reason. `as const` and `satisfies` claim nothing and need none.
 * @param {string} root
 * @param {string[]} files absolute paths below root; what is no code of the product is passed over
 * @returns {string[]} casts without a reason, as `file:line: text`
 */
export function findBareCasts(root, files) {
  return files
    .map((path) => ({ path, file: relative(root, path) }))
    .filter(({ file }) => /\.tsx?$/.test(file) && isProductCode(file))
    .flatMap(({ path, file }) => {
      const text = readFileSync(path, 'utf8')
      if (!/\bas\b|!|<\w+>/.test(text)) return []
      const lines = text.split('\n')
      return castsOf(text, file.endsWith('x'))
        .filter(({ first, last }) => !hasReason(lines, first - 1, last))
        .map(({ last }) => `${file}:${last}: ${lines[last - 1].trim()}`)
    })
}

const CASTS = new Set(['TsAsExpression', 'TsNonNullExpression', 'TsTypeAssertion'])

function castsOf(text, tsx) {
  // The parser counts bytes from where it last stopped; the statement put in front says where that was.
  const tree = parseSync(`;${text}`, { syntax: 'typescript', tsx, target: 'es2022' })
  const bytes = Buffer.from(`;${text}`)
  const begin = tree.body[0].span.start
  const lineAt = (at) =>
    bytes
      .subarray(0, at - begin)
      .toString()
      .split('\n').length
  const found = []
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    if (CASTS.has(node.type)) found.push({ first: lineAt(node.span.start), last: lineAt(node.span.end) })
    for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child)
  }
  walk(tree.body)
  return found
}

/** A reason is a sentence: this many words at least. */
const REASON_WORDS = 4

/** What speaks to a tool or to nobody: no reason by itself. */
const NO_REASON = /(?:oxlint|eslint)-.*|@ts-[a-z-]+|\b(?:TODO|FIXME|XXX)\b.*/

/** A reason that stands on one of the lines (counted from 1), goes on there, or begins above and ends there. */
function hasReason(lines, first, last) {
  const told = lines.slice(Math.max(0, first - 1), last).map(saidIn)
  for (let at = first - 2; at >= 0 && told[0] !== '' && isCommentOnly(lines[at]); at--)
    told.unshift(saidIn(lines[at]))
  const words = told
    .map((line) => line.replace(NO_REASON, ''))
    .join(' ')
    .match(/\p{L}[\p{L}\p{N}'’.-]*/gu)
  return (words?.length ?? 0) >= REASON_WORDS
}

const isCommentOnly = (line) => /^\s*(?:\/\/|\/?\*)/.test(line)

/** What a line says to its reader or to a tool; '' when it is code alone. */
const saidIn = (line) =>
  /(?:^|[\s{])\/\/ (.*)$/.exec(line)?.[1] ??
  /(?:^|[\s{])\/\*+(.*)$/.exec(line)?.[1] ??
  /^\s*\*(.*)$/.exec(line)?.[1] ??
  /^(.*)\*\//.exec(line)?.[1] ??
  ''
