import { Pergunta } from '@seleta/contract/perguntas'
import fc from 'fast-check'
import type { TipoPergunta } from './perguntas'
import { createOpcao, createPergunta, movePergunta, putPergunta } from './perguntas'
import { perguntaProblem } from '@seleta/contract/value-checks'

let count = 0
const maker = {
  now: new Date('2026-11-20T12:00:00.000Z'),
  newId: () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
}
const tipos: TipoPergunta[] = ['SIM_NAO', 'MULTIPLA', 'ABERTA', 'VIDEO']
const make = (tipo: TipoPergunta, title = 'Pergunta') => ({ ...createPergunta(tipo, maker), title })
const opcao = (title: string) => ({ ...createOpcao(maker.newId), title })
const NO_RIGHT_ANSWER = 'Marque a resposta certa: é por ela que a pergunta elimina.'

test.each(tipos)('a new question of kind %s is what the contract wants', (tipo) => {
  expect(Pergunta.parse(make(tipo))).toMatchObject({ tipo, criadaEm: maker.now.toISOString() })
})

test('an eliminating question opens with «Eliminar»; what is only read by the recruiter does not', () => {
  expect(tipos.map((tipo) => make(tipo).efeito)).toEqual(['ELIMINAR', 'ELIMINAR', 'SINALIZAR', 'SINALIZAR'])
})

test('a question is put in the place of its former version, or at the end', () => {
  const [a, b] = [make('ABERTA'), make('ABERTA')]
  const changed = { ...a, title: 'Outra' }
  expect(putPergunta([a, b], changed)).toEqual([changed, b])
  expect(putPergunta([a], b)).toEqual([a, b])
})

test('moving a question keeps every question, and the places of the other kinds', () => {
  const lista = fc.array(fc.constantFrom(...tipos), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(lista, fc.nat(), fc.constantFrom(-1 as const, 1 as const), (kinds, pick, by) => {
      const perguntas = kinds.map((tipo) => make(tipo))
      const moved = perguntas[pick % perguntas.length] ?? make('ABERTA')
      const after = movePergunta(perguntas, moved.id, by, [moved.tipo])
      expect(after.map(({ tipo }) => tipo)).toEqual(kinds)
      expect(after.toSorted((x, y) => (x.id < y.id ? -1 : 1))).toEqual(
        perguntas.toSorted((x, y) => (x.id < y.id ? -1 : 1)),
      )
    }),
  )
})

test('a question goes up past the one before it of the same kind', () => {
  const [a, x, b] = [make('SIM_NAO', 'a'), make('VIDEO', 'x'), make('SIM_NAO', 'b')]
  expect(movePergunta([a, x, b], b.id, -1, ['SIM_NAO']).map(({ title }) => title)).toEqual(['b', 'x', 'a'])
  expect(movePergunta([a, x, b], a.id, -1, ['SIM_NAO']).map(({ title }) => title)).toEqual(['a', 'x', 'b'])
})

test.each([
  [make('ABERTA', ' '), 'Escreva a pergunta.'],
  [{ ...make('MULTIPLA'), opcoes: [] }, 'Dê pelo menos duas opções.'],
  [{ ...make('MULTIPLA'), opcoes: [createOpcao(maker.newId)] }, 'Dê pelo menos duas opções.'],
  [make('MULTIPLA'), 'Escreva todas as opções.'],
  [make('VIDEO'), null],
  [make('SIM_NAO'), null],
  [{ ...make('SIM_NAO'), simCorreta: false }, NO_RIGHT_ANSWER],
  [{ ...make('SIM_NAO'), simCorreta: false, efeito: 'SINALIZAR' }, null],
  [{ ...make('MULTIPLA'), opcoes: [opcao('A'), opcao('B')] }, NO_RIGHT_ANSWER],
  [{ ...make('MULTIPLA'), opcoes: [opcao('A'), opcao('B')], efeito: 'PONTUAR' }, null],
  [{ ...make('MULTIPLA'), opcoes: [opcao('A'), { ...opcao('B'), correta: true }] }, null],
])('a question that cannot be asked says why (%#)', (pergunta, problem) => {
  expect(perguntaProblem(Pergunta.parse(pergunta))).toBe(problem)
})
