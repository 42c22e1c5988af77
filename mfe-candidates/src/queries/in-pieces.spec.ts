import { CallError } from '@seleta/api-client'
import { inPieces } from './in-pieces'

const all = Array.from({ length: 450 }, (_, n) => n)

test('many are done in pieces, one after the other, and each is told of', async () => {
  const sent: number[] = []
  const told: number[] = []
  const { answers, failed, after } = await inPieces(
    all,
    (piece) => {
      sent.push(piece.length)
      return Promise.resolve(piece[0])
    },
    (done) => told.push(done),
  )
  expect([sent, answers, told, failed, after]).toEqual([[200, 200, 50], [0, 200, 400], [200, 400], [], []])
})

test('what was done before a piece failed stands, and who is left is known', async () => {
  const { answers, failed, error, after } = await inPieces(all, (piece) =>
    piece[0] === 200 ? Promise.reject(new Error('away')) : Promise.resolve(piece.length),
  )
  expect(answers).toEqual([200])
  expect([failed.length, failed[0], after.length, error]).toEqual([200, 200, 50, new Error('away')])
})

test('a first piece that fails is a failure of the whole', async () => {
  await expect(inPieces(all, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

test('a piece without an answer is tried again by itself, once; a refused one is not', async () => {
  const sent: (number | undefined)[] = []
  const fail = (kind: 'offline' | 'invalid') =>
    inPieces(all, ([first]) => {
      sent.push(first)
      return first === 200
        ? Promise.reject(new CallError({ kind, operation: 'moveTalentos' }))
        : Promise.resolve(first)
    })
  expect((await fail('offline')).failed).toHaveLength(200)
  expect(sent.splice(0)).toEqual([0, 200, 200])
  expect((await fail('invalid')).failed).toHaveLength(200)
  expect(sent).toEqual([0, 200])
})
