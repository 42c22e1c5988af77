import type { Pergunta } from '@seleta/contract/perguntas'
import { judgeRespostas } from './triagem'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const common = {
  title: 'Tem CNH?',
  obrigatoria: false,
  efeito: 'SINALIZAR',
  criadaEm: '2026-01-01T00:00:00Z',
} as const
const simNao = (part: Partial<Extract<Pergunta, { tipo: 'SIM_NAO' }>> = {}): Pergunta => ({
  ...common,
  id: id(1),
  tipo: 'SIM_NAO',
  simCorreta: true,
  naoCorreta: false,
  ...part,
})
const multipla = (part: Partial<Extract<Pergunta, { tipo: 'MULTIPLA' }>> = {}): Pergunta => ({
  ...common,
  id: id(2),
  tipo: 'MULTIPLA',
  opcoes: [
    { id: id(3), title: 'A', correta: true },
    { id: id(4), title: 'B', correta: true },
    { id: id(5), title: 'C', correta: false },
  ],
  ...part,
})

describe('the answers of an application', () => {
  it('are refused at the field when a mandatory one is missing or blank', () => {
    const pergunta = simNao({ obrigatoria: true })
    const campos = { [`respostas.${id(1)}`]: 'Responda a esta pergunta.' }
    expect(judgeRespostas([pergunta], []).campos).toEqual(campos)
    expect(judgeRespostas([pergunta], [{ perguntaId: id(1), valor: ' ' }]).campos).toEqual(campos)
    expect(judgeRespostas([simNao()], []).campos).toEqual({})
  })

  it.each([
    [simNao(), 'talvez', 'Responda sim ou não.'],
    [multipla(), [id(9)], 'Escolha entre as opções.'],
    [multipla(), 'A', 'Escolha entre as opções.'],
  ])('are refused when they are not an answer to the question', (pergunta, valor, text) => {
    expect(Object.values(judgeRespostas([pergunta], [{ perguntaId: pergunta.id, valor }]).campos)).toEqual([
      text,
    ])
  })

  it('eliminate with the reason only where the question says so', () => {
    const wrong = [{ perguntaId: id(1), valor: 'nao' }]
    expect(judgeRespostas([simNao({ efeito: 'ELIMINAR' })], wrong).eliminadaMotivo).toBe(
      'Resposta a “Tem CNH?” não atende ao pedido.',
    )
    expect(judgeRespostas([simNao({ efeito: 'SINALIZAR' })], wrong)).toMatchObject({
      eliminadaMotivo: null,
      sinais: ['Tem CNH?'],
    })
    expect(judgeRespostas([simNao({ efeito: 'PONTUAR' })], wrong)).toMatchObject({
      eliminadaMotivo: null,
      sinais: [],
    })
    expect(
      judgeRespostas([simNao({ efeito: 'ELIMINAR' })], [{ perguntaId: id(1), valor: 'sim' }]).eliminadaMotivo,
    ).toBeNull()
  })

  it.each([
    [[id(3), id(4)], 1],
    [[id(3)], 0.5],
    [[id(3), id(5)], 0],
    [[id(3), id(4), id(5)], 0.5],
    [[id(5)], 0],
  ])('are graded by right options less wrong ones where they score', (valor, nota) => {
    const pergunta = multipla({ efeito: 'PONTUAR' })
    expect(judgeRespostas([pergunta], [{ perguntaId: id(2), valor }]).respostas[0]?.nota).toBe(nota)
  })

  it.each([
    [[id(3)], null],
    [[id(4), id(5)], 'Resposta a “Tem CNH?” não atende ao pedido.'],
    [[id(3), id(4)], null],
    [[id(5)], 'Resposta a “Tem CNH?” não atende ao pedido.'],
  ])(
    'eliminate with several right options only when none of them, or a wrong one, is chosen (audit W5)',
    (valor, motivo) => {
      const respostas = [{ perguntaId: id(2), valor }]
      expect(judgeRespostas([multipla({ efeito: 'ELIMINAR' })], respostas).eliminadaMotivo).toBe(motivo)
    },
  )

  it('that are left blank are not right where one was demanded, else unanswered (audit W5)', () => {
    const motivo = 'Resposta a “Tem CNH?” não atende ao pedido.'
    const judge = (obrigatoria: boolean) => judgeRespostas([simNao({ efeito: 'ELIMINAR', obrigatoria })], [])
    expect(judge(true)).toMatchObject({ eliminadaMotivo: motivo, respostas: [] })
    expect(judge(false)).toMatchObject({ eliminadaMotivo: null, respostas: [], campos: {} })
  })

  it('have no grade where nothing is marked as right', () => {
    const pergunta = simNao({ simCorreta: false, efeito: 'ELIMINAR' })
    expect(judgeRespostas([pergunta], [{ perguntaId: id(1), valor: 'nao' }])).toMatchObject({
      respostas: [{ nota: null }],
      eliminadaMotivo: null,
    })
  })

  it('to questions that the campaign does not have are dropped', () => {
    expect(judgeRespostas([], [{ perguntaId: id(1), valor: 'sim' }]).respostas).toEqual([])
  })
})
