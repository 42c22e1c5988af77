import { formatCnpj, isCnpj, normalizeCnpj } from './cnpj'

describe('CNPJ', () => {
  it.each(['11.222.333/0001-81', '12.ABC.345/01DE-35', '12abc34501de35'])('%s is right', (text) => {
    expect(isCnpj(normalizeCnpj(text))).toBe(true)
  })

  it.each(['11.222.333/0001-82', '12.ABC.345/01DE-36', '00000000000000', '123', '', '12ABC34501DEAB'])(
    '%s is wrong',
    (text) => {
      expect(isCnpj(normalizeCnpj(text))).toBe(false)
    },
  )

  it('is shown with its mask', () => {
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    expect(formatCnpj('')).toBe('')
  })
})
