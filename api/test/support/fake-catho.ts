import { createServer, type Server } from 'node:http'

/** Catho's REST shape in memory: vagas by id, tokens as headers, faults on demand. */
export interface FakeCatho {
  readonly url: string
  readonly vagas: Map<string, { ativa: boolean; corpo: Record<string, unknown> }>
  readonly calls: string[]
  /** Answers this instead, until taken back; with `isCut` it hangs up before the answer's end. */
  fault: { status: number; body: string; isCut?: true } | 'hang up' | null
  /** Keeps the next call waiting. @returns when it has come; what lets it have its answer */
  readonly hold: () => { readonly asked: Promise<void>; readonly letGo: () => void }
  readonly close: () => Promise<void>
}

/** Listens on a free port until it is closed. */
export async function startCatho(): Promise<FakeCatho> {
  const vagas: FakeCatho['vagas'] = new Map()
  const calls: string[] = []
  const fake = { vagas, calls, fault: null } as unknown as FakeCatho & { url: string }
  let held: (() => Promise<void>) | null = null
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    const answered = async () => {
      calls.push(`${request.method} ${request.url}`)
      const waiting = held
      held = null
      await waiting?.()
      if (fake.fault === 'hang up') return request.socket.destroy()
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (fake.fault?.isCut === true)
        return response
          .writeHead(fake.fault.status, { 'content-length': 100 })
          .write(fake.fault.body, () => request.socket.destroy())
      if (fake.fault !== null) return response.writeHead(fake.fault.status).end(fake.fault.body)
      if (request.headers['app-token'] !== 'app-1' || request.headers['auth-token'] !== 'empresa-1')
        return answer(401, { message: 'Token inválido' })
      const corpo =
        chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>)
      const [, , id = '', acao] = (request.url ?? '').split('/')
      if (request.method === 'POST' && request.url === '/vagas') {
        const nova = String(9000 + vagas.size)
        vagas.set(nova, { ativa: true, corpo })
        return answer(201, { id: Number(nova) })
      }
      const vaga = vagas.get(id)
      if (request.method !== 'PUT' || vaga === undefined) return answer(404, { message: 'Vaga inexistente' })
      if (acao === undefined) vaga.corpo = corpo
      else vaga.ativa = acao === 'reativada'
      return answer(200, {})
    }
    request.on('end', () => void answered())
  })
  const hold = () => {
    const asked = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    held = () => {
      asked.resolve()
      return free.promise
    }
    return { asked: asked.promise, letGo: free.resolve }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return Object.assign(fake, {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    hold,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}
