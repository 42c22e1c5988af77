import { openPdf } from '../../ground/pdf/open-pdf'
import type { PessoaDemo } from '../pessoas/pessoa'

/** The same file for the same person: a demo is the same rows each time. */
const FEITO_EM = new Date('2026-01-15T12:00:00Z')

/** A résumé as somebody makes it at home: standard fonts, one column. Not the one that Seleta makes from the data. */
export async function drawCurriculoDemo(pessoa: PessoaDemo): Promise<Buffer> {
  const { document, bytes } = await openPdf({
    margin: 64,
    info: { Title: `Currículo ${pessoa.nome}`, CreationDate: FEITO_EM, ModDate: FEITO_EM },
  })
  const heading = (text: string) =>
    document.moveDown(1).font('Times-Bold').fontSize(13).text(text.toUpperCase()).moveDown(0.3)
  const line = (text: string) => document.font('Times-Roman').fontSize(11).text(text)
  document.font('Times-Roman').fontSize(14).text('Curriculum Vitae', { align: 'center' })
  document.moveDown(0.5).font('Times-Bold').fontSize(18).text(pessoa.nome, { align: 'center' })
  line([pessoa.lugar.nome, pessoa.email, pessoa.telefone].filter(Boolean).join(' | '))
  if (pessoa.sobre !== '') {
    heading('Objetivo')
    line(pessoa.sobre)
  }
  heading('Experiência profissional')
  for (const { funcao, nomeEmpresa, atribuicoes } of pessoa.experiencias)
    line(`• ${funcao}, ${nomeEmpresa}. ${atribuicoes}`)
  heading('Formação')
  for (const { curso, instituicao } of pessoa.formacoes) line(`• ${curso}, ${instituicao}`)
  if (pessoa.habilidades.length > 0) {
    heading('Conhecimentos')
    line(pessoa.habilidades.join(', '))
  }
  document.end()
  return bytes
}
