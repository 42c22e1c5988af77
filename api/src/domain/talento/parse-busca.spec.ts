import { parseBusca } from './parse-busca'

describe('the keyword search', () => {
  it.each([
    ['gestão de pessoas', { inclui: 'gestão de pessoas', exclui: [], palavras: ['gestão', 'de', 'pessoas'] }],
    ['"gestão de pessoas" -vendas', { inclui: '"gestão de pessoas"', exclui: ['vendas'], palavras: [] }],
    ['java -"java script"', { inclui: 'java', exclui: ['"java script"'], palavras: ['java'] }],
    ['java ou python', { inclui: 'java or python', exclui: [], palavras: [] }],
    ['-', { inclui: '', exclui: [], palavras: [] }],
    ['"sem fim', { inclui: '"sem fim', exclui: [], palavras: [] }],
    ['recém-formado', { inclui: 'recém-formado', exclui: [], palavras: ['recém-formado'] }],
  ])('takes %j apart', (text, parts) => {
    expect(parseBusca(text)).toEqual(parts)
  })
})
