import * as fc from 'fast-check'
import { nameCurriculo } from './pessoa'

describe('a résumé file', () => {
  it('has a name that names no path and breaks no header, whatever the person is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (nome) => {
        const file = nameCurriculo(nome, 'pdf')
        expect(file).not.toMatch(/[/\\"\r\n]|\.\./)
      }),
    )
    expect(nameCurriculo('João d’Ávila', 'pdf')).toBe('Currículo João d Ávila.pdf')
  })
})
