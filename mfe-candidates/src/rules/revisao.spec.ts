import { buildEtapaItem } from '@seleta/testing/builders'
import { beginReview, countByEtapa, etapaAfter, etapaOfRefusal, review } from './revisao'

const etapas = [
  buildEtapaItem({ id: 1, nome: 'Triagem', tipo: 'triagem' }),
  buildEtapaItem({ id: 2, nome: 'Reprovados', tipo: 'reprovado' }),
  buildEtapaItem({ id: 3, nome: 'Conversa', tipo: null }),
  buildEtapaItem({ id: 4, nome: 'Contratados', tipo: 'contratado' }),
  buildEtapaItem({ id: 5, nome: 'Desistentes', tipo: 'desistente' }),
]

test.each([
  ['no stage', null, 'Triagem'],
  ['Triagem, over a refusal between', 1, 'Conversa'],
  ['a stage of no type', 3, 'Contratados'],
  ['the hired: they have their answer', 4, undefined],
  ['the refused', 2, undefined],
  ['who gave up', 5, undefined],
])('from %s «Avançar» leads to the next stage that is no refusal', (_, etapaId, nome) => {
  expect(etapaAfter(etapas, etapaId)?.nome).toBe(nome)
})

test('«Reprovar» leads to the stage for it, and nowhere without one or from there', () => {
  expect(etapaOfRefusal(etapas, 1)?.nome).toBe('Reprovados')
  expect(etapaOfRefusal(etapas, 2)).toBeNull()
  expect(etapaOfRefusal(etapas.slice(2), 3)).toBeNull()
})

const fila = ['a', 'b', 'c'].map((identificador) => ({ identificador, nome: identificador.toUpperCase() }))
const moving = { kind: 'moving', etapaId: 3, etapa: 'Conversa' } as const

describe('a review', () => {
  test('goes on with each decision, back with K, and ends behind the last person', () => {
    let state = beginReview(fila)
    state = review(state, { kind: 'decide', identificador: 'a', outcome: moving })
    expect(state.at).toBe(1)
    state = review(state, { kind: 'back' })
    state = review(state, { kind: 'back' })
    expect(state.at).toBe(0)
    for (const { identificador } of fila)
      state = review(state, { kind: 'decide', identificador, outcome: { kind: 'skipped' } })
    expect(state.at).toBe(3)
  })

  test('a decision about somebody who is no longer on the screen decides nothing', () => {
    const once = review(beginReview(fila), { kind: 'decide', identificador: 'a', outcome: moving })
    expect(review(once, { kind: 'decide', identificador: 'a', outcome: moving })).toBe(once)
  })

  test('what the server answers is told of them without leaving whoever is on the screen', () => {
    const once = review(beginReview(fila), { kind: 'decide', identificador: 'a', outcome: moving })
    const failed = { kind: 'failed', etapa: 'Conversa', motivo: 'Sem conexão.' } as const
    const told = review(once, { kind: 'tell', identificador: 'a', outcome: failed })
    expect(told).toMatchObject({ at: 1, outcomes: { a: failed } })
    expect(countByEtapa(once)).toEqual([{ etapa: 'Conversa', total: 1 }])
    expect(countByEtapa(told)).toEqual([])
  })

  test('a reason goes with the move that it was said of', () => {
    let state = review(beginReview(fila), { kind: 'decide', identificador: 'a', outcome: moving })
    state = review(state, { kind: 'say', identificador: 'a', motivo: 'Requisito' })
    state = review(state, { kind: 'back' })
    expect(
      review(state, { kind: 'decide', identificador: 'a', outcome: { kind: 'skipped' } }).motivos,
    ).toEqual({
      a: 'Requisito',
    })
    expect(review(state, { kind: 'decide', identificador: 'a', outcome: moving }).motivos).toEqual({})
  })

  test('goes through some of them once more, from the first', () => {
    let state = beginReview(fila)
    for (const { identificador } of fila)
      state = review(state, { kind: 'decide', identificador, outcome: { kind: 'skipped' } })
    state = review(state, { kind: 'again', identificadores: ['b', 'c'] })
    expect(state).toMatchObject({ at: 0, fila: [{ identificador: 'b' }, { identificador: 'c' }] })
    expect(state.outcomes).toEqual({ a: { kind: 'skipped' } })
  })

  test('whoever was taken back is undecided, and is shown again when asked for', () => {
    const once = review(beginReview(fila), { kind: 'decide', identificador: 'a', outcome: moving })
    const back = review(review(once, { kind: 'forget', identificadores: ['a'] }), {
      kind: 'show',
      identificador: 'a',
    })
    expect(back).toEqual(beginReview(fila))
  })
})
