import * as fc from 'fast-check'
import { VARIABLES, fillMensagem, mensagemParts, tellUnknown } from './mensagem-variables'

const values = { nome: 'Ana', vaga: 'Analista', empresa: 'Aurora', link: 'https://x.test/campanha/7' }

test.each([
  ['Olá, {{nome}}!', 'Olá, Ana!'],
  ['{{ vaga }} na {{empresa}}: {{link}}', 'Analista na Aurora: https://x.test/campanha/7'],
  ['Olá, {{Primeiro nome}}', 'Olá, Ana'],
  ['{{NOME}}{{nome}}', 'AnaAna'],
  ['Oi {{apelido}} {{toString}}', 'Oi {{apelido}} {{toString}}'],
  ['sem variáveis {nome}', 'sem variáveis {nome}'],
  ['', ''],
])('the message “%s” reads “%s”', (mensagem, expected) => {
  expect(fillMensagem(mensagem, values)).toBe(expected)
})

test.each([
  ['Olá, {{nome}} {{ Primeiro Nome }}', null],
  ['Olá, {nome} ou } ou {', null],
  ['Olá, {{apelido}}!', '{{apelido}}'],
  ['Olá, {{Primeiro nom}}', '{{Primeiro nom}}'],
  ['Olá, {{}}', '{{}}'],
  ['Olá, {{nome e mais', '{{nome e mais'],
  ['Olá, nome}}', 'nome}}'],
  ['{{{nome}}}', null],
])('in “%s” what would go out raw is %s', (mensagem, expected) => {
  expect(tellUnknown(mensagem)).toBe(
    expected === null
      ? null
      : `“${expected}” não é uma variável. Há estas: Primeiro nome, Vaga, Empresa, Link.`,
  )
})

test('outside of a campaign there is no job to name', () => {
  expect(tellUnknown('Sobre {{vaga}}', false)).toMatch(/^“Vaga” não tem o que dizer aqui/)
  expect(tellUnknown('{{nome}} {{empresa}} {{link}}', false)).toBeNull()
})

test('the pieces of a message are the whole message, and what a value says is no variable', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(...VARIABLES).map(({ nome }) => `{{${nome}}}`),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const mensagem = pieces.join('')
      const parts = mensagemParts(mensagem)
      expect(parts.map(({ text }) => text).join('')).toBe(mensagem)
      const asked = { nome: '{{vaga}}', vaga: '{{nome}}', empresa: '{{link}}', link: '' }
      const filled = parts
        .map((part) => (part.kind === 'variable' ? asked[part.variable] : part.text))
        .join('')
      expect(fillMensagem(mensagem, asked)).toBe(filled)
    }),
  )
})
