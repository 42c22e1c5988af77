import { renderHook } from '@testing-library/react'
import type { ListQuery } from './use-kept'
import { useKept } from './use-kept'

const query = (over: Partial<ListQuery<string>>): ListQuery<string> => ({
  data: undefined,
  isPlaceholderData: false,
  dataUpdatedAt: 0,
  isError: false,
  ...over,
})
const page1 = query({ data: 'page 1', dataUpdatedAt: 100 })
const failed = query({ isError: true })

const show = (first: ListQuery<string>, of = 'list') =>
  renderHook(({ query: now, of: list }) => useKept(now, list), { initialProps: { query: first, of } })

test('nothing is shown before the first answer, and a first failure shows nothing', () => {
  const { result, rerender } = show(query({}))
  expect(result.current).toEqual({ kind: 'waiting', answer: undefined, isOld: false })
  rerender({ query: failed, of: 'list' })
  expect(result.current.kind).toBe('failed')
})

test('the former page is old while the next one is on its way', () => {
  const { result, rerender } = show(page1)
  expect(result.current).toEqual({ kind: 'answered', answer: 'page 1', isOld: false })
  rerender({ query: { ...page1, isPlaceholderData: true }, of: 'list' })
  expect(result.current).toEqual({ kind: 'answered', answer: 'page 1', isOld: true })
})

test('a page that fails leaves the one before it, with the moment it is from', () => {
  const { result, rerender } = show(page1)
  rerender({ query: { ...page1, isPlaceholderData: true }, of: 'list' })
  rerender({ query: failed, of: 'list' })
  expect(result.current).toEqual({ kind: 'kept', answer: 'page 1', isOld: true, since: 100 })
})

test('a page that fails when it is read again is kept as it was', () => {
  const { result, rerender } = show(page1)
  rerender({ query: { ...page1, isError: true }, of: 'list' })
  expect(result.current).toEqual({ kind: 'kept', answer: 'page 1', isOld: true, since: 100 })
})

test('the rows of one list are never shown for another', () => {
  const { result, rerender } = show(page1)
  rerender({ query: failed, of: 'other list' })
  expect(result.current.kind).toBe('failed')
})
