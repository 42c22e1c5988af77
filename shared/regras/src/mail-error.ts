import { EMAIL_INVALID } from './email'

/** A failed e-mail in words: why it did not arrive, and what the recruiter can do. */
export interface MailErrorWords {
  readonly texto: string
  /** Empty when nothing is left to do. */
  readonly oQueFazer: string
}

const RETRY_LATER = 'Tente de novo mais tarde, ou fale com a pessoa por outro canal.'
const TELL_ADMINISTRATOR = 'Avise quem cuida da instalação da Seleta e depois tente de novo.'

const UNKNOWN: MailErrorWords = { texto: 'O e-mail não pôde ser enviado.', oQueFazer: TELL_ADMINISTRATOR }

/** What the outbox says of a mail of which nobody knows whether it left: a person looks, and decides (decision 024). */
export const MAIL_UNCERTAIN =
  'O envio foi interrompido na entrega: a pessoa pode ter recebido. Confira antes de tentar de novo.'
/** And of one whose job was thrown away. */
export const MAIL_DISCARDED =
  'Quem cuida da instalação descartou este envio: a mensagem não saiu. Tente de novo, se ainda for preciso.'

/** Said in words already. */
const OURS: readonly string[] = [MAIL_UNCERTAIN, MAIL_DISCARDED, EMAIL_INVALID]

type Known = readonly (readonly [RegExp, MailErrorWords])[]

const NO_ACCESS = 'O servidor de e-mail não aceitou o acesso da Seleta.'
const AT_LIMIT = 'O servidor de e-mail chegou ao limite de envios da Seleta.'

const ofTheInstallation = (rules: readonly (readonly [RegExp, string])[]): Known =>
  rules.map(([pattern, texto]) => [pattern, { texto, oQueFazer: TELL_ADMINISTRATOR }])

/** Of the mail server that the installation has: nobody who writes to candidates can mend it. */
const OF_THE_INSTALLATION = ofTheInstallation([
  [/^AUTH\b|\b5\.7\.8\b|(?:^|[ =])53[045][ -]|invalid login|authentication|credentials/i, NO_ACCESS],
  [/certificate|\bSSL\b|\bTLS\b|STARTTLS/i, 'A conexão segura com o servidor de e-mail falhou.'],
  [/getaddrinfo|ENOTFOUND|EAI_AGAIN|EDNS|\bquery[A-Z]/, 'O servidor de e-mail não foi encontrado.'],
  [/\b5\.4\.5\b|\b4\.5\.3\b|limit\b|too many/i, AT_LIMIT],
  [/^MAIL FROM\b|mail command failed/i, 'O servidor de e-mail não aceitou o remetente da Seleta.'],
  [/(?:^|[ =])[45]\d\d(?:[ -]|$)/, 'O servidor de e-mail recusou a conexão da Seleta.'],
  [
    /\bE(?:CONN|HOST|NET|TIMEDOUT|PIPE|SOCKET|PROTO)|timeout|timed out|greeting never|closed|socket/i,
    'O servidor de e-mail não respondeu.',
  ],
])

/**
 * Of the installation too, wherever it is said: many mail servers keep it until they have heard the address, or the
 * message. What is too much is the person's only when a mailbox is said with it (x.2.2, 552, a word for one) and no word
 * for sending; whoever is called «sender», or «your», is us.
 */
