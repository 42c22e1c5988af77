import { act, renderHook } from '@testing-library/react'
import { buildCampanhaItem } from '../../testing/campanhas-api'
import { useSelecao } from './use-selecao'

const page1 = [buildCampanhaItem({ id: 1 }), buildCampanhaItem({ id: 2 })]
const page2 = [buildCampanhaItem({ id: 3 })]
const ids = (selecao: ReturnType<typeof useSelecao>) => selecao.campanhas.map(({ id }) => id)

test('a selection holds across pages, knows its campaigns, and lets some of them go', () => {
  const { result, rerender } = renderHook(({ rows }) => useSelecao(rows), { initialProps: { rows: page1 } })
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

test('a selected campaign that changed is known as it is now', () => {
  const { result, rerender } = renderHook(({ rows }) => useSelecao(rows), { initialProps: { rows: page1 } })
  act(() => result.current.toggle(1))
  rerender({ rows: [buildCampanhaItem({ id: 1, situacao: 'ENCERRADA' })] })
  expect(result.current.campanhas[0]?.situacao).toBe('ENCERRADA')
})
