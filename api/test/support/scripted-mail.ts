import { createServer, type AddressInfo, type Socket } from 'node:net'

/** What a mail server says at a step instead of yes; `drop`: it ends the line. */
export type MailScript = Partial<
  Record<'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end', string>
>

const YES = {
  greeting: '220 x ESMTP',
  EHLO: '250-x\r\n250 AUTH PLAIN',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go',
  end: '250 ok',
  RSET: '250 ok',
  QUIT: '221 bye',
}

/** A mail server that keeps nothing and says, word by word, what its script says. */
export async function startScriptedMail(scriptOf: () => MailScript) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const say = (step: string) => {
      const answer = new Map(Object.entries({ ...YES, ...scriptOf() })).get(step) ?? '500 what?'
      if (answer === 'drop') socket.destroy()
      else socket.write(`${answer}\r\n`)
    }
    say('greeting')
    listen(socket, (line, isText) => {
      const step = isText ? 'end' : line.slice(0, 4).toUpperCase()
      say(step)
      return step === 'DATA' && (scriptOf().DATA ?? YES.DATA).startsWith('354')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // It listens on a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://u:p@127.0.0.1:${port}`,
    /** Ends the connections that are kept, and waits until it is known on both sides. */
    hangUp: () =>
      Promise.all(Array.from(sockets, (socket) => new Promise((done) => socket.on('close', done).end()))),
    stop: () => new Promise((done) => server.close(done)),
  }
}

/** Each line, or the whole text where one comes. @param hear answers whether a text comes next */
function listen(socket: Socket, hear: (line: string, isText: boolean) => boolean): void {
  let rest = ''
  let isText = false
  socket.on('data', (chunk: Buffer) => {
    rest += chunk.toString()
    for (;;) {
      const end = isText ? '\r\n.\r\n' : '\r\n'
      const at = rest.indexOf(end)
      if (at < 0) return
      const line = rest.slice(0, at)
      rest = rest.slice(at + end.length)
      isText = hear(line, isText)
    }
  })
}
