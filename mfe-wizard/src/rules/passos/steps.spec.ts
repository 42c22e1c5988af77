import { campanhaFields } from '@seleta/contract/campanha-fields'
import remote from '../../../remote.json'
import { indexOfStep, readPasso, stepOf, stepPath, steps } from './steps'

/** Spec section 2, 'Campaign creation wizard'; product 26 for the parts of step 5. */
test.each([
  ['detalhes', 1, null, 'localizacao', '/dashboard/nova-campanha/detalhes'],
  ['localizacao', 2, 'detalhes', 'requisitos', '/dashboard/nova-campanha/localizacao'],
  ['requisitos', 3, 'localizacao', 'video-cv', '/dashboard/nova-campanha/requisitos'],
  ['video-cv', 4, 'requisitos', 'questoes-provas', '/dashboard/nova-campanha/video-cv'],
  ['questoes-provas', 5, 'video-cv', 'questoes-provas2', '/dashboard/nova-campanha/questoes-provas'],
  ['questoes-provas2', 5, 'questoes-provas', 'questoes-provas3', '/dashboard/nova-campanha/questoes-provas2'],
  ['questoes-provas3', 5, 'questoes-provas2', 'salario', '/dashboard/nova-campanha/questoes-provas3'],
  ['salario', 6, 'questoes-provas3', 'contato', '/dashboard/nova-campanha/salario'],
  ['contato', 7, 'salario', 'resumo-da-vaga', '/dashboard/nova-campanha/contato'],
  ['resumo-da-vaga', 8, 'contato', 'publicar-campanha', '/dashboard/resumo-da-vaga'],
  ['publicar-campanha', 9, 'resumo-da-vaga', null, '/dashboard/publicar-campanha'],
] as const)('%s is step %d, between %s and %s, at %s', (id, number, back, next, path) => {
  expect(stepOf(id)).toMatchObject({ number, back, next })
  expect(stepPath(id, null)).toBe(path)
  expect(stepPath(id, 7)).toBe(`${path}?campanha=7`)
})

test('every step is a page of the remote, and every page is a step, or what comes after the last', () => {
  expect(remote.pages.map(({ id, path }) => [id, path])).toEqual([
    ...steps.map(({ id }) => [id, stepPath(id, null)]),
    ['publicada', '/dashboard/campanhas/:campanhaId/publicada'],
  ])
})

test('each field of a campaign is asked for by a step that is there', () => {
  const asking = campanhaFields.flatMap(({ step, path }) =>
    step === null ? [] : [[path, indexOfStep(step)]],
  )
  expect(asking.filter(([, index]) => index === -1)).toEqual([])
})

test('a last step that nobody knows opens the first one', () => {
  expect(readPasso('salario')).toBe('salario')
  expect(readPasso('qualquer')).toBe('detalhes')
  expect(indexOfStep('qualquer')).toBe(-1)
})