const OF_THE_SENDER = ofTheInstallation([
  [
    /\b5\.4\.5\b|\b5\.1\.90\b|unusual sending|sending .*(?:paused|suspended)|exceeded (?:the max|threshold)/i,
    AT_LIMIT,
  ],
  [
    /^(?=.*(?:quota|\bcota\b|\blimit|\brate\b|rate ?limit|throttl|allowance|too many))(?!.*(?:\breceiving\b|\bhops?\b|size|length|tamanho|[45]\.(?:3\.4|5\.3)\b))(?:.*(?:send|submission|outgoing|outbound|outmail|relay|dail|hour|per day|\benvi|diári)|(?!.*(?:\b[45]52\b|mailbox|inbox|caixa|storage|full\b|over quota)))/i,
    AT_LIMIT,
  ],
  [
    /\b5\.7\.8\b|\b5\.7\.\d+\b.*recipient address rejected: access denied|relay(?:ing)? (?:access )?(?:denied|not|disallowed|prohibited)|(?:unable|permitted|allowed) to relay|invalid login|credentials|not verified|not authorized to perform|authentication required|not authenticated to send|\byour (?:smtp )?account\b/i,
    NO_ACCESS,
  ],
  [
    /\b5\.7\.(?:2[0-9]|9|515)\b|\bspf\b|\bdkim\b|\bdmarc\b/i,
    'O servidor da pessoa não reconheceu o remetente da Seleta.',
  ],
  [
    /client host|\b(?:blacklist|block ?list|dnsbl|rbl|spamhaus)|sending IP\b|\bIP you're using/i,
    'O servidor da pessoa recusou o servidor de e-mail da Seleta.',
  ],
  [
    /\bsenders?\b|\bsending\b|\bremetente\b|\boutgoing\b|\b(?:allowed|permission|permissions) to send\b|sendas|from address|\bhelo (?:command|name)\b|invalid helo|outboundspam|\btenant\b|not owned by|\b5\.1\.[78]\b|\b5\.7\.(?:50[1-3]|70[58]|750)\b/i,
    'O servidor de e-mail não aceitou o remetente da Seleta.',
  ],
])

/** By these the address alone is meant, whatever the words beside them. */
const OF_THE_ADDRESS_ALONE = /\b5\.1\.(?:1|10)\b|\b[45]\.2\.[12]\b|^(?!.*\bsender\b).*\bunrouteable address/i

/** A domain is the person's only when that is said. */
const NO_SUCH_DOMAIN =
  /\b[45]\.1\.2\b|^(?!.*\b5\.(?:7\.\d|1\.1\b)).*\brecipient\b(?: address rejected:)?[^:]*\b(?:domain|host)\b[^.;:]{0,40}\b(?:not found|unknown)/i

/** Nobody is there: a sign that says so, for good. A rule about who may send, a full mailbox, a bare no are none. */
const NO_SUCH_ADDRESS = new RegExp(
  [
    String.raw`^(?!.*\b(?:4\d\d[ -]|5\.7\.\d|[45]\.2\.2\b|quota|full\b|storage))`,
    '(?:',
    [
      String.raw`.*\b5\.1\.(?:[136]|10)\b`,
      // As Microsoft says it, and Google.
      String.raw`.*\b5\.4\.1\b.*recipient address rejected`,
      String.raw`.*\b5\.2\.1\b.*\b(?:disabled|inactive)\b`,
      String.raw`.*\b(?:user|recipient|mailbox|account|(?<!ip )address|usuário|conta|caixa postal|endereço)\b[^.;]{0,60}\b(?:unknown|not found|does(?:n't| not) exist|unavailable|desconhecid[oa]|inexistente|não (?:existe|encontrad[oa]))`,
      String.raw`.*\b(?:unknown|invalid|no such) (?:user|recipient|mailbox|address)\b`,
      String.raw`.*doesn't have an? \S+ account`,
    ].join('|'),
    ')',
  ].join(''),
  'i',
)

