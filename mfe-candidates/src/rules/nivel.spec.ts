import { splitNivel } from './nivel'

test('level and institution are told apart at the bar', () => {
  expect(splitNivel('Ensino Superior|Unicamp')).toEqual({ nivel: 'Ensino Superior', instituicao: 'Unicamp' })
  expect(splitNivel('Mestrado')).toEqual({ nivel: 'Mestrado', instituicao: '' })
})
