import {
  isDeadAddress,
  isOfTheAddress,
  MAIL_DISCARDED,
  MAIL_UNCERTAIN,
  wordMailError,
  writeMailError,
} from './mail-error'

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
  ['getaddrinfo ENOTFOUND smtp.exemplo.com', /servidor de e-mail não foi encontrado/],
  ['450 4.3.0 Try again later', /não pôde receber a mensagem agora/],
  ['550 Requested action not taken', /não aceitou este endereço/],
])('«%s» is said in words', (erro, texto) => {
  const words = wordMailError(erro)
  expect(words.texto).toMatch(texto)
  expect(words.oQueFazer).not.toBe('')
  expect(words.texto).not.toMatch(/\d{3}/)
})

const ADMINISTRATOR = 'Avise quem cuida da instalação da Seleta e depois tente de novo.'

describe('what fails before the mail server hears the address is the installation’s', () => {
  test.each([
    ['CONN', 'getaddrinfo ENOTFOUND smtp.exemplo.com', /não foi encontrado/],
    ['CONN', 'getaddrinfo EAI_AGAIN smtp.exemplo.com', /não foi encontrado/],
    ['CONN', 'self-signed certificate; if the root CA is installed locally, try …', /conexão segura/],
    ['CONN', 'certificate has expired', /conexão segura/],
    ['CONN', '408D02E2C17F0000:error:0A00010B:SSL routines:…:wrong version number:…', /conexão segura/],
    ['STARTTLS', 'Error upgrading connection with STARTTLS: 454 4.7.0 TLS not available', /conexão segura/],
    ['CONN', 'connect EHOSTUNREACH 2001:db8::1:25', /não respondeu/],
    ['CONN', 'connect ECONNREFUSED 127.0.0.1:587', /não respondeu/],
    ['CONN', 'Connection timeout', /não respondeu/],
    ['CONN', 'Invalid greeting. response=554 no: 554 no', /recusou a conexão/],
    ['EHLO', 'Server terminates connection. response=421 busy: 421 busy', /recusou a conexão/],
    ['AUTH PLAIN', 'Invalid login: 535 5.7.8 bad', /não aceitou o acesso/],
    ['AUTH PLAIN', 'Invalid login: 454 4.7.0 temporary', /não aceitou o acesso/],
    ['MAIL FROM', 'Mail command failed: 550 5.4.5 Daily user sending limit exceeded', /limite de envios/],
    ['MAIL FROM', 'Mail command failed: 550 5.1.8 Sender rejected', /não aceitou o remetente/],
    ['MAIL FROM', 'Mail command failed: 452 4.2.2 no room', /não aceitou o remetente/],
    ['API', 'No recipients defined', /não pôde ser enviado/],
  ])('%s: «%s»', (step, said, texto) => {
    // A release before this one kept what was said alone.
    const older = step === 'EHLO' || step === 'API' ? [] : [said]
    for (const erro of [writeMailError(step, said), ...older]) {
      expect(wordMailError(erro)).toEqual({
        texto: expect.stringMatching(texto),
        oQueFazer: ADMINISTRATOR,
      })
      expect(isDeadAddress(erro)).toBe(false)
    }
  })
})

