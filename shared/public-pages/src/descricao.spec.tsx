import { renderToStaticMarkup } from 'react-dom/server'
import { Descricao } from './descricao'

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
  ['<a href="javascript:x()">texto</a>', '<p>texto</p>'],
  ['<img src=x onerror=x()>', ''],
  ['<p style="color:red" class="evil ql-align-right">a</p>', '<p class="ql-align-right">a</p>'],
  ['<svg><title>a</title></svg>b', '<p>b</p>'],
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<p>a<ul><li>b</ul>', '<p>a</p><ul><li>b</li></ul>'],
  ['<li>solto</li>', '<ul><li>solto</li></ul>'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['a &lt;b&gt; &amp; &#233; &#x41; &nada;', '<p>a &lt;b&gt; &amp; é A &amp;nada;</p>'],
  ['<!-- <p>x</p> -->b', '<p>b</p>'],
  ['<p title="a>b">c</p>', '<p>c</p>'],
  ['<p', '<p>&lt;p</p>'],
])('of %s only what is allowed is drawn, nested as a browser keeps it', (html, expected) => {
  expect(drawn(html)).toBe(expected)
})
