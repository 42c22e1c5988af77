import * as fc from 'fast-check'
import { ALLOWED_CLASSES, ALLOWED_TAGS } from '@seleta/regras/html-da-vaga/documento'
import { cleanHtml } from './clean-html'

describe('the HTML of a description', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['an image', '<img src=x onerror=alert(1)>a', 'a'],
    ['a link', '<a href="javascript:x()">a</a>', 'a'],
    ['svg and math', '<svg><style><img src=x onerror=alert(1)></style></svg><math><mi>x</mi></math>', 'x'],
    ['an unknown class', '<p class="evil ql-align-center">a</p>', '<p class="ql-align-center">a</p>'],
    ['a style that is not alignment', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['alignment by style', '<p style="text-align: center;">a</p>', '<p class="ql-align-center">a</p>'],
    ['bold and italic by old tags', '<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    ['a comment', '<!-- x --><p>a</p>', '<p>a</p>'],
  ])('loses %s and keeps the rest', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  it('keeps what the editor writes', () => {
    const html =
      '<p><strong>a</strong> <em>b</em> <u>c</u></p><ol><li class="ql-align-right">d</li></ol><ul><li>e<br />f</li></ul>'
    expect(cleanHtml(html)).toBe(html)
  })

  it('has only listed tags and classes, and cleaning it twice changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p',
        '<svg',
        '<script',
        '<li',
        '<math',
        '<style',
        '<b',
        '</p>',
        '</',
        '>',
        '/>',
        ' onload=x',
        ' class="a"',
      ),
      fc.constantFrom(
        ' style="text-align:right"',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '&lt;',
        '&#60;',
        '"',
        "'",
        '`',
        '\u0000',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''))
        expect(cleanHtml(clean)).toBe(clean)
        for (const [, tag = '', attributes = ''] of clean.matchAll(/<\/?([^\s/>]*)([^>]*)>/g)) {
          expect(ALLOWED_TAGS).toContain(tag)
          if (attributes.replace('/', '').trim() !== '') {
            expect(ALLOWED_CLASSES.map((c) => ` class="${c}"`)).toContain(attributes)
          }
        }
      }),
      { numRuns: 2000 },
    )
  })
})
