import { decideRetry } from './retry-rules'

describe('a message that could not be sent', () => {
  it('is tried again after longer and longer waits, then stays with its error', () => {
    const waits = Array.from({ length: 8 }, (_, index) => decideRetry(index + 1, null)).map((destino) =>
      destino.isFinal ? null : destino.esperaSegundos / 60,
    )
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, null])
  })

  it.each([
    [550, true],
    [500, true],
    [451, false],
    [null, false],
  ])('after %s is final: %s', (responseCode, isFinal) => {
    expect(decideRetry(1, responseCode).isFinal).toBe(isFinal)
  })
})
