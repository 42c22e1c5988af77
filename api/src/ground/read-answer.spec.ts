import { createServer, type Server } from 'node:http'
import { readAnswer } from './read-answer'

/** What others answer is read to 256 kB and no further (audit S11). */

const MOST = 256 * 1024

test('an answer of 256 kB is read whole', async () => {
  expect((await readAnswer(new Response('x'.repeat(MOST)))).length).toBe(MOST)
})

test('one byte more is no answer', async () => {
  await expect(readAnswer(new Response('x'.repeat(MOST + 1)))).rejects.toThrow('answer too large')
})

describe('somebody who sends a byte now and then', () => {
  let server: Server
  const timers: NodeJS.Timeout[] = []
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server = createServer((_request, response) => {
          response.write(' ')
          timers.push(setInterval(() => response.write(' '), 10))
        })
        server.listen(0, '127.0.0.1', resolve)
      }),
  )
  afterAll(() => {
    for (const timer of timers) clearInterval(timer)
    server.closeAllConnections()
    server.close()
  })

  test('is read no longer than the caller has time, however few the bytes are', async () => {
    const bound = server.address()
    if (bound === null || typeof bound === 'string') throw new Error('no port')
    const begun = performance.now()
    const response = await fetch(`http://127.0.0.1:${bound.port}`, { signal: AbortSignal.timeout(200) })
    await expect(readAnswer(response)).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})
