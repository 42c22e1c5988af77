import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * A number that a comment, a string or a document cites stands in `docs/`. How each paper is cited, and how its
 * numbers are looked up, is told in docs/README.md.
 */

/** Words between a paper's name and its number. */
const PLACE = String.raw`sections?|lines?|rows?|findings?|items?|§`
const TOKEN = String.raw`[A-Z]?\d+(?:\.\d+)?(?![\w.]?\w)`
const PAPERS = 'product|spec|security|design|audit|style|findings|decisions?|issues?'
const GAP = String.raw`\s*(?:,|–|-|and|or|to)\s*(?:and\s+)?`
const CITED = new RegExp(
  String.raw`(?<![\w./-])(${PAPERS})(?:\.md)?(?:,?\s+(${PLACE})\s*|\s+)(${TOKEN})` +
    String.raw`((?:(?:${GAP}(?:(?:${PLACE})\s*)?|\s+lines?\s+)${TOKEN})*)`,
  'gi',
)
const MORE = new RegExp(String.raw`(?:(${PLACE})\s*)?(${TOKEN})`, 'gi')
const ROWS = /(?<![\w-])rows?\s+([WPBCLSAO]\d+)(?!\w)/g
const QUOTED =
  /(?<![\w./-])(architecture|design)(?:\.md)?(?:\s+section\s+\d)?,?\s+['"‘“]([^'"’”\n]{3,60})['"’”]/gi
const FILES = /(?<![\w./])docs\/(?:decisions\/\d{3}-)?[a-z-]+\.md/g

/**
 * @param {string} root
 * @param {string[]} files absolute paths of sources and documents
 * @returns {string[]} what is cited and is not there
 */
export function findDeadCitations(root, files) {
  const papers = readPapers(join(root, 'docs'))
  const dead = files
    .filter((file) => /\.(tsx?|mjs|cjs|css|md|ya?ml)$/.test(file))
    .flatMap((file) => {
      const text = joinLines(readFileSync(file, 'utf8'))
      return citationsIn(text)
        .filter((one) => one.file === undefined || !file.endsWith('.md'))
        .filter((one) => !isThere(root, papers, one))
        .map(({ shown, anchor = shown, index }) => {
          const said = shown.replaceAll(/\s+/g, ' ')
          return `${relative(root, file)}:${lineOf(text, index)}: “${said}” cites ${anchor}, which is not there`
        })
    })
  return [...papers.doubled.map((id) => `docs/: the anchor ${id} stands twice`), ...dead]
}

/** Every citation of a text, one by one: `product 4, 44 and 58` is three. */
function citationsIn(text) {
  const found = []
  for (const { 0: all, 1: word, 2: place = '', 3: first, 4: rest, index } of text.matchAll(CITED)) {
    const paper = word.toLowerCase().replace(/^(decision|issue)s$/, '$1')
    let last = { place, number: first, issue: first }
    for (const number of [last, ...rest.matchAll(MORE)]) {
      last = number === last ? last : follow(last, number)
      found.push({ anchor: anchorOf(paper, last), shown: all, index })
    }
  }
  for (const { 0: shown, 1: row, index } of text.matchAll(ROWS))
    found.push({ anchor: `audit-${row.toLowerCase()}`, shown, index })
  for (const { 0: shown, 1: paper, 2: title, index } of text.matchAll(QUOTED))
    found.push({ paper: paper.toLowerCase(), title, shown, index })
  for (const { 0: file, index } of text.matchAll(FILES)) found.push({ file, shown: file, index })
  return found
}

/** The next number of a list stands in the same place as the one before it, until another place is named. */
function follow(before, [, place = before.place, number]) {
  return { place, number, issue: /^line/i.test(place) ? before.issue : number }
}

function anchorOf(paper, { place, number, issue }) {
  if (paper === 'issue' && /^line/i.test(place)) return `issue-${issue}-${number}`
  return `${paper}-${/^finding/i.test(place) ? 'finding-' : ''}${number.toLowerCase()}`
}

function isThere(root, papers, { anchor, paper, title, file }) {
  if (file !== undefined) return existsSync(join(root, file))
  if (title === undefined) return papers.anchors.has(anchor)
  return papers.titles.get(paper)?.some((one) => one.startsWith(title)) ?? false
}

/** What can be cited: anchors, decisions by their number, titles and words in bold by paper. */
function readPapers(folder) {
  const anchors = new Set()
  const titles = new Map()
  const doubled = []
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.md'))) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const [, id] of text.matchAll(/<a id="([^"]+)">/g)) {
      if (anchors.has(id)) doubled.push(id)
      anchors.add(id)
    }
    const headings = [...text.matchAll(/^#+ (?:[\d.]+ )?(.+)$/gm), ...text.matchAll(/\*\*([^*]+)\*\*/g)]
    titles.set(
      name.replace(/\.md$/, ''),
      headings.map((match) => match[1]),
    )
  }
  const decisions = join(folder, 'decisions')
  for (const name of existsSync(decisions) ? readdirSync(decisions) : []) {
    const id = `decision-${name.slice(0, 3)}`
    if (anchors.has(id)) doubled.push(id)
    anchors.add(id)
  }
  return { anchors, titles, doubled }
}

/** Comments go on over lines: the break and the mark of the next line become blanks of the same length. */
const joinLines = (text) =>
  text.replaceAll(/\r?\n[ \t]*(?:\*(?!\/)|\/\/|#(?!#))?/g, (gap) => LINE_BREAK + ' '.repeat(gap.length - 1))
const LINE_BREAK = '\u2028'
const lineOf = (text, index) => text.slice(0, index).split(LINE_BREAK).length
