import { toggleFlag } from './toggle-flag'

describe('flags', () => {
  test('and «Indiferente» exclude each other, and nothing else changes', () => {
    const flags = { indiferente: false, ingles: false, alemao: false, outros: 'Libras' }
    const keys = ['indiferente', 'ingles', 'alemao'] as const
    const two = toggleFlag(toggleFlag(flags, keys, 'ingles', true), keys, 'alemao', true)
    expect(two).toEqual({ ...flags, ingles: true, alemao: true })
    const none = toggleFlag(two, keys, 'indiferente', true)
    expect(none).toEqual({ ...flags, indiferente: true })
    expect(toggleFlag(none, keys, 'ingles', true)).toEqual({ ...flags, ingles: true })
  })
})
