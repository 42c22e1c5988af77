import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import type { PassoSegmento } from '@seleta/shell'
import type { RascunhoState } from '../rascunho/rascunho-state'
import { createState } from '../rascunho/rascunho-state'
import { DEFAULT_MODELO } from '../default-modelo'
import { findDifferingSteps, problemsOf, statusOf } from './step-status'
import { steps } from './steps'

type Vaga = CampanhaRascunho['vaga']
const padrao = createDefaultRascunho()

function stateWith(fields: Partial<CampanhaRascunho>, vaga: Partial<Vaga> = {}, left: PassoSegmento[] = []) {
  const campanha = { ...padrao, ...fields, vaga: { ...padrao.vaga, ...vaga } }
  return { ...createState('x'), campanha, left } satisfies RascunhoState
}
const HOJE = '2026-11-20'
const statusIn = (passo: PassoSegmento, state: RascunhoState) => statusOf(passo, state, HOJE)
const messagesOf = (passo: PassoSegmento, state: RascunhoState) =>
  problemsOf(passo, state, HOJE).map(({ message }) => message)

const funcao = {
  id: 1,
  descricao: 'Auxiliar',
  status: 1,
  inclusao: null,
  alteracao: null,
  abler: null,
  bne: null,
}
const whole = { nome: 'A', nomeEmpresa: 'B' }

describe('a step of the indicator', () => {
  test('is empty in a fresh draft, whichever it is', () => {
    expect(steps.map(({ id }) => statusIn(id, createState('x')))).toEqual(steps.map(() => 'empty'))
  })

  test('is begun while something needed is missing, and wants attention once it was left so', () => {
    expect(statusIn('detalhes', stateWith({ nome: 'A' }))).toBe('started')
    expect(statusIn('detalhes', stateWith({ nome: 'A' }, {}, ['detalhes']))).toBe('attention')
    expect(statusIn('localizacao', stateWith({}, {}, ['localizacao']))).toBe('attention')
  })

  test('is done when nothing is missing', () => {
    expect(statusIn('detalhes', stateWith(whole, { funcoes: [{ funcao }] }))).toBe('done')
    expect(statusIn('salario', stateWith({}, { salarioMin: 1800, salarioMax: 2500 }))).toBe('done')
  })

  test('is not done while the standard template stands in it as it came (audit W12)', () => {
    const left = (descricao: string, passos: PassoSegmento[]) =>
      statusIn('resumo-da-vaga', stateWith({}, { descricao }, passos))
    expect(left(DEFAULT_MODELO, [])).toBe('started')
    expect(left(DEFAULT_MODELO, ['resumo-da-vaga'])).toBe('attention')
    expect(left(DEFAULT_MODELO.replace('Quem somos', 'Somos a Padaria Sol'), ['resumo-da-vaga'])).toBe('done')
  })

  test('wants attention at once for what is wrong', () => {
    expect(statusIn('requisitos', stateWith({}, { idadeMinima: 40, idadeMaxima: 30 }))).toBe('attention')
  })

  test('stays empty when it was passed and nothing is needed there', () => {
    expect(statusIn('video-cv', stateWith({}, {}, ['video-cv']))).toBe('empty')
  })

  test('is done for publishing only when the campaign is published', () => {
    expect(statusIn('publicar-campanha', stateWith({ quadros: ['BNE'] }))).toBe('started')
    const origin = { kind: 'campanha', id: 1, versao: 1, situacao: 'PUBLICADA' } as const
    expect(statusIn('publicar-campanha', { ...createState('x'), origin })).toBe('done')
  })
})

describe('what a step finds wrong', () => {
  test.each<[string, PassoSegmento, RascunhoState]>([
    ['Preencha o nome da campanha', 'detalhes', stateWith({ nomeEmpresa: 'B' }, { funcoes: [{ funcao }] })],
    ['Preencha o campo nome da empresa', 'detalhes', stateWith({ nome: 'A' }, { funcoes: [{ funcao }] })],
    [
      'Selecione uma ou mais função da vaga',
      'detalhes',
      stateWith(whole, { funcoes: [{ funcao: { ...funcao, id: 0 } }] }),
    ],
    ['Selecione uma ou mais cidades', 'localizacao', stateWith({})],
    ['Preencha o nome do responsavel pela campanha', 'contato', stateWith({})],
    [
      'A idade final deve ser maior que a inicial.',
      'requisitos',
      stateWith({}, { idadeMinima: 30, idadeMaxima: 30 }),
    ],
    [
      'O salário máximo deve ser maior que o mínimo.',
      'salario',
      stateWith({}, { salarioMin: 2000, salarioMax: 1000 }),
    ],
    [
      'O valor máximo por hora deve ser maior que o mínimo.',
      'salario',
      stateWith({}, { salarioHoraMin: 20, salarioHoraMax: 10 }),
    ],
    [
      'A data de fechamento já passou. Escolha hoje ou um dia à frente.',
      'detalhes',
      stateWith({ ...whole, fechamento: '2020-01-01' }, { funcoes: [{ funcao }] }),
    ],
    [
      'O início deve ser antes do fechamento.',
      'detalhes',
      stateWith({ ...whole, inicio: '2999-02-01', fechamento: '2999-01-01' }, { funcoes: [{ funcao }] }),
    ],
    [
      'Informe a hora de entrada e a de saída.',
      'detalhes',
      stateWith(whole, { funcoes: [{ funcao }], jornada: { ...padrao.vaga.jornada, inicio: '08:00' } }),
    ],
  ])('says “%s”', (message, passo, state) => {
    expect(messagesOf(passo, state)).toEqual([message])
  })

  test.each([
    ['m@aurora.com.br', '(11) 98765-4321', 0],
    ['m@aurora', '', 1],
    ['m aurora.com.br', '', 1],
    ['', '(11) 9876', 1],
    ['', '', 0],
  ])('in the contact %j %j: %d', (email, telefone, count) => {
    const state = stateWith({}, { campanhaResponsavel: { nome: 'Marina', email, telefone } })
    expect(messagesOf('contato', state)).toHaveLength(count)
  })

  test('takes today as a closing day', () => {
    expect(
      messagesOf('detalhes', stateWith({ ...whole, fechamento: HOJE }, { funcoes: [{ funcao }] })),
    ).toEqual([])
  })

  test('tells a half-typed date from one that the calendar does not have', () => {
    const typed = (fechamento: string) => ({
      ...stateWith(whole, { funcoes: [{ funcao }] }),
      typed: { fechamento },
    })
    expect(messagesOf('detalhes', typed('31/02/2027'))).toEqual([
      'O dia 31/02/2027 não existe no calendário.',
    ])
    expect(messagesOf('detalhes', typed('31/1'))).toEqual(['Escreva a data inteira: dia, mês e ano.'])
  })
})

test('two versions name the steps in which they differ', () => {
  const other = { ...padrao, nome: 'X', vaga: { ...padrao.vaga, salarioMin: 5 } }
  expect(findDifferingSteps(padrao, other)).toEqual(['Detalhes', 'Salário'])
})
