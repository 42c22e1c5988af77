import { parseSync } from '@swc/core'

const PRODUCT = /^api\/src\/(?!.*\.spec\.ts$)/
const LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])

/** What Portuguese does not spell: foreign letters and pairs, doubled letters but rr and ss, ends such as -ed, -ing, -not. */
const FOREIGN = /[kwy]|[tsp]h|([b-df-hj-np-qtvxz])\1|[^aeiouáâãàéêíóôõúlmnrszx]$|[^e]n$/
/** English words that Portuguese might have spelled, and has not. */
const ENGLISH = new Set(
  'after are because been before close done error file from gone has have here is more one open or over release server some store to under use user were'.split(
    ' ',
  ),
)
/** Borrowed for good: the screens and docs/operacao.md say them too. */
const BORROWED = new Set(['backup', 'hash', 'link', 'url', 'e-mail', 'html'])

/**
 * What the api writes to its log is Portuguese (docs/decisions/113-what-a-log-line-says.md): words that are spelled as no
 * Portuguese one is.
 * @param {{ path: string, text: string }[]} files paths from the repository's root
 */
export function findEnglishLogs(files) {
  return files
    .filter(({ path, text }) => PRODUCT.test(path) && /\blog\b/.test(text))
    .flatMap(({ path, text }) =>
      loggedWords(text).flatMap((said) => {
        const foreign = wordsOf(said).filter(isForeign)
        return foreign.length === 0
          ? []
          : [`${path}: the log says «${said}»: ${foreign.join(', ')} is not Portuguese`]
      }),
    )
}

const wordsOf = (said) =>
  // Names of settings and of calls are no words of a sentence.
  said.split(/[\s,:;.()«»/…]+/).filter((word) => word !== '' && !/[\d_]|[a-z][A-Z]|^[A-Z]{2,}$/.test(word))

function isForeign(word) {
  const small = word.toLowerCase()
  return !BORROWED.has(small) && (ENGLISH.has(small) || FOREIGN.test(small))
}

/** Literals of what is handed to `….log.LEVEL(…)` or `log[…](…)`, fields left out. */
function loggedWords(text) {
  const found = []
  walk(parseSync(text, { syntax: 'typescript', target: 'es2022' }), (node) => {
    if (node.type !== 'CallExpression' || !isOfLog(node.callee)) return
    for (const { expression } of node.arguments)
      if (expression.type !== 'ObjectExpression')
        walk(expression, ({ type, value, quasis }) => {
          if (type === 'StringLiteral') found.push(value)
          if (type === 'TemplateLiteral') found.push(quasis.map(({ cooked }) => cooked).join(' … '))
        })
  })
  return found
}

function isOfLog(callee) {
  if (callee.type !== 'MemberExpression') return false
  const { object, property } = callee
  const owner = object.type === 'MemberExpression' ? object.property.value : object.value
  return owner === 'log' && (property.type === 'Computed' || LEVELS.has(property.value))
}

function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, visit))
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') visit(node)
  for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child, visit)
}
