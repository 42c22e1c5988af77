import { createServer, type AddressInfo, type Socket } from 'node:net'

/** What a mail server says at a step instead of yes; `drop`: it ends the line; `silence`: nothing. */
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

/**
 * A mail server that keeps nothing and says, word by word, what its script says.
 * @param scriptOf its script for a connection, by how many older ones are open
 */
export async function startScriptedMail(scriptOf: (older: number) => MailScript) {
  const sockets = new Set<Socket>()
  let connected = 0
  const server = createServer((socket) => {
    connected += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const script = () => scriptOf([...sockets].indexOf(socket))
    const say = (step: string) => {
      const answer = new Map(Object.entries({ ...YES, ...script() })).get(step) ?? '500 what?'
      if (answer === 'drop') socket.destroy()
      else if (answer === 'silence') return
      else if (answer.startsWith('421')) socket.end(`${answer}\r\n`)
      else socket.write(`${answer}\r\n`)
    }
    say('greeting')
    listen(socket, (line, isText) => {
      const step = isText ? 'end' : line.slice(0, 4).toUpperCase()
      say(step)
      return step === 'DATA' && (script().DATA ?? YES.DATA).startsWith('354')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // It listens on a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://u:p@127.0.0.1:${port}`,
    /** How often somebody has connected. */
    connections: () => connected,
    /** Says something on the oldest connection. */
    say: (answer: string) => [...sockets][0]?.write(`${answer}\r\n`),
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
