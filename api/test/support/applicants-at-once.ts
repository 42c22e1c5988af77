import { Agent, request } from 'node:http'
import { buildInscricao } from './campanhas'

const boundary = 'x----juntas'
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let n = 0

/** One application of somebody new by the public form. @returns milliseconds until it was answered */
function applyTo(port: number, campanhaId: number): Promise<number> {
  n += 1
  const dados = JSON.stringify(
    buildInscricao({ nome: `Candidata ${n}`, email: `juntas.${n}@exemplo.test`, telefone: '' }),
  )
  const body = `--${boundary}\r\ncontent-disposition: form-data; name="dados"\r\n\r\n${dados}\r\n--${boundary}--\r\n`
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/talento/v1/publico/campanhas/${campanhaId}/inscricoes`,
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        },
      },
      (answer) => {
        answer.resume()
        answer.once('error', reject)
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - begun)
          else reject(new Error(`an application answered ${answer.statusCode}`))
        })
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

/** @returns the time of each, in milliseconds */
export const applyAtOnce = (port: number, campanhaIds: readonly number[]): Promise<number[]> =>
  Promise.all(campanhaIds.map((id) => applyTo(port, id)))

/** @param share 0.95 for the p95 */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
