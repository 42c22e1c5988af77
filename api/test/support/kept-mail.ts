import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it came, decoded. */
interface KeptMail {
  readonly to: string[]
  readonly headers: Record<string, string>
  readonly body: string
}

/** A mail server that keeps what it gets; addresses at `recusa.test` are refused for good, at `depois.test` for now. */
export function startKeptMail() {
  const received: KeptMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, callback) => {
      const refused = (code: number) => callback(Object.assign(new Error('no'), { responseCode: code }))
      if (address.endsWith('@recusa.test')) refused(550)
      else if (address.endsWith('@depois.test')) refused(451)
      else callback()
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(
          parse(
            Buffer.concat(chunks).toString(),
            session.envelope.rcptTo.map((rcpt) => rcpt.address),
          ),
        )
        callback()
      })
    },
  })
  return {
    received,
    server,
    listen: () => new Promise<string>((done) => server.listen(0, '127.0.0.1', () => done(addressOf(server)))),
  }
}

const addressOf = ({ server }: SMTPServer) => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`

function parse(raw: string, to: string[]): KeptMail {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 2)]),
  )
  return { to, headers, body: decode(raw.slice(end + 4), headers['content-transfer-encoding']) }
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString().trim()
  if (encoding !== 'quoted-printable') return body.trim()
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().trim()
}
