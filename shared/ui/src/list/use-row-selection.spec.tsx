import { act, renderHook } from '@testing-library/react'
import type { RowSelection } from './use-row-selection'
import { useRowSelection } from './use-row-selection'

interface Row {
  readonly id: number
  readonly situacao?: string
}
const idOf = ({ id }: Row) => id
const page1: readonly Row[] = [{ id: 1 }, { id: 2 }]
const page2: readonly Row[] = [{ id: 3 }]
const ids = (selection: RowSelection<Row>) => selection.rows.map(idOf)
const show = () => renderHook(({ rows }) => useRowSelection(rows, idOf), { initialProps: { rows: page1 } })

test('a selection holds across pages, knows its rows, and lets some of them go', () => {
  const { result, rerender } = show()
  act(() => result.current.toggle(1))
  act(() => result.current.table.onChange(new Set([1, 2])))
  rerender({ rows: page2 })
  act(() => result.current.toggle(3))
  expect(ids(result.current)).toEqual([1, 2, 3])
  act(() => result.current.drop([1]))
  act(() => result.current.toggle(3))
  expect(ids(result.current)).toEqual([2])
  act(() => result.current.clear())
  expect(ids(result.current)).toEqual([])
})

test('rows of no page join the selection, each once', () => {
  const { result } = show()
  act(() => result.current.toggle(1))
  act(() => result.current.add([{ id: 1 }, { id: 7 }, { id: 8 }]))
  expect(ids(result.current)).toEqual([1, 7, 8])
})

test('a selected row that changed is known as it is now', () => {
  const { result, rerender } = show()
  act(() => result.current.toggle(1))
  rerender({ rows: [{ id: 1, situacao: 'ENCERRADA' }] })
  expect(result.current.rows[0]?.situacao).toBe('ENCERRADA')
})
