import { type Blame, MailConnections, StoppedWaitingError, TooManyConnectionsError } from './mail-connections'

/** A failure says itself what it is about. */
class Failure extends Error {
  readonly blame: Blame
  constructor(blame: Blame) {
    super(blame)
    this.blame = blame
  }
}

/** Connections to a mail server that takes so many. */
function openConnections(takes: number) {
  let now = 0
  const server = { takes, open: 0, refused: 0 }
  const connections = new MailConnections<{ isTaken: boolean }>({
    most: 12,
    open: () => {
      const isTaken = server.open < server.takes
      if (isTaken) server.open += 1
      return { isTaken }
    },
    close: ({ isTaken }) => {
      if (isTaken) server.open -= 1
    },
    blameOf: (error) => (error instanceof Failure ? error.blame : 'connection'),
    clock: () => now,
  })
  const send = async (): Promise<void> => {
    try {
      await connections.use(async ({ isTaken }) => {
        await Promise.resolve()
        if (isTaken) return
        server.refused += 1
        throw new Failure('number')
      })
    } catch (error) {
      if (error instanceof TooManyConnectionsError) return send()
      throw error
    }
  }
  const sendMany = (many: number) => Promise.allSettled(Array.from({ length: many }, send))
  return { server, connections, sendMany, pass: (ms: number) => (now += ms) }
}

const failed = (results: PromiseSettledResult<void>[]) =>
  results.filter(({ status }) => status === 'rejected').length

it('there are as many as the mail server takes, and a minute later one more is tried', async () => {
  const { server, sendMany, pass } = openConnections(3)
  expect(failed(await sendMany(200))).toBe(0)
  expect([server.open, server.refused]).toEqual([3, 9])
  expect(failed(await sendMany(200))).toBe(0)
  expect(server.refused).toBe(9)
  pass(60_000)
  expect(failed(await sendMany(200))).toBe(0)
  expect([server.open, server.refused]).toEqual([3, 10])
  server.takes = 12
  for (let minute = 0; minute < 20; minute += 1) {
    pass(60_000)
    expect(failed(await sendMany(30))).toBe(0)
  }
  expect([server.open, server.refused]).toEqual([12, 10])
})

it('a mail server that takes none refuses each mail once, and is not asked without end', async () => {
  const { server, sendMany } = openConnections(0)
  expect(failed(await sendMany(40))).toBe(40)
  expect(server.refused).toBeLessThanOrEqual(40 + 12)
})

it('a connection that broke makes room for another, and those who wait come in their order', async () => {
  const { server, connections, sendMany } = openConnections(1)
  await sendMany(12)
  const order: number[] = []
  const broken = connections.use(() => Promise.reject(new Failure('connection')))
  const others = [1, 2, 3].map((n) => connections.use(async () => void order.push(n)))
  await expect(broken).rejects.toThrow('connection')
  await Promise.all(others)
  expect([order, server.open]).toEqual([[1, 2, 3], 1])
})

it('who waits when they are closed gets none', async () => {
  const { connections, sendMany } = openConnections(1)
  await sendMany(12)
  let end = () => {}
  const busy = connections.use(() => new Promise<void>((done) => (end = done)))
  const waiting = connections.use(async () => {})
  connections.close()
  await expect(waiting).rejects.toThrow('closed')
  end()
  await busy
  await expect(connections.use(async () => {})).rejects.toThrow('closed')
})

it('who is stopped while waiting gets none, and takes nobody’s place', async () => {
  const { connections, sendMany } = openConnections(1)
  await sendMany(12)
  let end = () => {}
  const busy = connections.use(() => new Promise<void>((done) => (end = done)))
  const stopping = new AbortController()
  const isBegun = jest.fn()
  const stopped = connections.use(async () => isBegun(), stopping.signal)
  const next = connections.use(async () => 'next')
  stopping.abort()
  await expect(stopped).rejects.toThrow(StoppedWaitingError)
  end()
  await busy
  await expect(next).resolves.toBe('next')
  await expect(connections.use(async () => isBegun(), stopping.signal)).rejects.toThrow(StoppedWaitingError)
  expect(isBegun).not.toHaveBeenCalled()
})
