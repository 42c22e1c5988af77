import { act, render, screen } from '@testing-library/react'
import { TooManyTries } from './too-many-tries'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000))
}

test('the screen counts each second, the screen reader hears every ten, and then trying is allowed again', () => {
  const handleEnd = jest.fn()
  render(<TooManyTries seconds={30} onEnd={handleEnd} />)
  expect(
    screen.getByText('Muitas tentativas. Tente de novo em 30 segundos.', { selector: '[aria-hidden]' }),
  ).toBeVisible()
  wait(1)
  expect(screen.getByText('Muitas tentativas. Tente de novo em 29 segundos.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Muitas tentativas. Tente de novo em 30 segundos.')
  wait(10)
  expect(screen.getByRole('alert')).toHaveTextContent('Muitas tentativas. Tente de novo em 20 segundos.')
  wait(18)
  expect(screen.getByText('Muitas tentativas. Tente de novo em 1 segundo.')).toBeVisible()
  expect(handleEnd).not.toHaveBeenCalled()
  wait(1)
  expect(handleEnd).toHaveBeenCalledTimes(1)
})
