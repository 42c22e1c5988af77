import fc from 'fast-check'
import { joinRuns } from '../html-da-vaga/documento'
import type { Documento, Paragraph, Run } from '../html-da-vaga/documento'

const texto = fc.stringMatching(/^[a-zçãé&<>"'/;=]{1,8}( [a-zçãé&<>"'/;=]{1,8}){0,3}$/)
const mark = fc.constantFrom(true, undefined)
const run = fc
  .record({ texto, bold: mark, italic: mark, underline: mark })
  .map(({ texto, bold, italic, underline }): Run => ({
    texto,
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(underline ? { underline } : {}),
  }))
const paragraph: fc.Arbitrary<Paragraph> = fc
  .record({
    tipo: fc.constantFrom('p' as const, 'ol' as const, 'ul' as const),
    alignment: fc.constantFrom(undefined, 'center' as const, 'right' as const, 'justify' as const),
    runs: fc.array(run, { maxLength: 4 }).map(joinRuns),
  })
  .map(({ tipo, alignment, runs }) => ({ tipo, ...(alignment ? { alignment } : {}), runs }))
/** Any description that the editor can hold. */
export const documento: fc.Arbitrary<Documento> = fc
  .array(paragraph, { maxLength: 6 })
  .filter((paragraphs) => paragraphs.some(({ runs }) => runs.length > 0))

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
