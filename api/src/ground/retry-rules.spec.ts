import { decideRetry } from './retry-rules'

describe('a message that could not be sent', () => {
  it('is tried again after longer and longer waits, then stays with its error', () => {
    const waits = Array.from({ length: 8 }, (_, index) => decideRetry(index + 1, null, false)).map(
      (destino) => (destino.isFinal ? null : destino.waitSeconds / 60),
    )
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, null])
  })

  it.each([
    [{ code: 550, isOfAddress: true }, false, true],
    [{ code: 500, isOfAddress: true }, true, true],
    [{ code: 500, isOfAddress: false }, true, false],
    [{ code: 451, isOfAddress: true }, false, false],
    // The mail server has the whole message and says that it does not take it.
    [{ code: 451, isOfAddress: true }, true, false],
    // It has not heard of whom it is for: all that wait would be lost by one wrong password.
    [{ code: 535, isOfAddress: false }, false, false],
    [null, false, false],
  ])('after %j (whole message said: %s) is final: %s', (answer, hasEnded, isFinal) => {
    expect(decideRetry(1, answer, hasEnded).isFinal).toBe(isFinal)
  })

  it('is never tried again when the mail server may have taken it', () => {
    expect(decideRetry(1, null, true)).toEqual({ isFinal: true, isUncertain: true })
  })
})
