/** A small strict reader of XML and the rules of Indeed's feed, so that a feed is held against what readers expect. */

export interface XmlNode {
  readonly name: string
  readonly children: XmlNode[]
  text: string
  isCdata: boolean
}

const TOKEN = /<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z][\w.-]*)((?:\s[^<>]*)?)>|([^<]+)|(<)/g

/**
 * Every element of a document, in order.
 * @throws Error when it is not well-formed
 */
export function readXml(text: string): XmlNode[] {
  const all: XmlNode[] = []
  const open: XmlNode[] = []
  for (const [, cdata, slash, name = '', , plain, stray] of text.matchAll(TOKEN)) {
    const top = open.at(-1)
    if (stray !== undefined) throw new Error('a stray <')
    if (cdata !== undefined) {
      if (top === undefined) throw new Error('CDATA outside of an element')
      top.text += cdata
      top.isCdata = true
    } else if (plain !== undefined) {
      if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(plain)) throw new Error('a bare &')
      if (top !== undefined && plain.trim() !== '')
        top.text += plain.replaceAll('&amp;', '&').replaceAll('&lt;', '<')
    } else if (slash === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`)
    } else if (name !== '') {
      const node: XmlNode = { name, children: [], text: '', isCdata: false }
      top?.children.push(node)
      all.push(node)
      open.push(node)
    }
  }
  if (open.length > 0) throw new Error(`<${open[0]?.name ?? ''}> is left open`)
  return all
}

const REQUIRED = [
  'title',
  'date',
  'referencenumber',
  'url',
  'company',
  'city',
  'state',
  'country',
  'description',
] as const
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** @returns what is wrong with the feed; empty for a valid one */
export function validateFeed(text: string): string[] {
  const faults: string[] = []
  if (!text.startsWith('<?xml version="1.0" encoding="utf-8"?>')) faults.push('no XML declaration')
  // oxlint-disable-next-line no-control-regex -- what XML 1.0 forbids
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text))
    faults.push('a character that XML forbids')
  let nodes: XmlNode[]
  try {
    nodes = readXml(text)
  } catch (error) {
    return [...faults, String(error)]
  }
  const [source] = nodes
  if (source?.name !== 'source') faults.push('the root is not <source>')
  for (const name of ['publisher', 'publisherurl', 'lastBuildDate'])
    if (source?.children.filter((child) => child.name === name).length !== 1) faults.push(`no ${name}`)
  const seen = new Set<string>()
  for (const job of nodes.filter(({ name }) => name === 'job')) {
    const get = (name: string) => job.children.filter((child) => child.name === name)
    for (const name of REQUIRED) {
      const [field, ...more] = get(name)
      if (field === undefined || more.length > 0) faults.push(`${name} stands not once`)
      else if (field.text.trim() === '') faults.push(`${name} is empty`)
      else if (!field.isCdata) faults.push(`${name} is not in CDATA`)
    }
    const reference = get('referencenumber')[0]?.text ?? ''
    if (seen.has(reference)) faults.push(`reference ${reference} stands twice`)
    seen.add(reference)
    for (const name of ['date', 'expirationdate'])
      for (const { text: date } of get(name))
        if (!RFC_822.test(date)) faults.push(`${name} is not RFC 822: ${date}`)
    if (!/^https?:\/\/[^/]/.test(get('url')[0]?.text ?? '')) faults.push('url is not absolute')
    if (!/^[A-Z]{2}$/.test(get('country')[0]?.text ?? '')) faults.push('country is not two letters')
  }
  return faults
}
