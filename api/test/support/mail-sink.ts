import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  readonly url: string
  /** Addresses of the mails that it has taken, as often as it took them, in their order. */
  readonly taken: readonly string[]
  /** Ends every connection without a word. */
  readonly hangUp: () => void
  readonly stop: () => Promise<void>
}

export interface SinkOptions {
  /** Run before MAIL is answered. */
  readonly onSender?: () => Promise<void>
  /** Run before an address is accepted. */
  readonly onAddress?: (address: string) => Promise<void>
  /** Run after a whole mail was taken, before that is said. */
  readonly onTaken?: (address: string) => Promise<void>
}

/** A real SMTP server that counts what it gets. */
export async function startMailSink({ onSender, onAddress, onTaken }: SinkOptions = {}): Promise<MailSink> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, callback) => void answer(callback, onSender?.()),
    onRcptTo: ({ address }, _session, callback) => {
      void answer(callback, onAddress?.(address))
    },
    onData: (stream, session, callback) => {
      const address = session.envelope.rcptTo[0]?.address ?? ''
      stream.resume()
      stream.on('end', () => {
        taken.push(address)
        void answer(callback, onTaken?.(address))
      })
    },
  })
  // A killed client resets its connection.
  server.on('error', () => {})
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    hangUp: () => {
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    stop: () => new Promise((done) => server.close(done)),
  }
}

async function answer(callback: () => void, before: Promise<void> | undefined): Promise<void> {
  await before
  callback()
}
