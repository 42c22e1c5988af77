import { parseSync } from '@swc/core'

const PRODUCT = /^(?:api|host|mfe-[\w-]+|shared\/[\w-]+)\/src\//
const UNREAD = /\/migrations\/|^api\/src\/demo\/|\.spec\.\w+$|\/testing\/|\/catalogos\/data\//
/** A whole sentence as a person reads it: a capital, more than one word, an end. */
const SENTENCE = /^[A-ZÀ-Ú«].* .*[.!?…]$/s

/**
 * Sentences that are said in two files, each for a fact of its own. A line that is not needed any more is a fault: what
 * is told of a field is told by shared/contract/src/faltas.ts.
 * @type {Record<string, string>}
 */
export const SAID_TWICE = {
  'Ainda carregando…':
    'the host says it of an area before shared/ui is there; areas bring their own skeletons',
  'Campo obrigatório.': 'one reader of schemas, one of bodies of files',
  'Confira os campos destacados.': 'the head of each answer that names fields',
  'Data inválida.': 'two schemas: a day, and a day of birth',
  'Endereço inválido.': 'of a link, and of a mailbox',
  'Erro ao obter candidatos.': 'the spec’s word for the list and for the call',
  'Esta campanha não existe ou foi excluída.': 'three areas, none of which knows another',
  'Esta inscrição já foi retirada.': 'said to the person on two ways',
  'Este arquivo não é um backup da Seleta.': 'head of the file, and frames of it',
  'Falha desconhecida.': 'a mail, and a delivery to a job board',
  'Inscrição não encontrada.': 'each service answers for its own look-up',
  'Nenhuma inscrição no período.': 'two charts',
  'Não encontramos o que você procura.': 'the words of 404, of a call and of an address',
  'O arquivo de backup está incompleto ou danificado.': 'frames, tables and files of a backup',
  'O arquivo é grande demais.': 'one file of a body, and the body',
  'O e-mail já é de outra pessoa, com outro CPF.': 'the try of an import, and the entrance itself',
  'O gerador de texto não respondeu. Tente de novo.': 'no answer, and one that cannot be read',
  'O pedido não pôde ser entendido.': 'what the framework refuses, and what a handler throws',
  'O que você enviou é grande demais.': 'told before a body is read, while, and after',
  'Valor inválido.': 'what zod says without words, and the database',
}

/**
 * @param {{ path: string, text: string }[]} files paths from the repository's root
 * @returns {string[]} sentences that stand in more than one file and are not listed, and lines of the list that nobody needs
 */
export function findTwiceTold(files, listed = SAID_TWICE) {
  const homes = new Map()
  for (const { path, text } of files.filter(({ path }) => PRODUCT.test(path) && !UNREAD.test(path)))
    for (const sentence of sentencesOf(path, text))
      homes.set(sentence, [...(homes.get(sentence) ?? []), path])
  const twice = [...homes].filter(([, paths]) => paths.length > 1)
  return [
    ...twice
      .filter(([sentence]) => !Object.hasOwn(listed, sentence))
      .map(
        ([sentence, paths]) =>
          `«${sentence}» is written in ${paths.join(' and ')}: write it once (contract/faltas)`,
      ),
    ...Object.keys(listed)
      .filter((sentence) => !twice.some(([one]) => one === sentence))
      .map((sentence) => `scripts/structure/sentence-rules.mjs lists «${sentence}», which is said once`),
  ]
}

function sentencesOf(path, text) {
  const found = new Set()
  walk(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' }), (node) => {
    const said =
      node.type === 'JSXText'
        ? node.value.replaceAll(/\s+/g, ' ').trim()
        : node.type === 'StringLiteral'
          ? node.value
          : ''
    if (SENTENCE.test(said)) found.add(said)
  })
  return found
}

function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, visit))
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') visit(node)
  for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child, visit)
}
