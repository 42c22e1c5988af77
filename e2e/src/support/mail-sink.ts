import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  /** For `SMTP_URL`. */
  readonly url: string
  /** Text of the newest mail to an address, waited for. */
  readonly mailFor: (address: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** A real SMTP server that keeps what it gets. */
export async function startMailSink(): Promise<MailSink> {
  const mails: { readonly to: string; readonly text: string }[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = decode(Buffer.concat(chunks).toString('latin1'))
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', text })
        for (const look of waiting) look()
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mailFor: (address) =>
      new Promise((resolve) => {
        const look = () => {
          const found = mails.findLast(({ to }) => to === address)
          if (found === undefined) return
          waiting.delete(look)
          resolve(found.text)
        }
        waiting.add(look)
        look()
      }),
    stop: () => new Promise((done) => server.close(done)),
  }
}

/** Quoted-printable, as nodemailer sends Portuguese. */
function decode(raw: string): string {
  const bytes = raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
