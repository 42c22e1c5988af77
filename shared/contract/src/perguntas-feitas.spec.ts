import type { Pergunta } from './perguntas'
import { perguntasFeitas } from './perguntas-feitas'

const common = { efeito: 'SINALIZAR', criadaEm: '2026-11-20T12:00:00.000Z' } as const
const aberta: Pergunta = { ...common, id: 'aberta', tipo: 'ABERTA', title: 'Por quê?', obrigatoria: true }
const simNao: Pergunta = {
  ...common,
  id: 'sim-nao',
  tipo: 'SIM_NAO',
  title: 'Tem CNH?',
  obrigatoria: false,
  simCorreta: true,
  naoCorreta: false,
}
const video = (obrigatoria: boolean): Pergunta => ({
  ...common,
  id: 'video',
  tipo: 'VIDEO',
  title: 'Conte de você',
  obrigatoria,
  duracao: 30,
})

/** What is asked, in its order, and whether an answer is demanded. */
const asked = (videoCv: Parameters<typeof perguntasFeitas>[0]['videoCv'], obrigatoria = false) =>
  perguntasFeitas({ perguntas: [aberta, video(obrigatoria), simNao], videoCv }).map((one) => [
    one.id,
    one.obrigatoria,
  ])

describe('«Pedir Vídeo CV» decides for the questions in video (product 24)', () => {
  const others = [
    ['aberta', true],
    ['sim-nao', false],
  ]

  test.each([true, false])('sim asks and demands them, whatever they say themselves (%s)', (obrigatoria) => {
    expect(asked('sim', obrigatoria)).toEqual([others[0], ['video', true], others[1]])
  })

  test.each([true, false])('opcional asks and does not demand them (%s)', (obrigatoria) => {
    expect(asked('opcional', obrigatoria)).toEqual([others[0], ['video', false], others[1]])
  })

  test.each(['nao', null] as const)('%s leaves them out', (videoCv) => {
    expect(asked(videoCv)).toEqual(others)
  })
})
