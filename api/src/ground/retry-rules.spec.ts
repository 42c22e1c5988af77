import { decideRetry } from './retry-rules'

describe('a message that could not be sent', () => {
  it('is tried again after longer and longer waits, then stays with its error', () => {
    const waits = Array.from({ length: 8 }, (_, index) => decideRetry(index + 1, null, false)).map(
      (destino) => (destino.isFinal ? null : destino.waitSeconds / 60),
    )
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, null])
  })

  it.each([
    [550, false, true],
    [500, true, true],
    [451, false, false],
    // The mail server has the whole message and says that it does not take it.
    [451, true, false],
    [null, false, false],
  ])('after %s (whole message said: %s) is final: %s', (responseCode, hasEnded, isFinal) => {
    expect(decideRetry(1, responseCode, hasEnded).isFinal).toBe(isFinal)
  })

  it('is never tried again when the mail server may have taken it', () => {
    expect(decideRetry(1, null, true)).toEqual({ isFinal: true, isUncertain: true })
  })
})
