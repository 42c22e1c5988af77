import { inPieces } from './in-pieces'

const all = Array.from({ length: 450 }, (_, n) => n)

test('many are done in pieces, one after the other, and each is told of', async () => {
  const sent: number[] = []
  const told: number[] = []
  const { answers, rest } = await inPieces(
    all,
    (piece) => {
      sent.push(piece.length)
      return Promise.resolve(piece[0])
    },
    (done) => told.push(done),
  )
  expect([sent, answers, told, rest]).toEqual([[200, 200, 50], [0, 200, 400], [200, 400], []])
})

test('what was done before a piece failed stands, and who is left is known', async () => {
  const { answers, rest, error } = await inPieces(all, (piece) =>
    piece[0] === 200 ? Promise.reject(new Error('away')) : Promise.resolve(piece.length),
  )
  expect(answers).toEqual([200])
  expect([rest.length, rest[0], error]).toEqual([250, 200, new Error('away')])
})

test('a first piece that fails is a failure of the whole', async () => {
  await expect(inPieces(all, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})
