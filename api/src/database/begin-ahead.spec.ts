import type { PostgresPoolClient } from 'kysely'
import { beginAhead } from './begin-ahead'

/** A connection that notes what it is sent, and answers when it is told to. */
function openConnection() {
  const sent: string[] = []
  const answers: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = []
  const query = (text: string) =>
    new Promise((resolve, reject) => {
      sent.push(text)
      answers.push({ resolve: () => resolve({ command: 'SELECT', rowCount: 0, rows: [] }), reject })
    })
  const client = { query, release: () => {} } as unknown as PostgresPoolClient
  const pool = beginAhead({ connect: async () => client, end: async () => {}, options: {} })
  return { pool, sent, answers }
}

test('a transaction goes on while its begin is on the way, and sends nothing before that has arrived', async () => {
  const { pool, sent, answers } = openConnection()
  const client = await pool.connect()
  await client.query('begin', [])
  const first = client.query('select 1', [])
  await Promise.resolve()
  expect(sent).toEqual(['begin'])
  answers[0]?.resolve()
  await new Promise(setImmediate)
  expect(sent).toEqual(['begin', 'select 1'])
  answers[1]?.resolve()
  await first
  const second = client.query('commit', [])
  expect(sent).toEqual(['begin', 'select 1', 'commit'])
  answers[2]?.resolve()
  await second
})

test('what is asked at once is sent in its order', async () => {
  const { pool, sent, answers } = openConnection()
  const client = await pool.connect()
  await client.query('begin', [])
  const asked = ['insert 1', 'insert 2'].map((text) => client.query(text, []))
  answers[0]?.resolve()
  await new Promise(setImmediate)
  expect(sent).toEqual(['begin', 'insert 1', 'insert 2'])
  answers[1]?.resolve()
  answers[2]?.resolve()
  await Promise.all(asked)
})

test('nothing is sent outside of a transaction that has not begun: its statements fail as it did until it is rolled back', async () => {
  const { pool, sent, answers } = openConnection()
  const client = await pool.connect()
  await client.query('begin', [])
  answers[0]?.reject(new Error('no more transactions'))
  // However long the first one takes.
  await new Promise(setImmediate)
  for (const text of ['update talento set nome = $1', 'commit'])
    await expect(client.query(text, ['Ana'])).rejects.toThrow('no more transactions')
  expect(sent).toEqual(['begin'])
  const back = client.query('rollback', [])
  await new Promise(setImmediate)
  answers[1]?.resolve()
  await back
  const later = client.query('select 1', [])
  expect(sent).toEqual(['begin', 'rollback', 'select 1'])
  answers[2]?.resolve()
  await later
})
