import { render } from '@testing-library/react'
import { RichText } from './rich-text'

const shown = (html: string) => render(<RichText html={html} />).container.innerHTML

test('a description keeps its paragraphs, emphasis, lists and alignment', () => {
  const html =
    '<p class="ql-align-center">Olá <strong>mundo</strong><br><em>e</em> <u>lua</u></p><ol><li>um</li></ol>'
  expect(shown(html)).toBe(html)
})

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:x()">texto</a>', 'texto'],
  ['<img src=x onerror=x()>', ''],
  ['<p style="color:red" class="evil ql-align-right">a</p>', '<p class="ql-align-right">a</p>'],
  ['<svg><title>a</title></svg>', ''],
])('of %s only what is allowed is shown', (html, expected) => {
  expect(shown(html)).toBe(expected)
})
