/** A failed e-mail in words: why it did not arrive, and what the recruiter can do. */
export interface MailErrorWords {
  readonly texto: string
  /** Empty when nothing is left to do. */
  readonly oQueFazer: string
}

const RETRY_LATER = 'Tente de novo mais tarde, ou fale com a pessoa por outro canal.'
const TELL_ADMINISTRATOR = 'Avise quem cuida da instalação da Seleta e depois tente de novo.'

/** From the particular to the general: the extended code (RFC 3463) says more than the reply's (RFC 5321). */
const KNOWN: readonly (readonly [RegExp, MailErrorWords])[] = [
  [
    /\b5\.7\.8\b|\b53[045]\b|invalid login|authentication/i,
    { texto: 'O servidor de e-mail não aceitou o acesso da Seleta.', oQueFazer: TELL_ADMINISTRATOR },
  ],
  [
    /\b[45]\.2\.2\b|\b[45]52\b|mailbox full|quota/i,
    { texto: 'A caixa de e-mail da pessoa está cheia.', oQueFazer: RETRY_LATER },
  ],
  [
    /\b[45]\.3\.4\b|size limit/i,
    { texto: 'A mensagem é grande demais para a caixa da pessoa.', oQueFazer: 'Escreva um texto menor.' },
  ],
  [
    /\b5\.(?:1\.[0-36]|2\.1)\b|user unknown|no such user|does not exist/i,
    {
      texto: 'Este endereço de e-mail não existe mais, ou foi escrito errado.',
      oQueFazer: 'Confira o e-mail na ficha da pessoa e tente de novo.',
    },
  ],
  [
    /\b5\.1\.8\b|\b5\.7\.(?:2[0-9]|9)\b|\bspf\b|\bdkim\b|\bdmarc\b/i,
    { texto: 'O servidor da pessoa não reconheceu o remetente da Seleta.', oQueFazer: TELL_ADMINISTRATOR },
  ],
  [
    /\b[45]\.7\.\d+\b|\b554\b|spam|blocked|policy/i,
    {
      texto: 'O servidor da pessoa recusou a mensagem.',
      oQueFazer: 'Fale com a pessoa por outro canal.',
    },
  ],
  [
    /ENOTFOUND|EDNS|\b5\.1\.2\b|\b[45]\.4\.[46]\b|domain/i,
    {
      texto: 'O domínio deste endereço de e-mail não foi encontrado.',
      oQueFazer: 'Confira o e-mail na ficha da pessoa e tente de novo.',
    },
  ],
  [
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|timeout|greeting never|connection closed|socket/i,
    { texto: 'O servidor de e-mail não respondeu.', oQueFazer: 'Tente de novo em alguns minutos.' },
  ],
  [
    /\b550\b|\b551\b|\b553\b/,
    {
      texto: 'O servidor da pessoa não aceitou este endereço.',
      oQueFazer: 'Confira o e-mail na ficha da pessoa e tente de novo.',
    },
  ],
  [
    /\b4\d\d\b|\b4\.\d\.\d\b/,
    { texto: 'O servidor da pessoa não pôde receber a mensagem agora.', oQueFazer: RETRY_LATER },
  ],
  [/\b5\d\d\b/, { texto: 'O servidor da pessoa recusou a mensagem.', oQueFazer: RETRY_LATER }],
]

/**
 * @param erro what the mail server said, in one line, or a sentence of our own
 * @returns a sentence of our own stays as it is
 */
export function wordMailError(erro: string): MailErrorWords {
  const known = KNOWN.find(([pattern]) => pattern.test(erro))
  return known?.[1] ?? { texto: erro, oQueFazer: '' }
}
