import { startApi, type TestApi } from './support/start-api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('a connection to the database that dies', () => {
  it('in somebody’s hands, between two queries, ends that work and not the process', async () => {
    const held = await api.pool.connect()
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid')
    const gone = new Promise((resolve) => held.once('end', resolve))
    await api.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await gone
    await expect(held.query('select 1')).rejects.toThrow()
    held.release(true)
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(200)
  })
})
