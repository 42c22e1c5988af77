import fc from 'fast-check'
import { COLADOS, documento } from '../testing/documentos'
import {
  ALLOWED_CLASSES,
  ALLOWED_TAGS,
  countCharacters,
  isDocumentoEmpty,
  sliceDocumento,
  textOfDocumento,
} from './documento'
import { parseHtml } from './parse-html'
import { treeOf } from './tree'
import type { TreeNode } from './tree'
import { writeHtml } from './write-html'

const ALLOWED =
  /^(?:<\/?(?:p|strong|em|u|ol|ul|li)(?: class="ql-align-(?:center|right|justify)")?>|<br>|[^<>])*$/

const scrap = fc.oneof(
  fc.constantFrom(
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:x">',
    '<p style="text-align:center">',
    '<svg><p>',
    '<!--',
    '-->',
    '<b',
    '">',
    '<li>',
    '</ol>',
    '<ol>',
    '<br>',
    '<br/>',
    '</p>',
    '<iframe srcdoc="<p>">',
    '<u>',
    '<h1 onclick=x>',
    '&lt;b&gt;',
    '&#60;',
    '&#0;',
    '\u0000',
    ' ',
  ),
  fc.string(),
)
const scraps = fc.array(scrap, { maxLength: 14 }).map((parts) => parts.join(''))

describe('a description', () => {
  test('is the same after it was written as HTML and read again', () => {
    fc.assert(
      fc.property(documento, (doc) => expect(parseHtml(writeHtml(doc))).toEqual(doc)),
      { seed: 34 },
    )
  })

  test('has only the allowed tags and classes, whatever was pasted', () => {
    fc.assert(
      fc.property(scraps, (pasted) => {
        const html = writeHtml(parseHtml(pasted))
        expect(html).toMatch(ALLOWED)
        expect(writeHtml(parseHtml(html))).toBe(html)
      }),
      { numRuns: 1000, seed: 34 },
    )
  })

  test('is drawn with nothing but the allowed list, no block inside a paragraph and items only in lists', () => {
    const check = (node: TreeNode, inside: string): void => {
      if (typeof node === 'string') {
        expect(node).not.toMatch(/\p{Cc}/u)
        return
      }
      expect(ALLOWED_TAGS).toContain(node.tag)
      if (node.className !== undefined) expect(ALLOWED_CLASSES).toContain(node.className)
      if (node.tag === 'li') expect(['ol', 'ul']).toContain(inside)
      if (['p', 'ol', 'ul'].includes(node.tag)) expect(inside).toBe('')
      node.children.forEach((child) => check(child, node.tag))
    }
    fc.assert(
      fc.property(scraps, (pasted) => treeOf(parseHtml(pasted)).forEach((node) => check(node, ''))),
      { numRuns: 1000, seed: 53 },
    )
  })

  test('shows one character more at each step while it is typed, and all of it at the end', () => {
    fc.assert(
      fc.property(documento, fc.nat({ max: 60 }), (doc, count) => {
        expect(countCharacters(sliceDocumento(doc, count))).toBe(Math.min(count, countCharacters(doc)))
      }),
      { seed: 15 },
    )
  })
})

test.each<readonly [string, string]>([
  ['<p>a<br>b</p>', '<p>a<br>b</p>'],
  ['<p>a<br></p>', '<p>a</p>'],
  ['<p>a<br><br></p>', '<p>a<br><br></p>'],
  ['<ul><li>e<br />f</li></ul>', '<ul><li>e<br>f</li></ul>'],
  ['<strong>a<br>b</strong>', '<p><strong>a</strong><br><strong>b</strong></p>'],
  ['a<br>b<div>c</div>', '<p>a<br>b</p><p>c</p>'],
  ['<ol><li>a<ul><li>b</li></ul></li></ol>', '<ol><li>a</li></ol><ul><li>b</li></ul>'],
  ...COLADOS,
])('%s is kept as %s', (html, kept) => {
  expect(writeHtml(parseHtml(html))).toBe(kept)
})

test('its words alone are one line', () => {
  expect(textOfDocumento(parseHtml('<p>Sobre<br>nós</p><ul><li>um</li><li>dois &amp; três</li></ul>'))).toBe(
    'Sobre nós um dois & três',
  )
})

test('blanks and breaks alone are no text', () => {
  expect(isDocumentoEmpty(parseHtml('<p>&nbsp;</p><p><br></p>'))).toBe(true)
  expect(isDocumentoEmpty(parseHtml('<p>x</p>'))).toBe(false)
})

test('letters and signs that a text names are read as they are; what stands for nothing stays as written', () => {
  const read = (text: string) => textOfDocumento(parseHtml(`<p>${text}</p>`))
  expect(
    read(
      'Gest&atilde;o de produ&ccedil;&atilde;o &ndash; &Aacute;gua &amp; voc&ecirc;, &uuml;, &Ntilde;, 5&ordm;',
    ),
  ).toBe('Gestão de produção – Água & você, ü, Ñ, 5º')
  for (const named of ['&constructor;', '&toString;', '&qtilde;', '&tilde;', '&AACUTE;', '&nada;'])
    expect(read(named)).toBe(named)
})
