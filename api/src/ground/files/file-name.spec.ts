import * as fc from 'fast-check'
import { cleanFileName } from './file-name'

describe('the name of a file that somebody sent', () => {
  it.each([
    ['prova.pdf', 'pdf', 'prova.pdf'],
    ['a.html', 'pdf', 'a.pdf'],
    ['foto.png.html', 'png', 'foto.png'],
    ['laudo\u202Efdp.exe', 'pdf', 'laudofdp.pdf'],
    ['um\r\nset-cookie: a=b\u0000.pdf', 'pdf', 'umset-cookie_ a=b.pdf'],
    ['../../etc/passwd', 'pdf', '_.._etc_passwd.pdf'],
    ['João d’Ávila – 1º.docx', 'docx', 'João d’Ávila – 1º.docx'],
    ['', 'csv', 'arquivo.csv'],
    ['.....', 'csv', 'arquivo.csv'],
    ['\u200b\u2066.html', 'pdf', 'arquivo.pdf'],
  ])('%j of a %s is shown as %j', (nome, ending, shown) => {
    expect(cleanFileName(nome, ending)).toBe(shown)
  })

  it('is one line without anything invisible or a path, and ends as its content, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (nome) => {
        const shown = cleanFileName(nome, 'pdf')
        expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}/\\]/u)
        expect(shown).toMatch(/^[^.].*\.pdf$/u)
        expect(Array.from(shown).length).toBeLessThanOrEqual(124)
      }),
    )
  })
})
