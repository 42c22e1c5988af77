import { detectDocumentType } from './document-type'

const zip = (text: string) => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from(text)])

describe('a file that a person sends', () => {
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n…\n%%EOF\n'), 'pdf'],
    ['a PDF after a line break', Buffer.from('\r\n%PDF-1.7\n…\n%%EOF\n'), 'pdf'],
    ['a PDF after blanks', Buffer.from(`${' '.repeat(900)}%PDF-1.7\n…\n%%EOF\n`), 'pdf'],
    ['a PDF after a byte order mark', Buffer.from('\uFEFF%PDF-1.7\n…\n%%EOF\n'), 'pdf'],
    ['a DOCX', zip('[Content_Types].xml word/document.xml'), 'docx'],
    ['a DOCX of Word for the web', zip('[Content_Types].xml word/document2.xml'), 'docx'],
    ['a DOCX of Word for the web, kept often', zip('[Content_Types].xml word/document22.xml'), 'docx'],
    ['a page that holds a PDF further in', Buffer.from('<html>%PDF-1.7 %%EOF'), null],
    ['a PDF cut off', Buffer.from('%PDF-1.7'), null],
    ['a spreadsheet', zip('[Content_Types].xml xl/workbook.xml'), null],
    ['a program', Buffer.from('MZ…'), null],
    ['nothing', Buffer.alloc(0), null],
  ])('is known by its content: %s', (_what, bytes, tipo) => {
    expect(detectDocumentType({ tamanho: bytes.length, start: bytes, end: bytes })).toBe(tipo)
  })
})
