import fc from 'fast-check'
import { contentDisposition } from './file-answer'

describe('the name of a file that leaves (RFC 6266)', () => {
  it('keeps accents in UTF-8 and a plain twin for old clients', () => {
    expect(contentDisposition('Currículo de João.pdf', false)).toBe(
      `inline; filename="Curriculo de Joao.pdf"; filename*=UTF-8''Curr%C3%ADculo%20de%20Jo%C3%A3o.pdf`,
    )
  })

  it.each(['a"b.pdf', '../../etc/passwd', 'x\r\nSet-Cookie: a=b', '', '💼.pdf'])(
    'is one safe header line for %j',
    (nome) => {
      expect(contentDisposition(nome, true)).toMatch(
        /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.!~%-]+$/,
      )
    },
  )

  it('is one safe header line for anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (nome) => {
        expect(contentDisposition(nome, false)).toMatch(
          /^inline; filename="[\w .()-]*"; filename\*=UTF-8''[\w.!~%-]+$/,
        )
      }),
    )
  })
})
