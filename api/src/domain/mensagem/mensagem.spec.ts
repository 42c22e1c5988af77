import * as fc from 'fast-check'
import { fillMensagem } from '@seleta/regras/mensagem-variables'
import { singleLine } from '../../ground/text/single-line'

const variaveis = { nome: 'Ana', vaga: 'Vendedor', empresa: 'Loja', link: 'https://x' }

describe('a message to a candidate', () => {
  it('has its four variables filled in and leaves everything else as written', () => {
    expect(fillMensagem('Oi {{nome}}, {{ vaga }} na {{empresa}}: {{link}} {{senha}} {nome}', variaveis)).toBe(
      'Oi Ana, Vendedor na Loja: https://x {{senha}} {nome}',
    )
  })

  it('does not fill in what a value brings along', () => {
    expect(fillMensagem('{{nome}}', { ...variaveis, nome: '{{link}}$&' })).toBe('{{link}}$&')
  })

  it('has nothing in its headers that turns the writing around, and no half of a sign at their end', () => {
    expect(singleLine('Vaga \u202Eoãçerid\u202C nova')).toBe('Vaga oãçerid nova')
    expect(singleLine(`${'a'.repeat(3)}😀😀`, 4)).toBe('aaa😀')
  })

  it('has one line in its headers, whatever the name of the job holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(singleLine(`${text}\r\nBcc: x@y.z`)).not.toMatch(/[\r\n\0\u2028]/)
      }),
    )
  })
})