describe('what an address is refused with says by its extended code what is wrong', () => {
  const rejected = (said: string) =>
    writeMailError('RCPT TO', `Can't send mail - all recipients were rejected: ${said}`)
  test.each([
    ['452 4.5.3 Too many recipients', /não pôde receber a mensagem agora/, false],
    ['452 4.2.2 over quota', /caixa de e-mail da pessoa está cheia/, false],
    ['552 mailbox full', /caixa de e-mail da pessoa está cheia/, false],
    ['550 5.1.1 User unknown', ADDRESS, true],
    ['550 5.1.2 Host unknown', /domínio/, true],
    ['550 mailbox unavailable', ADDRESS, true],
    ['550 5.4.1 Recipient address rejected: Access denied.', ADDRESS, true],
    ['550 5.1.1 <x>: Recipient address rejected: User unknown in relay recipient table', ADDRESS, true],
    ['550 5.1.1 <x@privaterelay.appleid.com> unknown', ADDRESS, true],
    ['552 5.2.2 Message not sent: mailbox over quota', /caixa de e-mail da pessoa está cheia/, false],
    ['450 4.2.0 <x>: Recipient address rejected: Greylisted', /não pôde receber a mensagem agora/, false],
    ['550 IP address 1.2.3.4 reverse DNS not found', /não aceitou este endereço/, false],
    ['554 5.7.1 Relay access denied', /não aceitou o acesso da Seleta/, false],
    ['552 1 Requested mail action aborted, mailbox not found', ADDRESS, true],
    ["554 delivery error: dd This user doesn't have a yahoo.com.br account", ADDRESS, true],
    ['550 5.1.1 <envios@x.com>: Recipient address rejected: User unknown', ADDRESS, true],
    ['550 <outgoing.limit@x.com>: no such user', ADDRESS, true],
    ['550 5.2.1 The email account that you tried to reach is inactive.', ADDRESS, true],
    ['556 5.1.10 <x>: Recipient address rejected: Domain x.com does not accept mail', ADDRESS, true],
    ['550 5.1.2 <x>: Recipient address rejected: Domain not found', /domínio/, true],
    ['550 <x>: Recipient address rejected: Domain not found', /domínio/, true],
    [
      '550 5.1.1 <x>: Recipient address rejected: undeliverable address: host mx[1.2.3.4] said: 550 5.1.1 user unknown',
      ADDRESS,
      true,
    ],
    ['554 5.7.1 <x>: Recipient address rejected: your host unknown[1.2.3.4]', /recusou/, false],
    ['550-The account may not exist, they may be blacklisted 550 Unrouteable address', /endereço/, false],
    ['550 5.2.1 The user is receiving mail at a rate that prevents …', /receber a mensagem agora/, false],
    ['450-4.2.1 The user is receiving mail at a rate that prevents …', /receber a mensagem agora/, false],
    ['550 5.1.0 <x>: Recipient address rejected', /não aceitou este endereço/, false],
    ['550 user over quota', /caixa de e-mail da pessoa está cheia/, false],
    ['552 quota exceeded', /caixa de e-mail da pessoa está cheia/, false],
    ['550 mailbox unavailable: mailbox full', /caixa de e-mail da pessoa está cheia/, false],
    ['552 5.3.4 Message size exceeds fixed limit', /grande demais/, false],
    ['421 4.4.2 Error: timeout exceeded', /receber a mensagem agora/, false],
    ['550 domain policy', /recusou a mensagem/, false],
  ])('«%s»', (said, texto, isFinal) => {
    expect(wordMailError(rejected(said)).texto).toMatch(texto)
    expect(isDeadAddress(rejected(said))).toBe(isFinal)
  })

  test('and so does the answer to the whole message', () => {
    const erro = writeMailError('DATA', 'Message failed: 552 5.2.2 full')
    expect(wordMailError(erro).texto).toMatch(/caixa de e-mail da pessoa está cheia/)
    expect(isDeadAddress(erro)).toBe(false)
  })
})

