import { draftWith, rascunhoExamples } from '@seleta/contract/rascunho-examples'
import { toCampanhaColumns } from './campanha'

const full = draftWith(rascunhoExamples)

test('what has a column is not written a second time, and all else is kept', () => {
  const { conteudo, localidade, ...columns } = toCampanhaColumns(full)
  const kept = Object.keys(JSON.parse(conteudo))
  expect(kept.filter((key) => key in columns)).toEqual([])
  expect([...kept, ...Object.keys(columns)].toSorted()).toEqual(Object.keys(full).toSorted())
  expect(localidade).toBe('São Paulo – SP')
})

test('what a call carries beside the campaign is not kept with it', () => {
  const body = { ...full, rascunhoId: 9, versao: 4 }
  expect(toCampanhaColumns(body)).toEqual(toCampanhaColumns(full))
})
