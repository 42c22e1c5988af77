import { setImmediate as letOthersWork } from 'node:timers/promises'
import { formatTelefone } from '@seleta/regras/telefone'
import { PESSOA_LABELS } from '@seleta/contract/pessoa-labels'
import type { Talento } from '@seleta/contract/talentos'
import { formatCidade } from '@seleta/regras/cidade'
import { openTaggedPdf } from '../../../ground/pdf/open-pdf'

/** What a generated résumé shows: no document numbers, no disability, no marital status (security L9 and L10). */
export type CurriculoData = Pick<
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

const MARGIN = { x: 56, topo: 56, pe: 64 } as const
/** Left column of a block: when. */
const COLUMN = 108
/** Body sizes in pt, tried in turn until the résumé fits on two pages. */
const SIZES = [10, 9, 8] as const
const PAGES = 2

interface Item {
  readonly when: string
  readonly forte: string
  readonly where: string
  readonly texto: string
}
interface Block {
  readonly titulo: string
  readonly itens: readonly Item[]
}

/**
 * A clean résumé made from the data (product 41): A4, one or two pages unless the data need more at the smallest size.
 * @returns the bytes of a tagged PDF
 */
export async function drawCurriculo(dados: CurriculoData): Promise<Buffer> {
  for (const corpo of SIZES) {
    const { pdf, pages } = await draw(dados, corpo)
    if (pages <= PAGES || corpo === SIZES.at(-1)) return pdf
  }
  throw new Error('there is always a last size')
}

async function draw(dados: CurriculoData, corpo: number): Promise<{ pdf: Buffer; pages: number }> {
  const { nome } = dados.informacaoPessoal
  const { document, bytes } = await openTaggedPdf({
    margins: { left: MARGIN.x, right: MARGIN.x, top: MARGIN.topo, bottom: MARGIN.pe },
    bufferPages: true,
    info: { Title: `Currículo de ${nome}`, Producer: 'Seleta', Creator: 'Seleta' },
  })
  drawHead(document, dados.informacaoPessoal, corpo)
  for (const block of blocks(dados)) await drawBlock(document, block, corpo)
  const pages = document.bufferedPageRange().count
  drawFeet(document, nome, pages)
  document.end()
  return { pdf: await bytes, pages }
}

const innerWidth = (document: PDFKit.PDFDocument) => document.page.width - 2 * MARGIN.x

function drawHead(
  document: PDFKit.PDFDocument,
  pessoa: CurriculoData['informacaoPessoal'],
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
    .moveTo(MARGIN.x, y)
    .lineTo(document.page.width - MARGIN.x, y)
    .lineWidth(2)
    .strokeColor(COR.marca)
    .stroke()
  document.y = y + 6
}

async function drawBlock(
  document: PDFKit.PDFDocument,
  { titulo, itens }: Block,
  corpo: number,
): Promise<void> {
  if (itens.length === 0) return
  keepTogether(document, 64)
  document
    .moveDown(1)
    .font('forte')
    .fontSize(corpo + 2)
    .fillColor(COR.marca)
    .text(titulo, MARGIN.x)
  const y = document.y + 2
  document
    .moveTo(MARGIN.x, y)
    .lineTo(document.page.width - MARGIN.x, y)
    .lineWidth(0.5)
    .strokeColor(COR.linha)
    .stroke()
  document.y = y + 6
  for (const item of itens) {
    await letOthersWork()
    drawItem(document, item, corpo)
  }
}

/** The period stands in a column of its own, the rest beside it. */
function drawItem(document: PDFKit.PDFDocument, { when, forte, where, texto }: Item, corpo: number): void {
  const hasColumn = forte !== '' || when !== ''
  const left = MARGIN.x + (hasColumn ? COLUMN : 0)
  const width = innerWidth(document) - (hasColumn ? COLUMN : 0)
  keepTogether(document, corpo * 4)
  const top = document.y
  if (when !== '') {
    document
      .font('texto')
      .fontSize(corpo - 1)
      .fillColor(COR.leve)
      .text(when, MARGIN.x, top, { width: COLUMN - 8 })
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
  write('texto', COR.leve, where)
  write('texto', COR.texto, texto)
  document.y += corpo * 0.7
}

/** A heading, or the first lines of an item, never stand alone at the foot of a page. */
function keepTogether(document: PDFKit.PDFDocument, height: number): void {
  if (document.y + height > document.page.height - MARGIN.pe) document.addPage()
}

/** Whose it is, on each page, when there is more than one. */
function drawFeet(document: PDFKit.PDFDocument, nome: string, pages: number): void {
  if (pages < 2) return
  for (let page = 0; page < pages; page += 1) {
    document.switchToPage(page)
    // Below the margin text would open a page of its own.
    document.page.margins.bottom = 0
    document
      .font('texto')
      .fontSize(8)
      .fillColor(COR.leve)
      .text(`${nome} · página ${page + 1} de ${pages}`, MARGIN.x, document.page.height - 40, {
        width: innerWidth(document),
        align: 'right',
        lineBreak: false,
      })
  }
}

const contact = (pessoa: CurriculoData['informacaoPessoal']) =>
  joined('  ·  ', [
    formatCidade({ nome: pessoa.endereco.cidade, uf: pessoa.endereco.uf }),
    pessoa.email,
    formatTelefone(pessoa.telefone),
  ])

function blocks(dados: CurriculoData): Block[] {
  return [
    { titulo: PESSOA_LABELS.sobre, itens: plain(dados.informacaoPessoal.sobre) },
    {
      titulo: 'Experiência',
      itens: dados.experienciasProfissionais.map((item) => ({
        when: item.periodoEmpresa,
        forte: item.funcao || item.nomeEmpresa,
        where: item.funcao === '' ? '' : item.nomeEmpresa,
        texto: item.atribuicoes,
      })),
    },
    {
      titulo: PESSOA_LABELS.formacao,
      itens: dados.formacoesAcademicas.map((item) => ({
        when: item.anoConclusao?.toString() ?? (item.atual ? 'Cursando' : ''),
        forte: joined(' — ', [item.curso, item.nivel.split('|')[0] ?? '']),
        where: joined(' · ', [item.instituicao, item.periodo]),
        texto: '',
      })),
    },
    { titulo: PESSOA_LABELS.idiomas, itens: plain(dados.idiomas.join('  ·  ')) },
    { titulo: PESSOA_LABELS.habilidades, itens: plain(dados.habilidades.join('  ·  ')) },
  ]
}

const plain = (texto: string): Item[] =>
  texto.trim() === '' ? [] : [{ when: '', forte: '', where: '', texto: texto.trim() }]
const joined = (separator: string, parts: string[]) => parts.filter((part) => part !== '').join(separator)
