import { renderToStaticMarkup } from 'react-dom/server'
import { Descricao, textOfDescricao } from './descricao'

const drawn = (html: string) => renderToStaticMarkup(<Descricao html={html} />)

test('a description keeps its paragraphs, emphasis, lists and alignment', () => {
  const html =
    '<p class="ql-align-center">Olá <strong>mundo</strong><br/><em>e</em> <u>lua</u></p><ol><li>um</li></ol>'
  expect(drawn(html)).toBe(html)
})

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script><p>a</p>', '<p>a</p>'],
  ['<script src="x"><p>a</p>', ''],
  ['<a href="javascript:x()">texto</a>', 'texto'],
  ['<img src=x onerror=x()>', ''],
  ['<p style="color:red" class="evil ql-align-right">a</p>', '<p class="ql-align-right">a</p>'],
  ['<svg><title>a</title></svg>b', 'b'],
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<p>a<ul><li>b</ul>', '<p>a</p><ul><li>b</li></ul>'],
  ['<li>solto</li>', 'solto'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['a &lt;b&gt; &amp; &#233; &#x41; &nada;', 'a &lt;b&gt; &amp; é A &amp;nada;'],
  ['<!-- <p>x</p> -->b', 'b'],
  ['<p title="a>b">c</p>', '<p>c</p>'],
  ['<p', '&lt;p'],
])('of %s only what is allowed is drawn, nested as a browser keeps it', (html, expected) => {
  expect(drawn(html)).toBe(expected)
})

test('its words alone are one line', () => {
  expect(textOfDescricao('<p>Sobre<br>nós</p><ul><li>um</li><li>dois &amp; três</li></ul>')).toBe(
    'Sobre nós um dois & três',
  )
})
