import { shortHabilidades } from './short-habilidades'

describe('skills of a row', () => {
  it.each([
    [['Excel'], 'Excel'],
    [['Hidráulica', 'CLP', 'Solda'], 'Hidráulica, CLP, Solda'],
    [['Hidráulica', 'CLP', 'Solda', 'Torno', 'Freio'], 'Hidráulica, CLP, Solda +2'],
    [['Controle de qualidade', 'Trabalho em turnos', 'Abastecimento de linha'], 'Controle de qualidade +2'],
    [
      ['Leitura e interpretação de desenho técnico mecânico', 'CLP'],
      'Leitura e interpretação de desenho técnico mecânico +1',
    ],
  ])('%j are whole ones, and how many more', (habilidades, words) => {
    expect(shortHabilidades(habilidades)).toBe(words)
  })
})
