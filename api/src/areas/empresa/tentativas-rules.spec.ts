import { addFalha, ACCOUNT_RULE, ADDRESS_RULE } from './tentativas-rules'

const AGORA = new Date('2026-11-21T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(AGORA.getTime() - minutes * 60_000)
const waitAfter = (falhas: number) => {
  const { bloqueadoAte } = addFalha(ACCOUNT_RULE, { falhas: falhas - 1, ultimaEm: minutesAgo(1) }, AGORA)
  return bloqueadoAte === null ? 0 : (bloqueadoAte.getTime() - AGORA.getTime()) / 1000
}

describe('how guessing is slowed down', () => {
  it('costs nothing for three failures, then doubles, and stops at 15 minutes', () => {
    expect([1, 3, 4, 5, 10, 30].map(waitAfter)).toEqual([0, 0, 1, 2, 64, 900])
  })

  it('is at least 30 s by the tenth try (security S03)', () => {
    expect(waitAfter(10)).toBeGreaterThanOrEqual(30)
  })

  it('forgets after a pause', () => {
    expect(addFalha(ACCOUNT_RULE, { falhas: 9, ultimaEm: minutesAgo(61) }, AGORA)).toEqual({
      falhas: 1,
      bloqueadoAte: null,
    })
  })

  it('gives an office that shares one address more room than one account', () => {
    expect(addFalha(ADDRESS_RULE, { falhas: 29, ultimaEm: minutesAgo(1) }, AGORA).bloqueadoAte).toBeNull()
    expect(addFalha(ADDRESS_RULE, { falhas: 30, ultimaEm: minutesAgo(1) }, AGORA).bloqueadoAte).not.toBeNull()
  })
})
