import { previewMensagem } from './mensagem-preview'

const values = { nome: 'Ana', vaga: 'Analista', empresa: 'Aurora', link: 'https://x.test/campanha/7' }
const read = (mensagem: string) =>
  previewMensagem(mensagem, values).map(({ text, kind }) => (kind === 'text' ? text : `[${kind}:${text}]`))

test.each([
  ['Olá, {{nome}}!', ['Olá, ', '[variavel:Ana]', '!']],
  [
    '{{ vaga }} na {{empresa}}: {{link}}',
    ['[variavel:Analista]', ' na ', '[variavel:Aurora]', ': ', '[variavel:https://x.test/campanha/7]'],
  ],
  ['Oi {{apelido}} {{toString}}', ['Oi ', '[desconhecida:{{apelido}}]', ' ', '[desconhecida:{{toString}}]']],
  ['sem variáveis {nome} {{nome', ['sem variáveis {nome} {{nome']],
  ['', []],
])('the message “%s” is previewed', (mensagem, expected) => {
  expect(read(mensagem)).toEqual(expected)
})
