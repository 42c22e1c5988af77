import fc from 'fast-check'
import { contentKey } from './content-key'

describe('an idempotency key', () => {
  test('is the same for the same draft and content, and another for anything else', () => {
    const body = { nome: 'A', vaga: { x: 1 } }
    expect(contentKey('id-1', body)).toBe(contentKey('id-1', { vaga: { x: 1 }, nome: 'A' }))
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other)
        expect(contentKey('id-1', { nome: one })).not.toBe(contentKey('id-1', { nome: other }))
        expect(contentKey(`id-${one}`, body)).not.toBe(contentKey(`id-${other}`, body))
      }),
    )
  })

  test('is one that the api keeps', () => {
    expect(contentKey('id-1', {})).toMatch(/^[a-z0-9-]{5,40}$/)
  })
})
