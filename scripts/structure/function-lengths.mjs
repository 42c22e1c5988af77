import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseSync } from '@swc/core'

/** A function with more lines is two (style.md 27). */
export const LONGEST_FUNCTION = 60

/** How many functions may still be longer: never more, fewer with each one that is mended. */
export const LONG_FUNCTIONS = 15

/** A style sheet with more lines is two; of other files the linter says so. */
const LONGEST_SHEET = 300

/**
 * @param {{ path: string, text: string }[]} files
 * @returns {string[]} the style sheets that are too long
 */
export function findLongSheets(files) {
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST_SHEET)
    .map(({ path, lines }) => `${path}: ${lines} lines, ${LONGEST_SHEET} may be`)
}

/**
 * Code of the product: no test or stand-in, no demo data; a migration is history and is never written again.
 * @param {string} file relative to the repository
 */
export const isProductCode = (file) =>
  /^(host|mfe-[\w-]+|shared|api\/src|scripts)\/.*\.(ts|tsx|mjs)$/.test(file) &&
  !/\.d\.ts$|\.spec\.\w+$|\/testing\/|\/gallery\/|^api\/src\/(demo|database\/migrations)\//.test(file)

/**
 * The length of each function of a tree, measured the same way for all: its lines from the first word to the closing
 * bracket, without those of functions and methods that are declared in it, which are measured by themselves.
 * @param {string} root
 * @param {string[]} files absolute paths below root; what is no code of the product is passed over
 * @returns {{ file: string, line: number, name: string, lines: number }[]} file relative to root
 */
export function functionLengths(root, files) {
  return files
    .map((path) => ({ path, file: relative(root, path) }))
    .filter(({ file }) => isProductCode(file))
    .flatMap(({ path, file }) => functionsOf(path).map((found) => ({ file, ...found })))
}

/**
 * @param {{ file: string, line: number, name: string, lines: number }[]} functions
 * @param {number} allowed how many may be longer than LONGEST_FUNCTION
 * @returns {string[]} nothing, or all the long ones, longest first
 */
export function findLongFunctions(functions, allowed) {
  const long = functions.filter(({ lines }) => lines > LONGEST_FUNCTION).toSorted((a, b) => b.lines - a.lines)
  if (long.length <= allowed) return []
  return [
    `${long.length} functions have more than ${LONGEST_FUNCTION} lines, ${allowed} may`,
    ...long.map(({ file, line, name, lines }) => `${file}:${line} ${name}: ${lines} lines`),
  ]
}

const DECLARED = new Set([
  'FunctionDeclaration',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
])
const FUNCTIONS = new Set([...DECLARED, 'FunctionExpression', 'ArrowFunctionExpression'])

function functionsOf(path) {
  // The parser counts bytes from where it last stopped; the statement put in front says where that was.
  const text = `;${readFileSync(path, 'utf8')}`
  const tree = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' })
  const lineOf = lineCounter(text, tree.body[0].span.start)
  const found = []
  walk(tree.body, undefined, [], (node, name, around) => {
    const line = lineOf(node.span.start)
    const lines = lineOf(node.span.end - 1) - line + 1
    const own = { line, name, lines, node }
    found.push(own)
    if (DECLARED.has(node.type)) takeFrom(around, lines)
    return own
  })
  return found.map(({ line, name, lines }) => ({ line, name, lines }))
}

/** A declared function's lines are not those of the functions around it, up to the next declared one. */
function takeFrom(around, lines) {
  for (const outer of around) {
    outer.lines -= lines
    if (DECLARED.has(outer.node.type)) return
  }
}

/** Visits each function with the nearest name given to it and the functions around it, nearest first. */
function walk(node, name, around, visit) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, name, around, visit))
  if (typeof node !== 'object' || node === null) return
  const own = nameOf(node) ?? name
  const within = FUNCTIONS.has(node.type) ? [visit(node, own ?? 'anonymous', around), ...around] : around
  for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child, own, within, visit)
}

function nameOf(node) {
  const { value } = node.identifier ?? (node.type === 'VariableDeclarator' ? node.id : node.key) ?? {}
  return typeof value === 'string' ? value : undefined
}

/** From the parser's offsets, which are bytes after `base`, to lines, 1-based. */
function lineCounter(text, base) {
  const bytes = Buffer.from(text)
  const starts = [0]
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) starts.push(at + 1)
  return (offset) => {
    const next = starts.findIndex((start) => start > offset - base)
    return next < 0 ? starts.length : next
  }
}
