import type { ProcessoModelo } from '@seleta/contract/processo-modelos'
import { buildEtapaItem } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { offline, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toEtapaDoModelo } from '../../queries/use-processo-modelos'
import { ModeloDialog } from './modelo-dialog'

let api: FakeApi
let modelos: ProcessoModelo[]
const etapas = ['Triagem', 'Prova'].map((nome, at) => buildEtapaItem({ id: 11 + at, nome, ordem: at + 1 }))

beforeEach(() => {
  modelos = []
  api = startFakeApi()
    .on('listProcessoModelos', () => ({ data: modelos }))
    .on('createProcessoModelo', ({ body }) => ({ data: { id: 5, ...body } }))
    .on('updateProcessoModelo', ({ params, body }) => ({ data: { ...params, ...body } }))
})
afterEach(() => api.stop())

const open = () => {
  const onClose = jest.fn()
  return { ...renderInHost(<ModeloDialog etapas={etapas} onClose={onClose} />), onClose }
}
const nome = () => screen.findByRole('textbox', { name: 'Nome do modelo' })
const save = (name = 'Guardar modelo') => userEvent.click(screen.getByRole('button', { name }))

test('the stages of a board are kept under a name, which is asked for', async () => {
  const { host, onClose } = open()
  expect(await screen.findByText(/^2 etapas desta seleção/)).toBeVisible()
  await save()
  expect(await nome()).toHaveAccessibleDescription('Informe o nome do modelo.')
  await userEvent.type(await nome(), ' Operação ')
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(api.callsOf('createProcessoModelo')[0]?.body).toEqual({
    nome: 'Operação',
    etapas: etapas.map(toEtapaDoModelo),
  })
  expect(host.toasts).toEqual([{ text: 'Modelo “Operação” salvo.', tone: 'success' }])
})

test('a name that is taken is said at the field, and what was typed stays', async () => {
  api.on('createProcessoModelo', () => refuse(422, '', { nome: 'Já existe um modelo com este nome.' }))
  const { onClose } = open()
  await userEvent.type(await nome(), 'Operação')
  await save()
  await waitFor(async () =>
    expect(await nome()).toHaveAccessibleDescription('Já existe um modelo com este nome.'),
  )
  await userEvent.type(await nome(), ' 2')
  expect(await nome()).toHaveValue('Operação 2')
  expect(await nome()).toBeValid()
  expect(onClose).not.toHaveBeenCalled()
})

test('a model whose answer was lost is the same one when it is kept again', async () => {
  api.on('createProcessoModelo', () => offline())
  const { onClose } = open()
  await userEvent.type(await nome(), 'Operação')
  await save()
  expect(await screen.findByText(/Sem conexão/)).toBeVisible()
  api.on('createProcessoModelo', ({ body }) => ({ data: { id: 5, ...body } }))
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [first, again] = api.callsOf('createProcessoModelo').map(({ headers }) => headers['idempotency-key'])
  expect(first).toBeTruthy()
  expect(again).toBe(first)
})

test('a model’s place is taken, under its name or another', async () => {
  modelos = [{ id: 4, nome: 'Loja', etapas: etapas.map(toEtapaDoModelo) }]
  open()
  await userEvent.click(await screen.findByRole('combobox', { name: 'Guardar como' }))
  await userEvent.click(await screen.findByRole('option', { name: 'No lugar de “Loja”' }))
  expect(await nome()).toHaveValue('Loja')
  await userEvent.type(await nome(), 's')
  await save('Substituir modelo')
  await waitFor(() =>
    expect(api.callsOf('updateProcessoModelo')[0]).toMatchObject({
      params: { id: 4 },
      body: { nome: 'Lojas' },
    }),
  )
})
