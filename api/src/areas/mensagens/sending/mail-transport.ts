import { splitEmail } from '@seleta/regras/email'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Sender } from '../../../ground/text/sender'
import { singleLine } from '../../../ground/text/single-line'

export interface Mail {
  /** The same for every try of one message, so that a duplicate is recognisable (security R06). */
  readonly identificador: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Address that ends mails of this kind by one press (RFC 8058); null or absent where there is nothing to end. */
  readonly pararUrl?: string | null
  /** Name that the company chose as sender; empty uses the product's. */
  readonly fromName: string
  readonly replyTo: string | null
}

export interface MailTransport {
  /**
   * @param beforeEnd run when everything is said but the end of the message, without which the mail server keeps
   *   nothing; when it throws, nothing is sent
   * @throws what the mail server said, or `beforeEnd`
   */
  readonly send: (mail: Mail, beforeEnd?: () => Promise<void>) => Promise<void>
  /** Ends the connections. */
  readonly close: () => void
}

/** As many mails are on their way at once; `?maxConnections=3` in SMTP_URL makes it fewer. */
export const MAIL_CONNECTIONS = 12

/**
 * Sends plain text over SMTP, on connections that are kept. Nothing is read from files or addresses that a message
 * names.
 * @param smtpUrl `smtp://…` or `smtps://…`
 */
export function createMailTransport(smtpUrl: string, { name, address }: Sender): MailTransport {
  const { domain } = splitEmail(address)
  const pool = {
    url: smtpUrl,
    pool: true as const,
    maxConnections: MAIL_CONNECTIONS,
    // Whether a mail is tried again is decided by who knows how far it went.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const transport = createTransport(pool)
  const ends = new Map<string, () => Promise<void>>()
  transport.use('stream', ({ data, message }, done) => {
    const beforeEnd = ends.get(String(data.messageId))
    if (beforeEnd !== undefined) message.processFunc((whole) => holdEnd(whole, beforeEnd))
    done()
  })
  return {
    send: async (mail, beforeEnd) => {
      const messageId = `<${mail.identificador}@${domain}>`
      if (beforeEnd !== undefined) ends.set(messageId, beforeEnd)
      try {
        await transport.sendMail({
          messageId,
          from: { name: singleLine(mail.fromName) || name, address },
          to: { name: '', address: mail.to },
          ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
          subject: singleLine(mail.subject),
          text: mail.text,
          ...(mail.pararUrl != null && { headers: oneClick(mail.pararUrl) }),
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } finally {
        ends.delete(messageId)
      }
    },
    close: () => transport.close(),
  }
}

/** By which mail programs offer to end it themselves (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * Lets a message through, and its end after `beforeEnd`. Nothing is read before the mail server has asked for it: a whole
 * mail would fit into buffers, and its end come while not a word of it is said.
 */
const holdEnd = (message: Readable, beforeEnd: () => Promise<void>) =>
  Readable.from(
    (async function* () {
      yield* message
      await beforeEnd()
    })(),
    { objectMode: false },
  )
