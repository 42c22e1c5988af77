import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import { QUADROS } from '@seleta/contract/limits'
import { allQuadrosState, findQuadroNeeds, toggleQuadro } from './quadros'

describe('job boards', () => {
  test('select all is none, some or all', () => {
    expect([allQuadrosState([]), allQuadrosState(['BNE']), allQuadrosState(QUADROS)]).toEqual([
      'none',
      'some',
      'all',
    ])
  })

  test('stand in the order of the wire, each once', () => {
    expect(toggleQuadro(['BNE'], 'CATHO', true)).toEqual(['CATHO', 'BNE'])
    expect(toggleQuadro(['CATHO', 'BNE'], 'CATHO', false)).toEqual(['BNE'])
    expect(toggleQuadro(['CATHO'], 'CATHO', true)).toEqual(['CATHO'])
  })

  test('need the text of the vaga', () => {
    const campanha = createDefaultRascunho()
    expect(
      findQuadroNeeds({ ...campanha, vaga: { ...campanha.vaga, descricao: '<p><br></p>' } }),
    ).toHaveLength(1)
    expect(findQuadroNeeds({ ...campanha, vaga: { ...campanha.vaga, descricao: '<p>x</p>' } })).toEqual([])
  })
})
