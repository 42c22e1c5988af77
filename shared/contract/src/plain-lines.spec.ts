import { campanhaFields } from './campanha-fields'
import { fieldText, plainLines } from './plain-lines'
import { draftWith } from './rascunho-examples'
import { createRascunhoPadrao } from './rascunho-padrao'

test('a choice is told in the words of its row, and one of a newer server as it came', () => {
  const told = (modalidade: unknown) =>
    fieldText('vaga.modalidade', draftWith([['vaga.modalidade', modalidade]]))
  expect([null, 'hibrido', 'remoto', 'outra'].map(told)).toEqual(['', 'Híbrido', 'Remoto', 'outra'])
})

test('what has a label stands in its places, told or not', () => {
  expect(plainLines('prompt', draftWith([['nomeEmpresa', ' Aurora ']]))).toContainEqual(['Empresa', 'Aurora'])
  expect(plainLines('prompt', createRascunhoPadrao())).toContainEqual(['Empresa', ''])
  expect(plainLines('cabecalho', createRascunhoPadrao()).map(([label]) => label)).not.toContain('Empresa')
})

test('a line for visitors has a label', () => {
  const nameless = campanhaFields.filter(
    ({ shown, rotulo }) => shown.includes('detalhe-publico') && rotulo === null,
  )
  expect(nameless).toEqual([])
})
