import { splitEmail } from '@seleta/regras/email'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Sender } from '../../../ground/text/sender'
import { singleLine } from '../../../ground/text/single-line'
import { MailConnections } from './mail-connections'
import { blameOf } from './mail-failure'

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
   * @param signal ends the waiting for a connection, and no mail that has begun
   * @throws what the mail server said, or `beforeEnd`; StoppedWaitingError; TooManyConnectionsError when it did not take the mail because of
   *   how many connections there are: sent again, it goes over one that it takes
   */
  readonly send: (mail: Mail, beforeEnd?: () => Promise<void>, signal?: AbortSignal) => Promise<void>
  /** Ends the connections. */
  readonly close: () => void
}

/** As many mails are on their way at once, unless the mail server takes fewer or SMTP_URL says so (`?maxConnections=3`). */
export const MAIL_CONNECTIONS = 12

/** Milliseconds. */
interface Patience {
  /** From a connection to the end of the message: a mail server that says nothing in between is given up. */
  readonly untilEnd: number
  /** From there to its answer. It may have the mail by then, and take its time: RFC 5321 gives it ten minutes. */
  readonly afterEnd: number
}

const PATIENCE: Patience = { untilEnd: 60_000, afterEnd: 300_000 }
/** A connection that nobody needs is given back. */
const IDLE_MS = 30_000

/**
 * Sends plain text over SMTP, on connections that are kept. Nothing is read from files or addresses that a message
 * names.
 * @param smtpUrl `smtp://…` or `smtps://…`
 */
export function createMailTransport(
  smtpUrl: string,
  { name, address }: Sender,
  { untilEnd, afterEnd }: Patience = PATIENCE,
): MailTransport {
  const { domain } = splitEmail(address)
  const { url, most } = readConnections(smtpUrl)
  /** Run at the ends of messages, by their Message-ID. */
  const ends = new Map<string, () => Promise<void>>()
  const connections = new MailConnections({
    most,
    open: () => {
      const one = openConnection(url, afterEnd)
      one.use('stream', ({ data, message }, done) => {
        const atEnd = ends.get(String(data.messageId))
        if (atEnd !== undefined) message.processFunc((whole) => holdEnd(whole, atEnd))
        done()
      })
      return one
    },
    close: (one, isAtOnce) => one.close({ force: isAtOnce }),
    blameOf,
  })
  return {
    send: (mail, beforeEnd, signal) =>
      connections.use(async (one) => {
        const messageId = `<${mail.identificador}@${domain}>`
        const silence = new AbortController()
        const timer = setTimeout(() => silence.abort(), untilEnd)
        ends.set(messageId, async () => {
          clearTimeout(timer)
          await beforeEnd?.()
        })
        try {
          await one.sendMail({
            messageId,
            from: { name: singleLine(mail.fromName) || name, address },
            to: { name: '', address: mail.to },
            ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
            subject: singleLine(mail.subject),
            text: mail.text,
            ...(mail.pararUrl != null && { headers: oneClick(mail.pararUrl) }),
            disableFileAccess: true,
            disableUrlAccess: true,
            signal: silence.signal,
          })
        } catch (error) {
          throw silence.signal.aborted ? new SilenceError('Timeout') : error
        } finally {
          clearTimeout(timer)
          ends.delete(messageId)
        }
      }, signal),
    close: () => connections.close(),
  }
}

/** A pool of one: how many there are is not nodemailer's to say. */
const openConnection = (url: string, socketTimeout: number) =>
  createTransport({
    url,
    pool: true as const,
    maxConnections: 1,
    // Whether a mail is tried again is decided by who knows how far it went.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout,
    idleTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** As nodemailer says it of its own times. */
class SilenceError extends Error {
  readonly command = 'CONN'
}

/** How many connections SMTP_URL allows, and the address without it. */
function readConnections(smtpUrl: string): { url: string; most: number } {
  const url = new URL(smtpUrl)
  const asked = Number(url.searchParams.get('maxConnections'))
  url.searchParams.delete('maxConnections')
  return { url: url.href, most: Number.isInteger(asked) && asked > 0 ? asked : MAIL_CONNECTIONS }
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
