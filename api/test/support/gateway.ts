import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { amount } from './amount'
import { startNginx } from './nginx'

/** The one door in front of several processes. */
export interface Gateway {
  readonly port: number
  readonly stop: () => Promise<void>
}

/**
 * nginx with the rules of docker/nginx/gateway.conf in front of processes on these ports; in the short form a door of a
 * few lines that does with a refused connection and a lost answer what nginx does.
 */
export const startGateway = (ports: readonly number[]): Promise<Gateway> =>
  amount(startDoor, startRealDoor)(ports)

/** What the door is made of. */
const CONF = join(__dirname, '../../../docker/nginx')

/** The product's own rules in a folder, with what this machine has in the place of what only a container has. */
function writeRules(folder: string, ports: readonly number[]): void {
  cpSync(CONF, folder, { recursive: true })
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.conf'))) {
    const text = readFileSync(join(folder, file), 'utf8')
      // `startNginx` says these itself.
      .replaceAll(/^(?:resolver|access_log|\w+_temp_path) .*$/gm, '')
      .replaceAll(' /tmp/', ` ${folder}/kept-`)
      .replaceAll('/etc/nginx/seleta', folder)
      .replace(/server api:3000 resolve ([^;]+);/, (_, rules: string) =>
        ports.map((one) => `server 127.0.0.1:${one} ${rules};`).join('\n  '),
      )
    writeFileSync(join(folder, file), text)
  }
}

/** nginx with the product's rules. */
export async function startRealDoor(ports: readonly number[]): Promise<Gateway> {
  const nginx = await startNginx((port, folder) => {
    writeRules(folder, ports)
    return `include ${folder}/http.conf; server { listen 127.0.0.1:${port}; include ${folder}/gateway.conf; }`
  })
  return { port: Number(new URL(nginx.url).port), stop: nginx.stop }
}

/**
 * How long a connection to a process waits for its next request, ms. As in docker/nginx, shorter than the processes'
 * drain: whoever closes an idle connection in the moment in which something is sent on it loses that.
 */
const KEPT_MS = 200

/** Longest row of processes that take no connection, before the door says so. */
const MOST_TRIES = 12

async function startDoor(ports: readonly number[]): Promise<Gateway> {
  let turn = 0
  const agent = new Agent({ keepAlive: true, timeout: KEPT_MS })
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.on('end', () => {
      turn += 1
      void hand({ agent, asked, answer, body: Buffer.concat(parts), ports, turn })
    })
  })
  // Nobody who knocks here has a connection closed under them: a busy machine lets them wait for long.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        agent.destroy()
      }),
  }
}

interface Handed {
  readonly agent: Agent
  readonly asked: IncomingMessage
  readonly answer: ServerResponse
  readonly body: Buffer
  readonly ports: readonly number[]
  readonly turn: number
}

/** To the next process: whatever found no connection, and a question whose answer was lost (nginx's own rule). */
async function hand({ agent, asked, answer, body, ports, turn }: Handed): Promise<void> {
  let cause = ''
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      const port = ports[(turn + tries) % ports.length] ?? 0
      const { status, headers, text } = await send(agent, port, asked, body)
      answer.writeHead(status, { 'content-type': headers['content-type'] ?? '' }).end(text)
      return
    } catch (error) {
      cause = (error as NodeJS.ErrnoException).code ?? 'without a code'
      if (cause !== 'ECONNREFUSED' && asked.method !== 'GET') break
    }
  }
  answer.writeHead(502, cause).end()
}

const send = (agent: Agent, port: number, { method, url, headers, socket }: IncomingMessage, body: Buffer) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; text: Buffer }>((resolve, reject) => {
    const { connection: _, ...rest } = headers
    const from = socket.remoteAddress ?? ''
    const sent = request(
      { agent, port, method, path: url, headers: { ...rest, 'x-forwarded-for': from } },
      (got) => {
        const parts: Buffer[] = []
        got.on('data', (part: Buffer) => parts.push(part))
        got.on('error', reject)
        got.on('end', () =>
          resolve({ status: got.statusCode ?? 0, headers: got.headers, text: Buffer.concat(parts) }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
