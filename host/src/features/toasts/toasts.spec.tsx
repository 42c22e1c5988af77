import { appStore } from '@seleta/api-client'
import type { Toast } from '@seleta/shell'
import { AppTheme } from '@seleta/ui/theme'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { isDraggedOut } from './drag-dismiss'
import { toastHistoryAtom } from '../../queries/toast-history'
import { Toasts, notify } from './toasts'

const WIDTH = 360

/** jsdom knows no pointers, only mice. */
beforeAll(() => {
  Object.assign(window, { PointerEvent: window.MouseEvent })
})

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH)
  appStore.set(toastHistoryAtom, [])
  render(
    <AppTheme>
      <Toasts />
    </AppTheme>,
  )
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
/** Time for a toast to come in, or to leave once it was told to: a few transitions, one after the other. */
const settle = () => {
  for (let step = 0; step < 10; step += 1) pass(100)
}

const DELETED = { text: 'Campanha deletada.', tone: 'success' } as const

function show(toast: Partial<Toast> = {}) {
  act(() => notify({ ...DELETED, ...toast }))
  return screen.getByText('Campanha deletada.').closest<HTMLElement>('[role]')
}

function drag(element: HTMLElement | null, distance: number) {
  if (element === null) throw new Error('no toast')
  fireEvent.pointerDown(element, { button: 0, clientX: 500, pointerId: 1 })
  fireEvent.pointerMove(element, { clientX: 500 + distance, pointerId: 1 })
  fireEvent.pointerUp(element, { clientX: 500 + distance, pointerId: 1 })
}

const isShown = () => screen.queryByText('Campanha deletada.') !== null

test('a toast closes by itself after 5 seconds', () => {
  show()
  pass(4900)
  expect(isShown()).toBe(true)
  pass(100)
  settle()
  expect(isShown()).toBe(false)
})

test.each([
  ['pointer over it', 'mouseEnter', 'mouseLeave'],
  ['the focus in it', 'focus', 'blur'],
] as const)('%s holds it, and what was left runs on after', (_, hold, release) => {
  const toast = show()
  pass(4000)
  const target = hold === 'focus' ? screen.getByRole('button', { name: 'Fechar aviso' }) : toast
  if (target === null) throw new Error('no toast')
  fireEvent[hold](target)
  pass(60_000)
  expect(isShown()).toBe(true)
  fireEvent[release](target)
  pass(900)
  expect(isShown()).toBe(true)
  settle()
  expect(isShown()).toBe(false)
})

test.each([
  [WIDTH * 0.8, false],
  [-WIDTH * 0.8, false],
  [WIDTH * 0.79, true],
  [-10, true],
])('dragged by %d px of 360, it is still there: %p', (distance, stays) => {
  const toast = show()
  settle()
  drag(toast, distance)
  settle()
  expect(isShown()).toBe(stays)
})

test('a drag that begins on a button is a press, not a drag', () => {
  show()
  settle()
  drag(screen.getByRole('button', { name: 'Fechar aviso' }), WIDTH)
  settle()
  expect(isShown()).toBe(true)
})

test('a sticky toast waits for the person', () => {
  show({ isSticky: true, tone: 'error' })
  pass(600_000)
  expect(isShown()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
  settle()
  expect(isShown()).toBe(false)
})

test('errors are alerts, everything else is a status', () => {
  expect(show({ tone: 'error' })).toHaveAttribute('role', 'alert')
  act(() => notify({ text: 'Modelo salvo.', tone: 'success' }))
  expect(screen.getByText('Modelo salvo.').closest('[role]')).toHaveAttribute('role', 'status')
})

test('an action runs once and takes the toast with it', () => {
  const run = jest.fn()
  show({ action: { label: 'Desfazer', run } })
  settle()
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  settle()
  expect(run).toHaveBeenCalledTimes(1)
  expect(isShown()).toBe(false)
})

test('every toast is kept in the history, newest first', () => {
  show()
  act(() => notify({ text: 'Modelo salvo.', tone: 'success' }))
  expect(appStore.get(toastHistoryAtom).map(({ text }) => text)).toEqual([
    'Modelo salvo.',
    'Campanha deletada.',
  ])
})

test('a toast without a width is never dragged out', () => {
  expect(isDraggedOut(500, 0)).toBe(false)
})

test('what is said again takes the place of what says the same, and begins its time anew', () => {
  const fail = () => act(() => notify({ text: 'Não foi possível concluir agora.', tone: 'error' }))
  for (let tries = 0; tries < 4; tries += 1) {
    fail()
    settle()
  }
  expect(screen.getAllByText('Não foi possível concluir agora.')).toHaveLength(1)
  pass(3000)
  expect(screen.queryAllByText('Não foi possível concluir agora.')).toHaveLength(1)
  act(() => notify({ text: 'Outra coisa.', tone: 'error' }))
  settle()
  expect(screen.getAllByRole('alert')).toHaveLength(2)
})

test('what offers to take something back stays beside another that says the same of something else', () => {
  const undone: string[] = []
  for (const campanha of ['A', 'B'])
    act(() => notify({ ...DELETED, action: { label: 'Desfazer', run: () => void undone.push(campanha) } }))
  settle()
  for (const button of screen.getAllByRole('button', { name: 'Desfazer' })) fireEvent.click(button)
  expect(undone.toSorted()).toEqual(['A', 'B'])
})
