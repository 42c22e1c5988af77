import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { isTyping } from './is-typing'
import { LIST_REST, useRested, useTellRested } from './rest'
import { saveFile } from './save-file'

test.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div contenteditable="true"><b></b></div>', true],
  ['<div role="textbox"></div>', true],
  ['<div contenteditable="false"></div>', false],
  ['<button></button>', false],
])('a key pressed in %s is typing: %s', (html, expected) => {
  document.body.innerHTML = html
  const all = [...document.body.querySelectorAll('*')]
  expect(all.map(isTyping)).toEqual(all.map(() => expected))
  expect(isTyping(null)).toBe(false)
})

test('a file is saved under a name that every disk takes, and its address is given back', () => {
  jest.useFakeTimers()
  const given: string[] = []
  const saved: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: (url: string) => given.push(url) })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  saveFile(new Blob(['a']), 'Triagem: 1/2?.csv')
  expect(saved).toEqual(['Triagem  1 2 .csv'])
  jest.runAllTimers()
  expect(given).toEqual(['blob:a'])
  click.mockRestore()
  jest.useRealTimers()
})

describe('what is typed', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  const told: string[] = []

  function Typed({ text, known }: { readonly text: string; readonly known: string }) {
    useTellRested(text, text === known, (value) => told.push(value))
    return <p>{useRested(text, 250)}</p>
  }
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  test('is told once, when the hand has rested, and not where it is known', () => {
    told.length = 0
    const { rerender } = render(<Typed text="" known="" />)
    rerender(<Typed text="a" known="" />)
    wait(LIST_REST - 1)
    rerender(<Typed text="an" known="" />)
    wait(LIST_REST - 1)
    expect(told).toEqual([])
    wait(1)
    expect(told).toEqual(['an'])
    rerender(<Typed text="an" known="an" />)
    wait(LIST_REST)
    expect(told).toEqual(['an'])
  })

  test('follows after its own pause', () => {
    const { rerender } = render(<Typed text="a" known="" />)
    expect(screen.getByText('a')).toBeInTheDocument()
    rerender(<Typed text="ana" known="" />)
    wait(249)
    expect(screen.getByText('a')).toBeInTheDocument()
    wait(1)
    expect(screen.getByText('ana')).toBeInTheDocument()
  })
})
