import fc from 'fast-check'
import { campanhaFields } from './campanha-fields'
import { IDADE, SALARIO } from './limits'
import { createDefaultRascunho } from './default-rascunho'
import { draftWith, rascunhoExamples } from './rascunho-examples'
import { findWrongValues, findWrongValuesOf } from './value-checks'

const HOJE = '2026-11-21'

test('nothing is wrong with a new draft, nor with one in which every field is filled in', () => {
  expect(findWrongValues(createDefaultRascunho(), HOJE)).toEqual([])
  // The question of the table has no wrong part; the dates lie ahead.
  expect(findWrongValues(draftWith(rascunhoExamples), HOJE)).toEqual([])
})

test('each wrong value is said in the step that mends it', () => {
  const campanha = draftWith([
    ['vaga.salarioMin', 2],
    ['vaga.salarioMax', 1],
    ['vaga.idadeMinima', 15],
    ['vaga.campanhaResponsavel.email', 'x'],
    ['palavraChave', 'a;b;c;d'],
  ])
  const wrong = findWrongValues(campanha, HOJE)
  const steps = wrong.map(({ step }) => step)
  // The table of fields decides where a field stands; an error leads there.
  for (const { field, step } of wrong) {
    const place = campanhaFields.find(({ path }) => field === path || field.startsWith(`${path}.`))
    expect([field, place?.step]).toEqual([field, step])
  }
  expect(steps).toEqual(['detalhes', 'requisitos', 'salario', 'contato'])
  expect(findWrongValuesOf('salario', campanha, HOJE)).toHaveLength(1)
  expect(findWrongValuesOf('localizacao', campanha, HOJE)).toEqual([])
})

test('what a row says of its own value is asked in whatever step the field stands', () => {
  const steps = new Set(campanhaFields.flatMap(({ step }) => step ?? []))
  const asked = new Set<string>()
  const read = campanhaFields.map((field) => ({ ...field, wrong: () => 'Não serve.' }))
  for (const { field, step } of findWrongValues(createDefaultRascunho(), HOJE, read)) {
    asked.add(step)
    expect(campanhaFields.find(({ path }) => path === field)?.step).toBe(step)
  }
  expect(asked).toEqual(steps)
})

test('an amount or an age is wrong exactly outside of its range', () => {
  const value = fc.integer({ min: -5, max: 20_000 })
  fc.assert(
    fc.property(value, value, (min, max) => {
      const isRight =
        (max === 0 || min <= max) &&
        [min, max].every((one) => one === 0 || (one >= SALARIO.min && one <= SALARIO.max))
      const campanha = draftWith([
        ['vaga.salarioMin', min],
        ['vaga.salarioMax', max],
      ])
      expect(findWrongValuesOf('salario', campanha, HOJE).length === 0).toBe(isRight)
    }),
    { seed: 8, numRuns: 500 },
  )
  const idade = fc.integer({ min: 0, max: 120 })
  fc.assert(
    fc.property(idade, idade, (min, max) => {
      const campanha = draftWith([
        ['vaga.idadeMinima', min],
        ['vaga.idadeMaxima', max],
      ])
      const isRight = min >= IDADE.min && max <= IDADE.max && min < max
      expect(findWrongValuesOf('requisitos', campanha, HOJE).length === 0).toBe(isRight)
    }),
    { seed: 9, numRuns: 500 },
  )
})
