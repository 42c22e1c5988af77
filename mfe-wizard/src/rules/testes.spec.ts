import { PICK_LIMIT } from '@seleta/contract/limits'
import fc from 'fast-check'
import { toggleTeste } from './testes-groups'

describe('tests', () => {
  test('are never more than ten, and each can be let go', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 29 }), { maxLength: 60 }), (presses) => {
        let chosen: { idTeste: number }[] = []
        for (const id of presses) chosen = toggleTeste(chosen, id) ?? chosen
        expect(chosen.length).toBeLessThanOrEqual(PICK_LIMIT.testes)
        expect(new Set(chosen.map(({ idTeste }) => idTeste)).size).toBe(chosen.length)
        const [first] = chosen
        if (first !== undefined) expect(toggleTeste(chosen, first.idTeste)).toHaveLength(chosen.length - 1)
      }),
    )
  })
})
