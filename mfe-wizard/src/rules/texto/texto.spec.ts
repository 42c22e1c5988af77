import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import { writeHtml } from '@seleta/regras/html-da-vaga/write-html'
import { COLADOS, documento } from '@seleta/regras/testing/documentos'
import fc from 'fast-check'
import { fromOps, toOps } from './delta'

describe('a description', () => {
  test('is the same after it went through the editor', () => {
    fc.assert(fc.property(documento, (doc) => expect(fromOps(toOps(doc))).toEqual(doc)))
  })
})

describe('pasted text', () => {
  test.each<readonly [string, string]>([['<p>a<br>b</p>', '<p>a</p><p>b</p>'], ...COLADOS])(
    '%s is kept as %s',
    (pasted, kept) => {
      expect(writeHtml(fromOps(toOps(parseHtml(pasted))))).toBe(kept)
    },
  )
})
