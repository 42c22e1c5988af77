import * as fc from 'fast-check'
import { isSafeAddress, renderMensagem } from './mensagem'
import { singleLine } from '../../ground/text/single-line'

const variaveis = { nome: 'Ana', vaga: 'Vendedor', empresa: 'Loja', link: 'https://x' }

describe('a message to a candidate', () => {
  it('has its four variables filled in and leaves everything else as written', () => {
    expect(
      renderMensagem('Oi {{nome}}, {{ vaga }} na {{empresa}}: {{link}} {{senha}} {nome}', variaveis),
    ).toBe('Oi Ana, Vendedor na Loja: https://x {{senha}} {nome}')
  })

  it('does not fill in what a value brings along', () => {
    expect(renderMensagem('{{nome}}', { ...variaveis, nome: '{{link}}$&' })).toBe('{{link}}$&')
  })

  it('has one line in its headers, whatever the name of the job holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(singleLine(`${text}\r\nBcc: x@y.z`)).not.toMatch(/[\r\n\0\u2028]/)
      }),
    )
  })

  it.each(['ana@loja.com.br', 'a.b+c@x-y.co'])('goes to %s', (address) => {
    expect(isSafeAddress(address)).toBe(true)
  })

  it.each([
    'x@y.z\r\nBcc: evil@x.y',
    'a@b',
    'a b@c.de',
    '"a"@c.de',
    'a@c.de,b@c.de',
    '<a@c.de>',
    'a@-c.de',
    '',
  ])('never goes to %j', (address) => {
    expect(isSafeAddress(address)).toBe(false)
  })
})
