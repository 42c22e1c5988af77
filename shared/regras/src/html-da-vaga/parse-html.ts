import type { Alignment, Documento, Paragraph, Run } from './documento'
import { ALIGNMENTS, joinRuns } from './documento'
import { decodeEntities } from './entities'

/**
 * Reads HTML into a document without ever making it HTML again: no DOM is built, so nothing of a hostile paste is
 * loaded, styled or run, and no Trusted Types sink is touched (security S13, finding 4). What the document has no
 * word for is dropped, its text stays.
 */

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi

/** Elements whose text is no text of the document. */
const SILENT = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'textarea',
  'select',
])

/** Elements that begin and end a paragraph. */
const BLOCKS = new Set(
  'p div li ul ol h1 h2 h3 h4 h5 h6 blockquote pre section article header footer main aside table thead tbody tr td th dl dt dd form fieldset figure figcaption hr address'.split(
    ' ',
  ),
)

const HEADING = /^h[1-6]$/

interface Open {
  readonly tag: string
  readonly marks: Omit<Run, 'texto'>
  readonly alignment: Alignment | undefined
  /** List kind that begins here, or that this item says it has (Quill writes bullets as `ol > li[data-list]`). */
  readonly list: 'ol' | 'ul' | undefined
}

/**
 * @param html anything: a paste, a stored description, a model's answer
 * @returns the document in it; the same text written and read again is the same document
 */
export function parseHtml(html: string): Documento {
  const paragraphs: Paragraph[] = []
  const open: Open[] = []
  /** Lines of the paragraph that is being read. */
  let linhas: Run[][] = [[]]
  let silent: string | null = null

  const end = () => {
    const runs = joinLines(linhas)
    linhas = [[]]
    if (runs === null) return
    const isItem = open.some(({ tag }) => tag === 'li')
    const list = open.findLast((element) => element.list !== undefined)?.list
    const alignment = open.findLast((element) => element.alignment !== undefined)?.alignment
    paragraphs.push({
      tipo: isItem ? (list ?? 'ul') : 'p',
      ...(alignment === undefined ? {} : { alignment }),
      runs,
    })
  }

  for (const [token, slash, rawTag, attributes = ''] of html.matchAll(TOKEN)) {
    const tag = rawTag?.toLowerCase()
    if (silent !== null) {
      if (slash === '/' && tag === silent) silent = null
    } else if (tag === undefined) {
      if (!token.startsWith('<!--')) linhas.at(-1)?.push({ ...marksOf(open), texto: collapse(token) })
    } else if (slash === '/') {
      if (BLOCKS.has(tag)) end()
      close(open, tag)
    } else if (SILENT.has(tag)) {
      if (!attributes.endsWith('/')) silent = tag
    } else if (tag === 'br') {
      linhas.push([])
    } else {
      if (BLOCKS.has(tag)) end()
      if (!isVoid(tag)) open.push(openOf(tag, attributes))
    }
  }
  end()
  return paragraphs
}

const isVoid = (tag: string) =>
  /^(?:img|hr|input|meta|link|col|wbr|area|base|embed|source|track|param)$/.test(tag)

function close(open: Open[], tag: string): void {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at >= 0) open.splice(at)
}

function openOf(tag: string, attributes: string): Open {
  const style = attribute(attributes, 'style')
  return {
    tag,
    marks: marksOfElement(tag, style),
    alignment: BLOCKS.has(tag) ? alignmentOf(attributes, style) : undefined,
    list: listOf(tag, attributes),
  }
}

function marksOfElement(tag: string, style: string): Omit<Run, 'texto'> {
  const isPlain = /font-weight\s*:\s*(?:normal|400)/i.test(style)
  const isBold =
    tag === 'b' || tag === 'strong' || HEADING.test(tag) || /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style)
  const isItalic = tag === 'i' || tag === 'em' || /font-style\s*:\s*italic/i.test(style)
  const isUnderlined =
    tag === 'u' || tag === 'ins' || /text-decoration(?:-line)?\s*:[^;]*underline/i.test(style)
  return {
    ...(isBold && !isPlain ? { bold: true as const } : {}),
    ...(isItalic ? { italic: true as const } : {}),
    ...(isUnderlined ? { underline: true as const } : {}),
  }
}

function marksOf(open: readonly Open[]): Omit<Run, 'texto'> {
  // Object.assign of many forgets what each is.
  return Object.assign({}, ...open.map(({ marks }) => marks)) as Omit<Run, 'texto'>
}

function alignmentOf(attributes: string, style: string): Alignment | undefined {
  const said =
    /ql-align-(center|right|justify)/.exec(attribute(attributes, 'class'))?.[1] ??
    /text-align\s*:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase() ??
    attribute(attributes, 'align').toLowerCase()
  return ALIGNMENTS.find((alignment) => alignment === said)
}

function listOf(tag: string, attributes: string): 'ol' | 'ul' | undefined {
  if (tag === 'ol' || tag === 'ul') return tag
  const dataList = tag === 'li' ? attribute(attributes, 'data-list') : ''
  return dataList === 'bullet' ? 'ul' : dataList === 'ordered' ? 'ol' : undefined
}

function attribute(attributes: string, name: string): string {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  )
  return decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '')
}

/**
 * White space of the source is one space, control characters are nothing; a no-break space is a character.
 */
const collapse = (text: string) =>
  decodeEntities(text.replaceAll(/[\t\n\f\r ]+/g, ' ').replaceAll(/\p{Cc}/gu, '')).replaceAll(/[\t\n]+/g, ' ')

/**
 * The lines of a paragraph as one text. A break at its very end shows nothing in HTML, and falls away.
 * @returns null when there was neither text nor a break
 */
function joinLines(linhas: readonly (readonly Run[])[]): Run[] | null {
  const clean = linhas.map((linha) => trimEnds(joinRuns(linha)))
  if (clean.length > 1 && clean.at(-1)?.length === 0) clean.pop()
  else if (clean.length === 1 && clean[0]?.length === 0) return null
  return joinRuns(clean.flatMap((linha, index) => (index === 0 ? linha : [{ texto: '\n' }, ...linha])))
}

/** No space at the ends of a line, and none after a space. */
function trimEnds(runs: readonly Run[]): Run[] {
  let isAfterSpace = true
  const single = runs.map((run) => {
    const spaced = run.texto.replaceAll(/ +/g, ' ')
    const texto = isAfterSpace ? spaced.replace(/^ /, '') : spaced
    if (texto !== '') isAfterSpace = texto.endsWith(' ')
    return { ...run, texto }
  })
  const kept = joinRuns(single)
  const last = kept.at(-1)
  if (last?.texto.endsWith(' ') !== true) return kept
  return joinRuns([...kept.slice(0, -1), { ...last, texto: last.texto.replace(/ $/, '') }])
}
