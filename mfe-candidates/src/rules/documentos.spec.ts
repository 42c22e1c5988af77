import { formatDocumento, splitNivel } from './documentos'

test('a document is written with its dots', () => {
  expect(formatDocumento('cpf', '52998224725')).toBe('529.982.247-25')
  expect(formatDocumento('pis', '12056412547')).toBe('120.56412.54-7')
  expect(formatDocumento('cpf', '123')).toBe('123')
})

test('level and institution are told apart at the bar', () => {
  expect(splitNivel('Ensino Superior|Unicamp')).toEqual({ nivel: 'Ensino Superior', instituicao: 'Unicamp' })
  expect(splitNivel('Mestrado')).toEqual({ nivel: 'Mestrado', instituicao: '' })
})
