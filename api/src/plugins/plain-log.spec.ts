import { plainLog } from './plain-log'

const written = (line: object) => {
  let text = ''
  plainLog((piece) => (text += piece)).write(`${JSON.stringify(line)}\n`)
  return text
}

describe('the log at a terminal', () => {
  it.each([
    [{ level: 40, msg: 'mail is off' }, '[aviso] mail is off\n'],
    [{ level: 30, msg: 'request completed', reqId: 'abc' }, '[info] request completed (abc)\n'],
    [{ level: 50, msg: 'fault', err: { stack: 'Error: x\n at y' } }, '[erro] fault\nError: x\n at y\n'],
  ])('%j reads %j', (line, text) => {
    expect(written(line)).toBe(text)
  })
})
