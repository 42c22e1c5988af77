import { assert, constantFrom, property, subarray } from 'fast-check'
import { gradeResposta } from './grade-resposta'
import type { Pergunta } from './perguntas'

const EFEITOS = ['ELIMINAR', 'SINALIZAR', 'PONTUAR'] as const
type Efeito = (typeof EFEITOS)[number]
const common = { id: 'p', title: 'Pergunta', obrigatoria: false, criadaEm: '2026-11-20T12:00:00.000Z' }

const simNao = (simCorreta: boolean, naoCorreta: boolean): Pergunta => ({
  ...common,
  efeito: 'ELIMINAR',
  tipo: 'SIM_NAO',
  simCorreta,
  naoCorreta,
})

/** Options a to e; those named are right. */
const OPCOES = ['a', 'b', 'c', 'd', 'e']
const multipla = (efeito: Efeito, right: readonly string[]): Pergunta => ({
  ...common,
  efeito,
  tipo: 'MULTIPLA',
  opcoes: OPCOES.map((id) => ({ id, title: id, correta: right.includes(id) })),
})

test.each([
  ['sim', true, false, 1],
  ['nao', true, false, 0],
  ['sim', false, true, 0],
  ['nao', false, true, 1],
  ['sim', true, true, 1],
  ['nao', true, true, 1],
  ['sim', false, false, null],
] as const)('«%s» where sim is right: %s, não: %s', (valor, sim, nao, expected) => {
  expect(gradeResposta(simNao(sim, nao), valor)).toBe(expected)
})

test.each(['ABERTA', 'VIDEO'] as const)('an answer to %s is neither right nor wrong', (tipo) => {
  const pergunta: Pergunta =
    tipo === 'VIDEO'
      ? { ...common, efeito: 'PONTUAR', tipo, duracao: 30 }
      : { ...common, efeito: 'PONTUAR', tipo }
  expect(gradeResposta(pergunta, 'sim')).toBeNull()
})

test.each(EFEITOS)('without a right option no answer is right or wrong (%s)', (efeito) => {
  expect(gradeResposta(multipla(efeito, []), ['a'])).toBeNull()
})

describe('where a question takes out or marks (audit W5)', () => {
  test.each([
    [['a'], 1],
    [['b'], 1],
    [['a', 'b'], 1],
    [['a', 'c'], 0],
    [['c'], 0],
    [[], 0],
  ])('%j of the right a and b is %d', (valor, expected) => {
    expect(gradeResposta(multipla('ELIMINAR', ['a', 'b']), valor)).toBe(expected)
    expect(gradeResposta(multipla('SINALIZAR', ['a', 'b']), valor)).toBe(expected)
  })
})

describe('where it scores', () => {
  test.each([
    [['a', 'b'], 1],
    [['a'], 0.5],
    [['a', 'b', 'c'], 0.5],
    [['a', 'c'], 0],
    [['c', 'd'], 0],
    [['a', 'a', 'b'], 1],
    [[], 0],
  ])('%j of the right a and b is %d', (valor, expected) => {
    expect(gradeResposta(multipla('PONTUAR', ['a', 'b']), valor)).toBe(expected)
  })

  test('a right option more never lowers it, a wrong one more never raises it, and it stays from 0 to 1', () => {
    assert(
      property(
        subarray(OPCOES, { minLength: 1 }),
        subarray(OPCOES),
        constantFrom(...OPCOES),
        (right, valor, one) => {
          const pergunta = multipla('PONTUAR', right)
          const before = gradeResposta(pergunta, valor) ?? -1
          const after = gradeResposta(pergunta, [...valor, one]) ?? -1
          expect(before).toBeGreaterThanOrEqual(0)
          expect(before).toBeLessThanOrEqual(1)
          if (right.includes(one)) expect(after).toBeGreaterThanOrEqual(before)
          else expect(after).toBeLessThanOrEqual(before)
        },
      ),
    )
  })
})
