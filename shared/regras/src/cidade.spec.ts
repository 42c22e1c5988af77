import fc from 'fast-check'
import { formatCidade, formatCidades, splitCidade } from './cidade'

test('a city is written with its state, and with what is known of the two', () => {
  expect(formatCidade({ nome: 'São Paulo', uf: 'SP' })).toBe('São Paulo – SP')
  expect(formatCidade({ nome: 'Atlântida', uf: '' })).toBe('Atlântida')
  expect(formatCidade({ nome: '', uf: '' })).toBe('')
  expect(
    formatCidades([
      { nome: 'Recife', uf: 'PE' },
      { nome: 'Olinda', uf: 'PE' },
    ]),
  ).toBe('Recife – PE, Olinda – PE')
  expect(formatCidades([])).toBe('')
})

test.each([
  'Campinas – SP',
  'Campinas - SP',
  'Campinas/SP',
  ' campinas (sp) ',
  'Campinas, SP, Brasil',
  'Campinas (SP, Brasil)',
])('«%s» names city and state', (text) => {
  const { nome, uf } = splitCidade(text) ?? { nome: '', uf: '' }
  expect([nome.toLowerCase(), uf]).toEqual(['campinas', 'SP'])
})

test.each(['Campinas', 'Brasil', '', 'São José dos Campos', 'SP', '- SP, Brasil'])(
  '«%s» names no state',
  (text) => {
    expect(splitCidade(text)).toBeNull()
  },
)

test('what was written is read back, however the name of the city is made', () => {
  const nome = fc
    .array(fc.constantFrom('São', 'João', "d'Oeste", 'Pau-Brasil', 'do', 'Olho', 'XV'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(nome, fc.constantFrom('SP', 'PE', 'DF'), (name, uf) => {
      expect(splitCidade(formatCidade({ nome: name, uf }))).toEqual({ nome: name, uf })
    }),
  )
})
