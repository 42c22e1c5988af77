import * as fc from 'fast-check'
import { detectCurriculoType, nameCurriculo } from './curriculo-arquivo'

const zip = (text: string) => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from(text)])

describe('a résumé file', () => {
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n…\n%%EOF\n'), 'pdf'],
    ['a DOCX', zip('[Content_Types].xml word/document.xml'), 'docx'],
    ['a page that holds a PDF further in', Buffer.from('<html>%PDF-1.7 %%EOF'), null],
    ['a PDF cut off', Buffer.from('%PDF-1.7'), null],
    ['a spreadsheet', zip('[Content_Types].xml xl/workbook.xml'), null],
    ['a program', Buffer.from('MZ…'), null],
    ['nothing', Buffer.alloc(0), null],
  ])('is known by its content: %s', (_what, bytes, tipo) => {
    expect(detectCurriculoType({ tamanho: bytes.length, start: bytes, end: bytes })).toBe(tipo)
  })

  it('has a name that names no path and breaks no header, whatever the person is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (nome) => {
        const file = nameCurriculo(nome, 'pdf')
        expect(file).not.toMatch(/[/\\"\r\n]|\.\./)
      }),
    )
    expect(nameCurriculo('João d’Ávila', 'pdf')).toBe('Currículo João d Ávila.pdf')
  })
})
