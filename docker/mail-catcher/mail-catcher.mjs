import { createServer } from 'node:http'
import { SMTPServer } from 'smtp-server'

/**
 * An SMTP server that keeps the last messages in memory and lists them at `/` (text) and `/messages` (JSON).
 * `SMTP_PORT` (2525), `HTTP_PORT` (8025).
 */
const KEPT = 200
const messages = []

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      messages.unshift({
        from: session.envelope.mailFrom && session.envelope.mailFrom.address,
        to: session.envelope.rcptTo.map((one) => one.address),
        text: Buffer.concat(chunks).toString('utf8'),
      })
      messages.length = Math.min(messages.length, KEPT)
      done()
    })
  },
})

const http = createServer((request, response) => {
  const isJson = request.url === '/messages'
  response.setHeader('content-type', isJson ? 'application/json' : 'text/plain; charset=utf-8')
  response.end(
    isJson
      ? JSON.stringify(messages)
      : messages.map((one) => `Para: ${one.to}\n${one.text}`).join('\n\n———\n\n'),
  )
})

smtp.listen(Number(process.env.SMTP_PORT ?? 2525))
http.listen(Number(process.env.HTTP_PORT ?? 8025), () => console.log('mail catcher ready'))
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    smtp.close()
    http.close()
  })
}
