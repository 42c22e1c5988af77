import { buildHoje } from '../testing/campanhas-api'
import { tilesOf } from './hoje-words'

const MONDAY = new Date('2026-11-23T12:00:00.000Z')
const EVERYBODY = 'origem=MANUAL,ABLER,BNE'
const of = (...campanhas: { id: number; nome: string; total: number }[]) => ({
  total: campanhas.reduce((sum, { total }) => sum + total, 0),
  isParcial: false,
  campanhas,
})
const padeiro = { id: 7, nome: 'Padeiro', total: 2 }
const told = (over: Parameters<typeof buildHoje>[0]) =>
  tilesOf(buildHoje(over), MONDAY).map(({ figure, words, to }) => [figure, words, to])

test('what is nobody is not drawn', () => {
  expect(told({})).toEqual([])
})

test('people of one campaign are one link to exactly these', () => {
  expect(told({ novas: of(padeiro), semResposta: of(padeiro), paradas: of(padeiro) })).toEqual([
    [
      '2',
      'novas desde 20/11, às 18:02',
      `/dashboard/candidatos/7?leitura=nova&desde=2026-11-20T21%3A02%3A00.000Z&${EVERYBODY}`,
    ],
    ['2', 'esperando resposta há mais de 5 dias', `/dashboard/candidatos/7?espera=sem-resposta&${EVERYBODY}`],
    ['2', 'paradas além do limite da etapa', `/dashboard/candidatos/7?espera=parada&${EVERYBODY}`],
  ])
})

test('people of several campaigns are a link for each, with its own figure', () => {
  const [tile] = tilesOf(buildHoje({ paradas: of(padeiro, { id: 9, nome: 'Caixa', total: 1 }) }), MONDAY)
  expect(tile).toMatchObject({ figure: '3', to: null })
  expect(tile?.campanhas.map(({ text, figure }) => [text, figure])).toEqual([
    ['#7 Padeiro', '2'],
    ['#9 Caixa', '1'],
  ])
})

test('so many that nobody counted on say so, and no campaign claims a figure', () => {
  const many = { ...of({ ...padeiro, total: 1001 }), isParcial: true }
  const [tile] = tilesOf(buildHoje({ semResposta: many }), MONDAY)
  expect(tile).toMatchObject({ figure: '1.000+', campanhas: [{ figure: '' }] })
})

test.each([
  ['2026-11-23T11:02:00.000Z', false, 'novas desde as 08:02'],
  ['2026-11-16T11:02:00.000Z', true, 'novas nos últimos 7 dias'],
])('since %s, first visit %s: «%s»', (desde, isPrimeiraVisita, words) => {
  expect(told({ desde, isPrimeiraVisita, novas: of(padeiro) })[0]?.[1]).toBe(words)
})

test('messages and campaigns lead to their lists', () => {
  expect(told({ mensagensFalhas: 1, encerram: 2 })).toEqual([
    ['1', 'mensagem não saiu', '/dashboard/mensagens?aba=falharam'],
    ['2', 'campanhas encerram em até 3 dias', '?prazo=encerra'],
  ])
})
