import { assert, integer, property } from 'fast-check'
import { neighbourhoodOf } from './neighbours'

/** People 0…total-1 in pages of `size`. */
function pageOf(index: number, total: number, size: number) {
  const page = Math.floor(index / size)
  const first = page * size
  const ids = Array.from({ length: Math.min(size, total - first) }, (_, i) => String(first + i))
  return { page, totalPages: Math.ceil(total / size), ids }
}

test('going forward from the first person meets everybody once, in order, across all pages', () => {
  assert(
    property(integer({ min: 1, max: 60 }), integer({ min: 1, max: 12 }), (total, size) => {
      const met = [0]
      for (;;) {
        const at = met.at(-1) ?? 0
        const { next } = neighbourhoodOf(String(at), pageOf(at, total, size))
        if (next === null) break
        met.push(next.kind === 'this-page' ? Number(next.identificador) : next.page * size)
      }
      expect(met).toEqual(Array.from({ length: total }, (_, i) => i))
    }),
  )
})

test('the step back is the inverse of the step forward', () => {
  const page = { page: 1, totalPages: 3, ids: ['c', 'd'] }
  expect(neighbourhoodOf('c', page)).toEqual({
    previous: { kind: 'other-page', page: 0, side: 'last' },
    next: { kind: 'this-page', identificador: 'd' },
  })
  expect(neighbourhoodOf('d', page).next).toEqual({ kind: 'other-page', page: 2, side: 'first' })
})

test('somebody who is not in the list has no neighbours', () => {
  expect(neighbourhoodOf('x', { page: 0, totalPages: 9, ids: ['a'] })).toEqual({
    previous: null,
    next: null,
  })
})
