import { FILTRO_DA_CAMPANHA_ENDERECO, FILTRO_ENDERECO } from './filtro-endereco'
import { FiltroTalentosBody } from './filtro-talentos'

const all = { ...FILTRO_ENDERECO, ...FILTRO_DA_CAMPANHA_ENDERECO }

test('no two categories of a filter share a word of the address', () => {
  const names = Object.values(all).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+$/)
})

test.each(Object.entries(all))(
  'what an address says of «%s» is what the wire takes',
  (category, { ...one }) => {
    const values = 'values' in one ? [...one.values] : Array.from({ length: one.max }, (_, n) => n + 1)
    expect(FiltroTalentosBody.safeParse({ [category]: values }).error).toBeUndefined()
  },
)

test('the keyword, which is text about people, stands in no address (design 2)', () => {
  expect(Object.keys(all)).not.toContain('pesquisa')
  expect(Object.values(all).map(({ name }) => name)).not.toContain('busca')
})
