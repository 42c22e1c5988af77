import type { FakeApi } from '@seleta/testing/fake-api'
import { offline, refuse } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'

const motivos = [
  { id: 1, nome: 'Requisito', isDesistencia: false, isOculto: false },
  { id: 7, nome: 'Desistência', isDesistencia: true, isOculto: true },
]

let api: FakeApi
startEachTest((started) => {
  api = started.on('listMotivos', () => ({ data: motivos }))
})

async function openSettings() {
  renderApp('/dashboard/configuracoes')
  await screen.findByRole('heading', { level: 2, name: 'Motivos' })
  return userEvent.setup()
}

test('reasons are renamed, hidden, offered again and added; what the server refuses stands at the field', async () => {
  api.on('updateMotivo', ({ params, body }) => ({
    data: { id: params.id, isDesistencia: false, nome: body.nome, isOculto: body.isOculto ?? false },
  }))
  api.on('createMotivo', () =>
    refuse(422, 'Já existe um motivo com este nome.', { nome: 'Já existe um motivo com este nome.' }),
  )
  const user = await openSettings()
  const section = within(await screen.findByRole('region', { name: 'Motivos' }))
  await user.click(await section.findByRole('button', { name: 'Renomear Requisito' }))
  expect(section.getByRole('button', { name: 'Cancelar o novo nome de Requisito' })).toHaveTextContent(
    'Cancelar',
  )
  const nome = section.getByLabelText('Nome do motivo')
  await user.clear(nome)
  await user.type(nome, 'Formação')
  await user.click(section.getByRole('button', { name: 'Renomear' }))
  expect(await screen.findByText('Motivo renomeado.')).toBeInTheDocument()
  // The form has gone: the focus is back at what opened it.
  expect(section.getByRole('button', { name: 'Renomear Requisito' })).toHaveFocus()
  await user.click(section.getByRole('button', { name: 'Ocultar Requisito' }))
  await user.click(section.getByRole('button', { name: 'Mostrar Desistência' }))
  await waitFor(() => expect(api.callsOf('updateMotivo')).toHaveLength(3))
  expect(api.callsOf('updateMotivo').map(({ params, body }) => [params.id, body])).toEqual([
    [1, { nome: 'Formação', isOculto: false }],
    [1, { nome: 'Requisito', isOculto: true }],
    [7, { nome: 'Desistência', isOculto: false }],
  ])
  await user.type(section.getByRole('textbox', { name: 'Novo motivo' }), 'requisito')
  await user.click(section.getByRole('button', { name: 'Criar motivo' }))
  expect(await section.findByText('Já existe um motivo com este nome.')).toBeVisible()
})

test('a reason whose answer was lost is the same one when it is asked for again', async () => {
  api.on('createMotivo', () => offline())
  const user = await openSettings()
  const section = within(await screen.findByRole('region', { name: 'Motivos' }))
  await user.type(await section.findByRole('textbox', { name: 'Novo motivo' }), 'Distância')
  await user.click(section.getByRole('button', { name: 'Criar motivo' }))
  expect(await section.findByText(/Sem conexão/)).toBeVisible()
  api.on('createMotivo', ({ body }) => ({
    data: { id: 9, isDesistencia: false, isOculto: false, nome: body.nome },
  }))
  await user.click(section.getByRole('button', { name: 'Criar motivo' }))
  expect(await screen.findByText('Motivo “Distância” criado.')).toBeInTheDocument()
  const [first, again] = api.callsOf('createMotivo').map(({ headers }) => headers['idempotency-key'])
  expect(first).toBeTruthy()
  expect(again).toBe(first)
})