describe('what is wrong with who sends is the installation’s, wherever it is said', () => {
  test.each([
    [
      'DATA',
      'Data command failed: 550-5.4.5 Daily user sending limit exceeded. For more …',
      /limite de envios/,
    ],
    ['DATA', 'Data command failed: 550 5.4.5 Daily sending quota exceeded', /limite de envios/],
    ['DATA', 'Message failed: 552 Message would take you over your relay quota', /limite de envios/],
    ['RCPT TO', 'rejected: 553 5.7.1 <x@y.z>: Sender address rejected: not owned by user w', /o remetente/],
    [
      'RCPT TO',
      'rejected: 554 5.7.1 <x[1.2.3.4]>: Client host rejected: Access denied',
      /recusou o servidor/,
    ],
    ['DATA', 'Message failed: 554 Message rejected: Email address is not verified', /não aceitou o acesso/],
    ['DATA', 'Message failed: 554 Message rejected: Sending paused for this account.', /limite de envios/],
    [
      'DATA',
      'Message failed: 554 Access denied: User `x` is not authorized to perform `ses:SendRawEmail`',
      /o acesso/,
    ],
    ['DATA', 'Message failed: 550 The from address does not match a verified Sender Identity', /o remetente/],
    ['DATA', 'Message failed: 550 5.7.705 Access denied, tenant has exceeded threshold', /limite de envios/],
    ['RCPT TO', 'rejected: 550 5.4.6 Unusual sending activity detected', /limite de envios/],
    [
      'RCPT TO',
      'rejected: 550 Domain x has exceeded the max emails per hour (100/100) allowed',
      /limite de envios/,
    ],
    ['RCPT TO', 'rejected: 550 Limite de envio excedido', /limite de envios/],
    ['RCPT TO', 'rejected: 554 5.7.1 <x@y.z>: Recipient address rejected: Access denied', /o acesso/],
    [
      'RCPT TO',
      'rejected: 554 5.7.1 <x>: Recipient address rejected: Policy Rejection- Quota Exceeded',
      /limite de envios/,
    ],
    ['DATA', 'Message failed: 554 5.2.252 SendAsDenied; seleta@x not allowed to send as y', /o remetente/],
    [
      'DATA',
      'Message failed: 554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException',
      /limite de envios/,
    ],
    ['DATA', 'Data command failed: 550-5.7.1 Invalid credentials for relay [1.2.3.4]. The IP …', /o acesso/],
    ['RCPT TO', 'rejected: 550 Domain x.com has an outgoing mail suspension. Discarded.', /o remetente/],
    ['RCPT TO', 'rejected: 550 Outgoing mail from "rh@x.com" has been suspended.', /o remetente/],
    [
      'RCPT TO',
      'rejected: 554 5.7.1 <x@y.z>: Recipient address rejected: You have exceeded your Outmail quota.',
      /limite de envios/,
    ],
    ['RCPT TO', 'rejected: 550 5.7.1 Limite diário de envios excedido', /limite de envios/],
    ['RCPT TO', 'rejected: 550 5.7.1 Cota de envio excedida', /limite de envios/],
    ['RCPT TO', 'rejected: 550 5.7.1 quota exceeded', /limite de envios/],
    ['RCPT TO', 'rejected: 550 that smtp account has exceeded its allowance', /limite de envios/],
    ['RCPT TO', 'rejected: 451 4.7.1 Ratelimit "hostinger_out_ratelimit" exceeded', /limite de envios/],
    ['RCPT TO', 'rejected: 452 Too many recipients received this hour', /limite de envios/],
    ['DATA', 'Message failed: 454 Throttling failure: Maximum sending rate exceeded.', /limite de envios/],
    ['DATA', 'Message failed: 432 4.3.2 Concurrent connections limit exceeded.', /limite de envios/],
    ['DATA', 'Message failed: 550 5.7.1 Unconfigured Sending Domain <x.com>', /o remetente/],
    ['DATA', 'Message failed: 550 5.7.1 Sender not valid: a@x.com is not a valid sender', /o remetente/],
    [
      'DATA',
      'Message failed: 421 Domain x.mailgun.org is not allowed to send: Free accounts …',
      /o remetente/,
    ],
    [
      'RCPT TO',
      'rejected: 504 5.5.2 <x>: Helo command rejected: need fully-qualified hostname',
      /o remetente/,
    ],
    ['RCPT TO', 'rejected: 550 Access denied - Invalid HELO name', /o remetente/],
    ['RCPT TO', 'rejected: 550 Sender domain not found', /o remetente/],
    ['RCPT TO', 'rejected: 550 5.1.0 Address rejected. sender not allowed', /o remetente/],
    ['RCPT TO', 'rejected: 550 Your account is disabled', /o acesso/],
    ['RCPT TO', 'rejected: 550 5.7.606 Access denied, banned sending IP [1.2.3.4].', /recusou o servidor/],
    ['DATA', 'Message failed: 550 5.7.515 Access denied, sending domain X does not meet …', /não reconheceu/],
  ])('%s: «%s»', (step, said, texto) => {
    const erro = writeMailError(step, said)
    expect(wordMailError(erro)).toEqual({ texto: expect.stringMatching(texto), oQueFazer: ADMINISTRATOR })
    expect([isOfTheAddress(erro), isDeadAddress(erro)]).toEqual([false, false])
  })
})

test('nothing is told in English: what is not known has one sentence', () => {
  for (const erro of ['another job has this message', 'RCPT TO: Something odd', 'DATA: Stream ended', ''])
    expect(wordMailError(erro)).toEqual({
      texto: 'O e-mail não pôde ser enviado.',
      oQueFazer: ADMINISTRATOR,
    })
})

test('a sentence of our own stays as it is', () => {
  for (const erro of [MAIL_UNCERTAIN, MAIL_DISCARDED, 'E-mail inválido.'])
    expect(wordMailError(erro)).toEqual({ texto: erro, oQueFazer: '' })
})
