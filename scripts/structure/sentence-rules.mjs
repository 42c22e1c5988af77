import { parseSync } from '@swc/core'

const PRODUCT = /^(?:api|host|mfe-[\w-]+|shared\/[\w-]+)\/src\//
const UNREAD = /\/migrations\/|^api\/src\/demo\/|\.spec\.\w+$|\/testing\/|\/catalogos\/data\//
/** A whole sentence as a person reads it: a capital, more than one word, an end. */
const SENTENCE = /^[A-ZÀ-Ú«].* .*[.!?…]$/s

/**
 * @param {{ path: string, text: string }[]} files paths from the repository's root
 * @returns {string[]} sentences that stand in more than one file
 */
export function findTwiceTold(files) {
  const homes = new Map()
  for (const { path, text } of files.filter(({ path }) => PRODUCT.test(path) && !UNREAD.test(path)))
    for (const sentence of sentencesOf(path, text))
      homes.set(sentence, [...(homes.get(sentence) ?? []), path])
  return [...homes]
    .filter(([, paths]) => paths.length > 1)
    .map(
      ([sentence, paths]) =>
        `«${sentence}» is written in ${paths.join(' and ')}: write it once, where both may ask (contract/faltas)`,
    )
}

function sentencesOf(path, text) {
  const found = new Set()
  walk(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' }), (node) => {
    const said = wordsOf(node)
    if (SENTENCE.test(said)) found.add(said.replaceAll(/\d+/g, '{}'))
  })
  return found
}

/** What is told with something in it has `{}` in its place, as a number has. */
function wordsOf({ type, value, quasis }) {
  if (type === 'JSXText') return value.replaceAll(/\s+/g, ' ').trim()
  if (type === 'StringLiteral') return value
  if (type === 'TemplateLiteral' && quasis !== undefined) return quasis.map(({ cooked }) => cooked).join('{}')
  return ''
}

function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, visit))
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') visit(node)
  for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child, visit)
}
