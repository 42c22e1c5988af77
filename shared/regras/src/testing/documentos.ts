import fc from 'fast-check'
import { joinTrechos } from '../html-da-vaga/documento'
import type { Documento, Paragrafo, Trecho } from '../html-da-vaga/documento'

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
/** Any description that the editor can hold. */
export const documento: fc.Arbitrary<Documento> = fc
  .array(paragrafo, { maxLength: 6 })
  .filter((paragrafos) => paragrafos.some(({ trechos }) => trechos.length > 0))

/** What was pasted, and how it is kept, whichever way it takes. */
export const COLADOS: readonly (readonly [pasted: string, kept: string])[] = [
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
  ['Fun&ccedil;&atilde;o &AMP; sal&#225;rio', '<p>Função &amp; salário</p>'],
  ['', ''],
  ['<p> </p>', ''],
]
