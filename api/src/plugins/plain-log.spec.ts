import { plainLog } from './plain-log'

const written = (line: object) => {
  let text = ''
  plainLog((piece) => (text += piece)).write(`${JSON.stringify(line)}\n`)
  return text
}

describe('the log at a terminal', () => {
  it.each([
    [{ level: 40, msg: 'o e-mail está desligado' }, '[aviso] o e-mail está desligado\n'],
    [
      { level: 30, msg: 'pedido', method: 'GET', path: '/vagas', status: 200, ms: 12, reqId: 'abc' },
      '[info] pedido GET /vagas 200 12 ms (abc)\n',
    ],
    [
      { level: 50, msg: 'falha', err: { type: 'Error', message: 'x', stack: ' at y' } },
      '[erro] falha\nError: x\n at y\n',
    ],
  ])('%j reads %j', (line, text) => {
    expect(written(line)).toBe(text)
  })
})
