import { isTyping } from './is-typing'
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
