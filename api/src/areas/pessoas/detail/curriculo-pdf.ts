import { formatTelefone } from '@seleta/regras/telefone'
import type { Talento } from '@seleta/contract/talentos'
import Pdf from 'pdfkit'
import { registerFonts } from '../../../ground/pdf/fonts'

/** What a generated résumé shows: no document numbers, no disability, no marital status (security L9 and L10). */
export type CurriculoDados = Pick<
  Talento,
  'informacaoPessoal' | 'experienciasProfissionais' | 'formacoesAcademicas' | 'habilidades' | 'idiomas'
>

const COR = {
  marca: '#0f5c53',
  titulo: '#1d2321',
  texto: '#26302c',
  leve: '#4f5753',
  linha: '#d9d5ca',
} as const

const MARGEM = { x: 56, topo: 56, pe: 64 } as const
/** Left column of a block: when. */
const COLUNA = 108
/** Body sizes in pt, tried in turn until the résumé fits on two pages. */
const CORPOS = [10, 9, 8] as const
const PAGINAS = 2

interface Item {
  readonly quando: string
  readonly forte: string
  readonly onde: string
  readonly texto: string
}
interface Bloco {
  readonly titulo: string
  readonly itens: readonly Item[]
}

/**
 * A clean résumé made from the data (product 41): A4, one or two pages unless the data need more at the smallest size.
 * @returns the bytes of a tagged PDF
 */
export async function drawCurriculo(dados: CurriculoDados): Promise<Buffer> {
  for (const corpo of CORPOS) {
    const { pdf, paginas } = await draw(dados, corpo)
    if (paginas <= PAGINAS || corpo === CORPOS.at(-1)) return pdf
  }
  throw new Error('there is always a last size')
}

async function draw(dados: CurriculoDados, corpo: number): Promise<{ pdf: Buffer; paginas: number }> {
  const { nome } = dados.informacaoPessoal
  const document = new Pdf({
    size: 'A4',
    margins: { left: MARGEM.x, right: MARGEM.x, top: MARGEM.topo, bottom: MARGEM.pe },
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: `Currículo de ${nome}`, Producer: 'Seleta', Creator: 'Seleta' },
  })
  const whole = collect(document)
  registerFonts(document)
  drawHead(document, dados.informacaoPessoal, corpo)
  for (const bloco of blocks(dados)) drawBloco(document, bloco, corpo)
  const paginas = document.bufferedPageRange().count
  drawFeet(document, nome, paginas)
  document.end()
  return { pdf: await whole, paginas }
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => done(Buffer.concat(chunks)))
    document.on('error', fail)
  })
}

const innerWidth = (document: PDFKit.PDFDocument) => document.page.width - 2 * MARGEM.x

function drawHead(
  document: PDFKit.PDFDocument,
  pessoa: CurriculoDados['informacaoPessoal'],
  corpo: number,
): void {
  document
    .font('forte')
    .fontSize(22)
    .fillColor(COR.titulo)
    .text(pessoa.nome, { width: innerWidth(document) })
  document.moveDown(0.2).font('texto').fontSize(corpo).fillColor(COR.leve).text(contact(pessoa))
  const y = document.y + 10
  document
    .moveTo(MARGEM.x, y)
    .lineTo(document.page.width - MARGEM.x, y)
    .lineWidth(2)
    .strokeColor(COR.marca)
    .stroke()
  document.y = y + 6
}

function drawBloco(document: PDFKit.PDFDocument, { titulo, itens }: Bloco, corpo: number): void {
  if (itens.length === 0) return
  keepTogether(document, 64)
  document
    .moveDown(1)
    .font('forte')
    .fontSize(corpo + 2)
    .fillColor(COR.marca)
    .text(titulo, MARGEM.x)
  const y = document.y + 2
  document
    .moveTo(MARGEM.x, y)
    .lineTo(document.page.width - MARGEM.x, y)
    .lineWidth(0.5)
    .strokeColor(COR.linha)
    .stroke()
  document.y = y + 6
  for (const item of itens) drawItem(document, item, corpo)
}

/** The period stands in a column of its own, the rest beside it. */
function drawItem(document: PDFKit.PDFDocument, { quando, forte, onde, texto }: Item, corpo: number): void {
  const hasColumn = forte !== '' || quando !== ''
  const left = MARGEM.x + (hasColumn ? COLUNA : 0)
  const width = innerWidth(document) - (hasColumn ? COLUNA : 0)
  keepTogether(document, corpo * 4)
  const top = document.y
  if (quando !== '') {
    document
      .font('texto')
      .fontSize(corpo - 1)
      .fillColor(COR.leve)
      .text(quando, MARGEM.x, top, { width: COLUNA - 8 })
    document.y = top
  }
  const write = (font: 'forte' | 'texto', color: string, text: string) => {
    if (text !== '')
      document
        .font(font)
        .fontSize(corpo)
        .fillColor(color)
        .text(text, left, document.y, { width, lineGap: 1.5 })
  }
  write('forte', COR.titulo, forte)
  write('texto', COR.leve, onde)
  write('texto', COR.texto, texto)
  document.y += corpo * 0.7
}

/** A heading, or the first lines of an item, never stand alone at the foot of a page. */
function keepTogether(document: PDFKit.PDFDocument, height: number): void {
  if (document.y + height > document.page.height - MARGEM.pe) document.addPage()
}

/** Whose it is, on each page, when there is more than one. */
function drawFeet(document: PDFKit.PDFDocument, nome: string, paginas: number): void {
  if (paginas < 2) return
  for (let pagina = 0; pagina < paginas; pagina += 1) {
    document.switchToPage(pagina)
    // Below the margin text would open a page of its own.
    document.page.margins.bottom = 0
    document
      .font('texto')
      .fontSize(8)
      .fillColor(COR.leve)
      .text(`${nome} · página ${pagina + 1} de ${paginas}`, MARGEM.x, document.page.height - 40, {
        width: innerWidth(document),
        align: 'right',
        lineBreak: false,
      })
  }
}

const contact = (pessoa: CurriculoDados['informacaoPessoal']) =>
  joined('  ·  ', [
    joined(' – ', [pessoa.endereco.cidade, pessoa.endereco.uf]),
    pessoa.email,
    formatTelefone(pessoa.telefone),
  ])

function blocks(dados: CurriculoDados): Bloco[] {
  return [
    { titulo: 'Sobre', itens: plain(dados.informacaoPessoal.sobre) },
    {
      titulo: 'Experiência',
      itens: dados.experienciasProfissionais.map((item) => ({
        quando: item.periodoEmpresa,
        forte: item.funcao || item.nomeEmpresa,
        onde: item.funcao === '' ? '' : item.nomeEmpresa,
        texto: item.atribuicoes,
      })),
    },
    {
      titulo: 'Formação',
      itens: dados.formacoesAcademicas.map((item) => ({
        quando: item.anoConclusao?.toString() ?? (item.atual ? 'Cursando' : ''),
        forte: joined(' — ', [item.curso, item.nivel.split('|')[0] ?? '']),
        onde: joined(' · ', [item.instituicao, item.periodo]),
        texto: '',
      })),
    },
    { titulo: 'Idiomas', itens: plain(dados.idiomas.join('  ·  ')) },
    { titulo: 'Habilidades', itens: plain(dados.habilidades.join('  ·  ')) },
  ]
}

const plain = (texto: string): Item[] =>
  texto.trim() === '' ? [] : [{ quando: '', forte: '', onde: '', texto: texto.trim() }]
const joined = (separator: string, parts: string[]) => parts.filter((part) => part !== '').join(separator)
