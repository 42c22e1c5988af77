import { wordMailError } from './mail-error'

const ADDRESS = /endereço de e-mail não existe/

test.each([
  ['550 5.1.1 <ana@exemplo.com>: Recipient address rejected: User unknown', ADDRESS],
  ['Can’t send mail - all recipients were rejected: 550 5.1.1 no such user', ADDRESS],
  ['550 5.2.1 The email account that you tried to reach is disabled', ADDRESS],
  ['452 4.2.2 The email account is over quota', /caixa de e-mail da pessoa está cheia/],
  ['552 5.2.2 Mailbox full', /caixa de e-mail da pessoa está cheia/],
  ['Invalid login: 535 5.7.8 Authentication credentials invalid', /não aceitou o acesso da Seleta/],
  ['550 5.7.26 Unauthenticated email is not accepted due to DMARC', /não reconheceu o remetente/],
  ['554 5.7.1 Message rejected as spam', /recusou a mensagem/],
  ['connect ECONNREFUSED 127.0.0.1:25', /servidor de e-mail não respondeu/],
  ['Greeting never received', /servidor de e-mail não respondeu/],
  ['getaddrinfo ENOTFOUND smtp.exemplo.com', /domínio/],
  ['450 4.3.0 Try again later', /não pôde receber a mensagem agora/],
  ['550 Requested action not taken', /não aceitou este endereço/],
])('«%s» is said in words', (erro, texto) => {
  const words = wordMailError(erro)
  expect(words.texto).toMatch(texto)
  expect(words.oQueFazer).not.toBe('')
  expect(words.texto).not.toMatch(/\d{3}/)
})

test('a sentence of our own stays as it is', () => {
  const erro = 'O envio foi interrompido na entrega: a pessoa pode ter recebido.'
  expect(wordMailError(erro)).toEqual({ texto: erro, oQueFazer: '' })
})
