import * as fc from 'fast-check'
import { cleanHtml } from '../../../ground/text/clean-html'
import { significantWords } from '../../../ground/text/significant-words'
import { writeDescricao } from './seleta-writer'

const prompt = [
  'Escreva a descrição da vaga.',
  'Função: Auxiliar de Logística; Conferente',
  'Palavras-chave: Excel;WMS',
  'Cidades: São Paulo – SP, Campinas – SP',
  'PCD: Sim',
].join('\n')

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')

describe('the built-in writer', () => {
  it('composes a description from the facts of the prompt', () => {
    expect(
      textOf(writeDescricao(prompt) ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe(
      'Sobre a vaga Temos uma oportunidade para Auxiliar de Logística e Conferente em São Paulo – SP e Campinas – SP. ' +
        'A vaga é exclusiva para pessoas com deficiência. O que procuramos Excel WMS ' +
        'Como participar Inscreva-se por esta página. Toda inscrição recebe uma resposta.',
    )
  })

  it('says nothing about disability when the job is not exclusive', () => {
    expect(writeDescricao('Função: Vendedor\nPCD: Não')).not.toContain('deficiência')
  })

  it('writes nothing without a function', () => {
    expect(writeDescricao('Cidades: Recife – PE')).toBeNull()
  })

  it('never says a word that stands neither in the prompt nor in its own fixed sentences', () => {
    const fixed = significantWords(
      textOf(
        writeDescricao(
          'Função: x\nPCD: Sim\nJornada: x\nEscolaridade: x\nIdiomas: x\nExperiência: x\nContratação: x\nModalidade: x\nEmpresa: x\nPalavras-chave: x\nCidades: x; y',
        ) ?? '',
      ),
    )
    const word = fc.stringMatching(/^[a-z]{3,8}$/)
    fc.assert(
      fc.property(word, word, word, (funcao, cidade, palavra) => {
        const html = writeDescricao(`Função: ${funcao}\nCidades: ${cidade}\nPalavras-chave: ${palavra}`) ?? ''
        const allowed = new Set([...fixed, 'temos', funcao, cidade, palavra])
        expect(significantWords(textOf(html)).filter((w) => !allowed.has(w))).toEqual([])
      }),
    )
  })

  it('writes HTML that the sanitiser leaves as it is, whatever the prompt holds', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const html = writeDescricao(`Função: a${value}`) ?? ''
        expect(textOf(cleanHtml(html))).toBe(textOf(html.trim()))
      }),
    )
    expect(writeDescricao('Função: <script>alert(1)</script>')).not.toContain('<script>')
  })
})
