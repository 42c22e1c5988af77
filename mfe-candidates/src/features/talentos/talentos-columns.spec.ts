import { marcas } from '@seleta/contract/sigilo'
import { TalentoItem } from '@seleta/contract/talentos'
import { candidatosColumns, cestaColumns } from './talentos-columns'

test.each([
  ['the candidates', candidatosColumns],
  ['the basket', cestaColumns],
])('a column of %s is kept as the field of its name is', (_, columnsOf) => {
  const shape: Readonly<Record<string, Parameters<typeof marcas.get>[0]>> = TalentoItem.shape
  for (const { id, sigilo } of columnsOf(() => null, 'whole')) {
    const field = shape[id]
    expect([id, sigilo]).toEqual([id, field && marcas.get(field)?.sigilo])
  }
})
