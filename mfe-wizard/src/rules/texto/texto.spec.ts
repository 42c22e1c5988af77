import fc from 'fast-check'
import { fromOps, toOps } from './delta'
import type { Documento, Paragrafo, Trecho } from './documento'
import { countCaracteres, joinTrechos, sliceDocumento } from './documento'
import { parseHtml } from './parse-html'
import { writeHtml } from './write-html'

const texto = fc.stringMatching(/^[a-zçãé&<>"'/;=]{1,8}( [a-zçãé&<>"'/;=]{1,8}){0,3}$/)
const mark = fc.constantFrom(true, undefined)
const trecho = fc
  .record({ texto, negrito: mark, italico: mark, sublinhado: mark })
  .map(({ texto, negrito, italico, sublinhado }): Trecho => ({
    texto,
    ...(negrito ? { negrito } : {}),
    ...(italico ? { italico } : {}),
    ...(sublinhado ? { sublinhado } : {}),
  }))
const paragrafo: fc.Arbitrary<Paragrafo> = fc
  .record({
    tipo: fc.constantFrom('p' as const, 'ol' as const, 'ul' as const),
    alinhamento: fc.constantFrom(undefined, 'center' as const, 'right' as const, 'justify' as const),
    trechos: fc.array(trecho, { maxLength: 4 }).map(joinTrechos),
  })
  .map(({ tipo, alinhamento, trechos }) => ({ tipo, ...(alinhamento ? { alinhamento } : {}), trechos }))
const documento: fc.Arbitrary<Documento> = fc
  .array(paragrafo, { maxLength: 6 })
  .filter((paragrafos) => paragrafos.some(({ trechos }) => trechos.length > 0))

const ALLOWED =
  /^(?:<\/?(?:p|strong|em|u|ol|ul|li)(?: class="ql-align-(?:center|right|justify)")?>|<br>|[^<>])*$/

describe('a description', () => {
  test('is the same after it was written as HTML and read again', () => {
    fc.assert(fc.property(documento, (doc) => expect(parseHtml(writeHtml(doc))).toEqual(doc)))
  })

  test('is the same after it went through the editor', () => {
    fc.assert(fc.property(documento, (doc) => expect(fromOps(toOps(doc))).toEqual(doc)))
  })

  test('has only the allowed tags and classes, whatever was pasted', () => {
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
        '<iframe srcdoc="<p>">',
        '<u>',
        '<h1 onclick=x>',
        '&lt;b&gt;',
        '&#60;',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 12 }), (scraps) => {
        const html = writeHtml(parseHtml(scraps.join('')))
        expect(html).toMatch(ALLOWED)
        expect(writeHtml(parseHtml(html))).toBe(html)
      }),
      { numRuns: 1000 },
    )
  })

  test('shows one character more at each step while it is typed, and all of it at the end', () => {
    fc.assert(
      fc.property(documento, fc.nat({ max: 60 }), (doc, count) => {
        expect(countCaracteres(sliceDocumento(doc, count))).toBe(Math.min(count, countCaracteres(doc)))
      }),
    )
  })
})

describe('pasted text', () => {
  test.each([
    ['<p>a<br>b</p>', '<p>a</p><p>b</p>'],
    ['<p><br></p><p>x</p>', '<p><br></p><p>x</p>'],
    ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['<h2>Sobre</h2>texto', '<p><strong>Sobre</strong></p><p>texto</p>'],
    [
      '<b style="font-weight:normal"><span style="font-weight:700">x</span> y</b>',
      '<p><strong>x</strong> y</p>',
    ],
    ['<ol><li data-list="bullet">x</li></ol>', '<ul><li>x</li></ul>'],
    ['<ul>\n <li>um</li>\n <li>dois</li>\n</ul>', '<ul><li>um</li><li>dois</li></ul>'],
    ['<p style="text-align: right">x</p>', '<p class="ql-align-right">x</p>'],
    ['<style>p{}</style><p>x<img src=y></p>', '<p>x</p>'],
    ['Fun&ccedil;&atilde;o &amp; sal&#225;rio', '<p>Função &amp; salário</p>'],
    ['', ''],
    ['<p> </p>', ''],
  ])('%s is kept as %s', (pasted, kept) => {
    expect(writeHtml(parseHtml(pasted))).toBe(kept)
  })
})
