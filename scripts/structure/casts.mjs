import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseSync } from '@swc/core'
import { isProductCode } from './function-lengths.mjs'

/**
 * A cast (`as`, `!`, `<T>`) says to the compiler what it cannot see, so it says to the reader why: a comment stands on
 * its line or on the one above (style 8). `as const` and `satisfies` claim nothing and need none.
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
        .filter(({ first, last }) => !hasComment(lines, first - 1, last))
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

/** A comment that stands on one of the lines (counted from 1), or goes on there. */
const hasComment = (lines, first, last) =>
  lines.slice(Math.max(0, first - 1), last).some((line) => /(^|\s)\/\/ |\*\/|^\s*\*|(^|[\s{])\/\*/.test(line))
