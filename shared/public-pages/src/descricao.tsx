import type { ReactNode } from 'react'
import { createElement } from 'react'

/**
 * A description as React elements, on the server and in the browser alike: the text is read by a small parser of our
 * own and rebuilt from the allowed tags and classes. Nothing is ever assigned to innerHTML, no document is parsed
 * (product 34, security S13). What is read is what the server sanitised; other tags show their text.
 */
export function Descricao({ html }: { html: string }) {
  return toReact(parseDescricao(html).children)
}

const blocks = new Set(['p', 'ol', 'ul'])
const inlines = new Set(['strong', 'em', 'u'])
const classes = new Set(['ql-align-center', 'ql-align-right', 'ql-align-justify'])
/** Their text is not text for people. */
const silent = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
  'title',
])

interface Tag {
  readonly name: string
  readonly className: string
  readonly children: (Tag | string)[]
}

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g

/**
 * Reads sanitised HTML into a tree that a browser keeps as it is: no block inside a paragraph, items only in lists.
 * @param html any text; what is not allowed falls away
 */
export function parseDescricao(html: string): Tag {
  const root: Tag = { name: '', className: '', children: [] }
  const open: Tag[] = [root]
  const top = () => open.at(-1) ?? root
  const closeTo = (name: string) => {
    const at = open.findLastIndex((tag) => tag.name === name)
    if (at > 0) open.length = at
  }
  let muted: string | null = null
  let from = 0
  for (const match of html.matchAll(TOKEN)) {
    const [whole, slash, raw = '', attributes = ''] = match
    if (muted === null) addText(top(), html.slice(from, match.index))
    from = match.index + whole.length
    const name = raw.toLowerCase()
    if (muted !== null) {
      if (slash === '/' && name === muted) muted = null
      continue
    }
    if (silent.has(name)) {
      if (slash === '' && !attributes.endsWith('/')) muted = name
      continue
    }
    if (slash === '/') {
      closeTo(name)
      continue
    }
    if (name === 'br') {
      top().children.push({ name, className: '', children: [] })
      continue
    }
    if (name === 'li') {
      const list = open.findLastIndex((tag) => tag.name === 'ol' || tag.name === 'ul')
      if (list < 0) continue
      open.length = list + 1
    } else if (blocks.has(name)) {
      closeTo('p')
    } else if (!inlines.has(name)) continue
    const tag: Tag = { name, className: classesOf(attributes), children: [] }
    top().children.push(tag)
    open.push(tag)
  }
  if (muted === null) addText(top(), html.slice(from))
  return root
}

function addText(tag: Tag, raw: string): void {
  // Text between items or blocks of a list has no place of its own there.
  const plain = raw.replaceAll(/(?![\t\n])\p{Cc}/gu, '')
  const text = tag.name === 'ol' || tag.name === 'ul' ? plain.trim() : plain
  if (text !== '') tag.children.push(decode(text))
}

function classesOf(attributes: string): string {
  const value = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)
  return (value?.[1] ?? value?.[2] ?? '')
    .split(/\s+/)
    .filter((name) => classes.has(name))
    .join(' ')
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    const code =
      decimal === undefined ? (hex === undefined ? null : Number.parseInt(hex, 16)) : Number(decimal)
    if (code !== null) return isCharacter(code) ? String.fromCodePoint(code) : ''
    return named[String(name).toLowerCase()] ?? whole
  })
}

/** No control character and no half of one: a browser would read it another way than it was written. */
const isCharacter = (code: number) =>
  code === 9 ||
  code === 10 ||
  (code >= 32 && code <= 0x10ffff && (code < 127 || code > 159) && (code < 0xd800 || code > 0xdfff))

function toReact(children: readonly (Tag | string)[]): ReactNode[] {
  return children.map((child, key) => {
    if (typeof child === 'string') return child
    if (child.name === 'br') return createElement('br', { key })
    const props = child.className === '' ? { key } : { key, className: child.className }
    return createElement(child.name, props, ...toReact(child.children))
  })
}

/** The words alone: for previews and feeds that take no tags. */
export function textOfDescricao(html: string): string {
  const walk = (tag: Tag): string =>
    tag.children
      .map((child) => (typeof child === 'string' ? child : child.name === 'br' ? ' ' : `${walk(child)} `))
      .join('')
  return walk(parseDescricao(html)).replaceAll(/\s+/g, ' ').trim()
}
