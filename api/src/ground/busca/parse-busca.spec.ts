import { parseBusca } from './parse-busca'

describe('the keyword search', () => {
  it.each([
    [
      'gestão de pessoas',
      { includes: 'gestão de pessoas', excludes: [], palavras: ['gestão', 'de', 'pessoas'] },
    ],
    ['"gestão de pessoas" -vendas', { includes: '"gestão de pessoas"', excludes: ['vendas'], palavras: [] }],
    ['java -"java script"', { includes: 'java', excludes: ['"java script"'], palavras: ['java'] }],
    ['java ou python', { includes: 'java or python', excludes: [], palavras: [] }],
    ['-', { includes: '', excludes: [], palavras: [] }],
    ['"sem fim', { includes: '"sem fim', excludes: [], palavras: [] }],
    ['recém-formado', { includes: 'recém-formado', excludes: [], palavras: ['recém-formado'] }],
  ])('takes %j apart', (text, parts) => {
    expect(parseBusca(text)).toEqual(parts)
  })
})
