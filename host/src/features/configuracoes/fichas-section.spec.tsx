import type { FakeApi } from '@seleta/testing/fake-api'
import { offline } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'
import { signInAgain } from '../../testing/sign-in-again'

const fichas = [
  {
    id: 3,
    nome: 'Entrevista',
    criterios: [1, 2, 3].map((n) => ({
      id: `0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a5${n}`,
      nome: `Critério ${n}`,
      baixo: 'Nada',
      alto: 'Tudo',
    })),
  },
]

let api: FakeApi
startEachTest((started) => {
  api = started.on('listFichas', () => ({ data: fichas }))
})

async function openSettings() {
  renderApp('/dashboard/configuracoes')
  await screen.findByRole('heading', { level: 2, name: 'Fichas de avaliação' })
  return userEvent.setup()
}

test('a ficha begins with an example, says what is missing at its field, and is saved', async () => {
  api.on('createFicha', ({ body }) => ({ data: { id: 9, ...body } }))
  const user = await openSettings()
  await user.click(await screen.findByRole('button', { name: 'Atendente' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova ficha de avaliação' }))
  expect(dialog.getByLabelText('Nome da ficha')).toHaveValue('Atendente')
  const [first] = dialog.getAllByLabelText('O que se avalia')
  if (first === undefined) throw new Error('no criterion')
  await user.clear(first)
  await user.click(dialog.getByRole('button', { name: 'Salvar ficha' }))
  expect(first).toHaveFocus()
  expect(first).toHaveAccessibleDescription('Informe o critério.')
  await user.type(first, 'Atenção')
  await user.click(dialog.getByRole('button', { name: 'Salvar ficha' }))
  expect(await screen.findByText('Ficha “Atendente” salva.')).toBeInTheDocument()
  expect(api.callsOf('createFicha')[0]?.body.criterios.map(({ nome }) => nome)[0]).toBe('Atenção')
})

test('a new ficha whose answer was lost is the same one when it is saved again', async () => {
  api.on('createFicha', () => offline())
  const user = await openSettings()
  await user.click(await screen.findByRole('button', { name: 'Atendente' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova ficha de avaliação' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar ficha' }))
  expect(await dialog.findByText(/Sem conexão/)).toBeVisible()
  api.on('createFicha', ({ body }) => ({ data: { id: 9, ...body } }))
  await user.click(dialog.getByRole('button', { name: 'Salvar ficha' }))
  expect(await screen.findByText('Ficha “Atendente” salva.')).toBeInTheDocument()
  const [first, again] = api.callsOf('createFicha').map(({ headers }) => headers['idempotency-key'])
  expect(first).toBeTruthy()
  expect(again).toBe(first)
})

test('a ficha is changed, and deleted once that was asked', async () => {
  api.on('updateFicha', ({ body }) => ({ data: { id: 3, ...body } })).on('deleteFicha', () => undefined)
  const user = await openSettings()
  await user.click(await screen.findByRole('button', { name: 'Editar Entrevista' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar ficha Entrevista' }))
  // Three is the least.
  expect(dialog.queryByRole('button', { name: /Excluir o critério/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Adicionar critério' }))
  await user.click(dialog.getByRole('button', { name: 'Excluir o critério 4' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar ficha' }))
  expect(await screen.findByText('Ficha “Entrevista” salva.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Excluir Entrevista' }))
  await user.click(await screen.findByRole('button', { name: 'Excluir ficha' }))
  await waitFor(() => expect(api.callsOf('deleteFicha')).toHaveLength(1))
})

const openFicha = async (user: ReturnType<typeof userEvent.setup>, button: string, name: string) => {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name }))
}

test('a new ficha that was begun is there again after the session ended, and is gone once saved', async () => {
  api.on('createFicha', ({ body }) => ({ data: { id: 9, ...body } }))
  const user = await openSettings()
  const openNew = (button: string) => openFicha(user, button, 'Nova ficha de avaliação')
  const first = await openNew('Atendente')
  await user.type(first.getByLabelText('Nome da ficha'), ' da loja')
  await user.click(first.getByRole('button', { name: 'Excluir o critério 1, Experiência' }))
  await signInAgain()
  const again = await openNew('Nova ficha')
  expect(again.getByLabelText('Nome da ficha')).toHaveValue('Atendente da loja')
  expect(again.getAllByLabelText('O que se avalia')).toHaveLength(4)
  expect(again.queryByText(/mudou depois que você começou/)).toBeNull()
  await user.click(again.getByRole('button', { name: 'Salvar ficha' }))
  expect(await screen.findByText('Ficha “Atendente da loja” salva.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await openNew('Nova ficha')).getByLabelText('Nome da ficha')).toHaveValue('')
})

test('a ficha that was being changed is there again, with a word where it was changed meanwhile, and is gone once given up', async () => {
  const user = await openSettings()
  const openOld = () => openFicha(user, 'Editar Entrevista', 'Editar ficha Entrevista')
  const first = await openOld()
  await user.type(first.getByLabelText('Nome da ficha'), ' curta')
  api.on('listFichas', () => ({
    data: fichas.map((ficha) => ({ ...ficha, criterios: ficha.criterios.toReversed() })),
  }))
  await signInAgain()
  const again = await openOld()
  expect(again.getByLabelText('Nome da ficha')).toHaveValue('Entrevista curta')
  expect(again.getByText(/^Esta ficha mudou depois que você começou/)).toBeVisible()
  await user.click(again.getByRole('button', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await openOld()).getByLabelText('Nome da ficha')).toHaveValue('Entrevista')
})