/** Of the address, from the particular to the general: the extended code (RFC 3463) says more than the reply's (RFC 5321). */
const OF_THE_ADDRESS: Known = [
  [
    NO_SUCH_DOMAIN,
    {
      texto: 'O domínio deste endereço de e-mail não foi encontrado.',
      oQueFazer: 'Confira o e-mail na ficha da pessoa e tente de novo.',
    },
  ],
  [
    NO_SUCH_ADDRESS,
    {
      texto: 'Este endereço de e-mail não existe mais, ou foi escrito errado.',
      oQueFazer: 'Confira o e-mail na ficha da pessoa e tente de novo.',
    },
  ],
  [
    /\b[45]\.2\.2\b|\b[45]52\b(?![ -][45]\.\d)|mailbox full|quota/i,
    { texto: 'A caixa de e-mail da pessoa está cheia.', oQueFazer: RETRY_LATER },
  ],
  [
    /\b[45]\.3\.4\b|size limit/i,
    { texto: 'A mensagem é grande demais para a caixa da pessoa.', oQueFazer: 'Escreva um texto menor.' },
  ],
  [
    /\b[45]\.2\.1\b|\breceiving\b/i,
    { texto: 'O servidor da pessoa não pôde receber a mensagem agora.', oQueFazer: RETRY_LATER },
  ],
  [
    /\b[45]\.7\.\d+\b|\b554\b|spam|blocked|policy/i,
    {
      texto: 'O servidor da pessoa recusou a mensagem.',
      oQueFazer: 'Fale com a pessoa por outro canal.',
    },
  ],
  [
    /\b[45]\.4\.[46]\b/,
    {
      texto: 'O domínio deste endereço de e-mail não foi encontrado.',
      oQueFazer: 'Confira o e-mail na ficha da pessoa e tente de novo.',
    },
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

/** Where a try may fail, as nodemailer names it: the command that was not done, or what comes before there is one. */
const STEP = /^(?:API|CONN|[EL]?HLO|HELO|STARTTLS|AUTH(?: [\w-]+)?|MAIL FROM|RCPT TO|DATA|RSET): /
/** From here on the mail server has heard the address. */
const HAS_ADDRESS = /^(?:RCPT TO|DATA): /
/** What releases before this one kept has no step: what says it there. */
const OLDER_INSTALLATION =
  /^(?:getaddrinfo|connect |query[A-Z]|greeting never|invalid (?:greeting|login|[EL]?HLO|HELO)|connection |mail command failed|error (?:upgrading|initiating)|server terminates|timeout)|\bE(?:CONN|HOST|NET|TIMEDOUT|DNS|NOTFOUND|AI_AGAIN)|certificate|\bSSL\b|socket/i

/** What the mail server itself says: how addresses and links are called says nothing, nor what nodemailer puts before it. */
const spoken = (erro: string): string =>
  erro
    .replace(/can[’']t send mail - all recipients were rejected:/i, '')
    .split(' ')
    .filter((word) => !/@|^https?:/i.test(word))
    .join(' ')

const isOfTheSender = (erro: string): boolean =>
  !OF_THE_ADDRESS_ALONE.test(erro) && OF_THE_SENDER.some(([pattern]) => pattern.test(spoken(erro)))

/** Whether it is said of this mail: of nobody else's, which go on being tried. @param erro as the outbox keeps it */
export const isOfTheAddress = (erro: string): boolean =>
  !isOfTheSender(erro) && (STEP.test(erro) ? HAS_ADDRESS.test(erro) : !OLDER_INSTALLATION.test(erro))

/**
 * A try that failed, as the outbox keeps it.
 * @param step where it failed; null where nobody knows
 * @param said what the mail server or the connection said
 */
export const writeMailError = (step: string | null, said: string): string =>
  step === null ? said : `${step}: ${said}`

/**
 * Whether nobody is at the address: no mail will ever arrive there.
 * @param erro as the outbox keeps it
 */
export const isDeadAddress = (erro: string): boolean =>
  erro === EMAIL_INVALID ||
  (isOfTheAddress(erro) &&
    /(?:^|: )5\d\d\b/.test(erro) &&
    (NO_SUCH_ADDRESS.test(spoken(erro)) || NO_SUCH_DOMAIN.test(spoken(erro))))

/**
 * @param erro what failed, as the outbox keeps it, or a sentence of our own
 * @returns a sentence of our own stays as it is; what is not known has one for all
 */
export function wordMailError(erro: string): MailErrorWords {
  if (OURS.includes(erro)) return { texto: erro, oQueFazer: '' }
  const known = isOfTheAddress(erro) ? OF_THE_ADDRESS : [...OF_THE_SENDER, ...OF_THE_INSTALLATION]
  const said = spoken(erro)
  return known.find(([pattern]) => pattern.test(said))?.[1] ?? UNKNOWN
}
