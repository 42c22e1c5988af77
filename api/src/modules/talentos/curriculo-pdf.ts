import { createRequire } from 'node:module'
import type { Talento } from '@seleta/contract/talentos'
import Pdf from 'pdfkit'

/** What a generated résumé shows: no document numbers, no disability, no marital status (security L9 and L10). */
export type CurriculoDados = Pick<
  Talento,
  'informacaoPessoal' | 'experienciasProfissionais' | 'formacoesAcademicas' | 'habilidades' | 'idiomas'
>

const { resolve } = createRequire(import.meta.url)
// Embedded, because names may hold letters that the standard fonts lack.
const FONTE = resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const FONTE_FORTE = resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')
const COR = { titulo: '#1b2a33', texto: '#26323a', leve: '#5b6b75' } as const

interface Bloco {
  readonly titulo: string
  readonly linhas: readonly { readonly forte?: string; readonly texto: string }[]
}

/**
 * A clean résumé of one or more A4 pages made from the data (product 41).
 * @returns the bytes of a tagged PDF
 */
export function drawCurriculo(dados: CurriculoDados): Promise<Buffer> {
  const { nome } = dados.informacaoPessoal
  const document = new Pdf({
    size: 'A4',
    margin: 56,
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    info: { Title: `Currículo de ${nome}`, Producer: 'Seleta', Creator: 'Seleta' },
  })
  const whole = collect(document)
  document.registerFont('texto', FONTE).registerFont('forte', FONTE_FORTE)
  document.font('forte').fontSize(20).fillColor(COR.titulo).text(nome)
  document.font('texto').fontSize(10).fillColor(COR.leve).text(contact(dados.informacaoPessoal))
  for (const bloco of blocks(dados)) drawBloco(document, bloco)
  document.end()
  return whole
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => done(Buffer.concat(chunks)))
    document.on('error', fail)
  })
}

function drawBloco(document: PDFKit.PDFDocument, { titulo, linhas }: Bloco): void {
  if (linhas.length === 0) return
  document.moveDown(1).font('forte').fontSize(12).fillColor(COR.titulo).text(titulo).moveDown(0.3)
  for (const { forte, texto } of linhas) {
    if (forte) document.font('forte').fontSize(10).fillColor(COR.texto).text(forte)
    if (texto !== '') document.font('texto').fontSize(10).fillColor(COR.texto).text(texto)
    document.moveDown(0.3)
  }
}

const contact = (pessoa: Talento['informacaoPessoal']) =>
  joined(' · ', [joined(' - ', [pessoa.endereco.cidade, pessoa.endereco.uf]), pessoa.email, pessoa.telefone])

function blocks(dados: CurriculoDados): Bloco[] {
  return [
    { titulo: 'Sobre', linhas: textLines([dados.informacaoPessoal.sobre]) },
    {
      titulo: 'Experiência',
      linhas: dados.experienciasProfissionais.map((item) => ({
        forte: joined(' — ', [item.funcao, item.nomeEmpresa]),
        texto: joined('\n', [item.periodoEmpresa, item.atribuicoes]),
      })),
    },
    {
      titulo: 'Formação',
      linhas: dados.formacoesAcademicas.map((item) => ({
        forte: joined(' — ', [item.curso, item.nivel.split('|')[0] ?? '']),
        texto: joined(' · ', [item.instituicao, item.periodo, item.anoConclusao?.toString() ?? '']),
      })),
    },
    { titulo: 'Idiomas', linhas: textLines([dados.idiomas.join(', ')]) },
    { titulo: 'Habilidades', linhas: textLines([dados.habilidades.join(', ')]) },
  ]
}

const textLines = (texts: string[]) =>
  texts.filter((texto) => texto.trim() !== '').map((texto) => ({ texto }))
const joined = (separator: string, parts: string[]) => parts.filter((part) => part !== '').join(separator)
