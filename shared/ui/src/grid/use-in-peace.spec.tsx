import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useInPeace } from './use-in-peace'

function Page({ role, isDue = true }: { role?: string; isDue?: boolean }) {
  const [hasRun, setHasRun] = useState(false)
  useInPeace(!hasRun, isDue, () => setHasRun(true))
  return (
    <>
      <button>{hasRun ? 'depois' : 'antes'}</button>
      {role === undefined ? null : <div role={role} />}
    </>
  )
}

const button = () => screen.getByRole('button')
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what takes something away runs at once where nobody is at anything', () => {
  render(<Page />)
  expect(button()).toHaveTextContent('depois')
})

test.each(['dialog', 'alertdialog', 'menu', 'listbox'])(
  'it waits for an open %s, however long, also while keys are pressed in it',
  (role) => {
    const { rerender } = render(<Page role={role} />)
    fireEvent.keyDown(screen.getByRole(role), { key: 'ArrowDown' })
    pass(10_000)
    expect(button()).toHaveTextContent('antes')
    rerender(<Page />)
    pass(300)
    expect(button()).toHaveTextContent('depois')
  },
)

test('it waits for a pointer that is down, wherever it goes up, and for the click that follows', () => {
  const { rerender } = render(<Page role="menu" />)
  fireEvent.pointerDown(button())
  rerender(<Page />)
  pass(5000)
  expect(button()).toHaveTextContent('antes')
  fireEvent.pointerUp(document.body)
  pass(200)
  expect(button()).toHaveTextContent('antes')
  pass(400)
  expect(button()).toHaveTextContent('depois')
})

test('it waits while one key follows another', () => {
  const { rerender } = render(<Page role="menu" />)
  rerender(<Page />)
  for (let keys = 0; keys < 10; keys += 1) {
    fireEvent.keyDown(document.body, { key: 'j' })
    pass(250)
    expect(button()).toHaveTextContent('antes')
  }
  pass(600)
  expect(button()).toHaveTextContent('depois')
})

test.each([
  ['when the wait is over', true],
  ['when it becomes due', false],
])(
  'hands that come down right after it, %s, find what took the place, not what is just going',
  (_, waits) => {
    const { rerender } = render(<Page {...(waits ? { role: 'menu' } : { isDue: false })} />)
    act(() => {
      flushSync(() => rerender(<Page />))
      if (waits) jest.advanceTimersByTime(300)
      fireEvent.pointerDown(button())
      expect(button()).toHaveTextContent('depois')
    })
  },
)
