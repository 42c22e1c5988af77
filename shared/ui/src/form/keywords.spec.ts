import fc from 'fast-check'
import { judgeKeyword } from './keywords'
import { foldText } from '@seleta/regras/text'

/** Keywords: spec section 5, product 31. */

const limits = { max: 3, maxLength: 40 }

test.each(['TI', 'RH', 'C#', 'R', '.NET', 'c++'])('%s is short and allowed', (keyword) => {
  expect(judgeKeyword(keyword, [], limits)).toEqual({ ok: true, keyword })
})

test('whatever is typed, the list has at most three, none twice, none empty or too long, and no «;»', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('TI', 'ti ', 'Tí', 'a;b', ' '))), (typed) => {
      const list = typed.reduce<string[]>((former, text) => {
        const answer = judgeKeyword(text, former, limits)
        return answer.ok ? [...former, answer.keyword] : former
      }, [])
      expect(list.length).toBeLessThanOrEqual(limits.max)
      expect(new Set(list.map((keyword) => foldText(keyword))).size).toBe(list.length)
      for (const keyword of list) {
        expect(keyword).toBe(keyword.trim())
        expect(keyword.length).toBeGreaterThan(0)
        expect(keyword.length).toBeLessThanOrEqual(limits.maxLength)
        expect(keyword).not.toContain(';')
      }
    }),
  )
})

test('what is refused is refused with a reason, unless nothing was typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { maxLength: 3 }), (text, list) => {
      const answer = judgeKeyword(text, list, limits)
      if (!answer.ok) expect(answer.reason === null).toBe(text.trim() === '')
    }),
  )
})
