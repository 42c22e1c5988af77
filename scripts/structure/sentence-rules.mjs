import { parseSync } from '@swc/core'

const PRODUCT = /^(?:api|host|mfe-[\w-]+|shared\/[\w-]+)\/src\//
const UNREAD = /\/migrations\/|^api\/src\/demo\/|\.spec\.\w+$|\/testing\/|\/catalogos\/data\//
/** A whole sentence as a person reads it: a capital, more than one word, an end. */
const SENTENCE = /^[A-ZÀ-Ú«].* .*[.!?…]$/s

/**
 * Without the capital or the end: so many words, of which so many say something. Three are the name of a thing
 * («Nome da empresa», «Salvar e continuar»), which may stand at each thing that has it.
 */
const SHORT = { words: 4, told: 3 }
const WORD = /^[«“(]?(?:\{\}|[A-Za-zÀ-ú]+(?:-[a-zà-ú]+)*)[»”)]*[.,:;!?…]?$/
const TOLD = /[A-Za-zÀ-ú]/

/** Short ones that stand in two places on purpose, and why. */
const INDEPENDENT = {
  'Ir para o conteúdo': 'the dashboard and the public pages load nothing of each other',
}

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
    .filter(([sentence, paths]) => paths.length > 1 && !Object.hasOwn(INDEPENDENT, sentence))
    .map(
      ([sentence, paths]) =>
        `«${sentence}» is written in ${paths.join(' and ')}: write it once, where both may ask (contract/faltas, contract/screen-words)`,
    )
}

/** A stop makes no other sentence of the same words. */
function sentencesOf(path, text) {
  const found = new Set()
  walk(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' }), (node) => {
    if (isForNobody(node)) return false
    const said = wordsOf(node).replaceAll(/\d+/g, '{}')
    if (SENTENCE.test(said) || isShort(said)) found.add(said.replace(/[.…]$/, ''))
    return true
  })
  return found
}

function isShort(said) {
  const words = said.split(' ')
  return (
    words.length >= SHORT.words &&
    words.every((word) => WORD.test(word)) &&
    words.filter((word) => TOLD.test(word)).length >= SHORT.told
  )
}

/** A statement to the database, the name of a file, classes of a style, a fault that only a log tells. */
const isForNobody = ({ type, tag, callee, name }) =>
  (type === 'TaggedTemplateExpression' && nameOf(tag) === 'sql') ||
  type === 'ImportDeclaration' ||
  (type === 'JSXAttribute' && name.value === 'className') ||
  (type === 'NewExpression' && /^(?:Range|Type)?Error$/.test(nameOf(callee)))

/** The name of what is called, typed or not. */
const nameOf = ({ value, expression, object }) => value ?? nameOf(expression ?? object ?? { value: '' })

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
  if (typeof node.type === 'string' && !visit(node)) return
  for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child, visit)
}
