import { callQuery } from '@seleta/api-client'
import { boardInput } from '@seleta/campanha/board-input'
import { buildEtapaItem, identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPanel, startTalentoApi, stopTalentoApi } from '../testing/talento-panel'

let api: FakeApi
beforeEach(() => {
  api = startTalentoApi()
})
afterEach(() => stopTalentoApi(api))

const AT = `/dashboard/selecao/7?talento=${identificadorOf(2)}`
const queryKey: readonly unknown[] = callQuery('getKanban', boardInput(7)).queryKey
const column = (id: number, ...pessoas: readonly number[]) => ({
  ...buildEtapaItem({ id }),
  talentos: pessoas.map((n) => ({ identificador: identificadorOf(n) })),
})

test('over the board the cards of its columns are the neighbours, in their order', async () => {
  const { client, host } = showPanel(AT)
  client.setQueryData(queryKey, [column(1, 1, 2), column(3, 3, 4)])
  await screen.findByRole('dialog', { name: 'Pessoa 2' })
  await userEvent.keyboard('j')
  await waitFor(() => expect(host.address).toContain(identificadorOf(3)))
})

test('a board that changes under an open person has other neighbours', async () => {
  const { client } = showPanel(AT)
  client.setQueryData(queryKey, [column(1, 1, 2)])
  await screen.findByRole('dialog', { name: 'Pessoa 2' })
  const next = () => screen.getByRole('button', { name: 'Próximo candidato' })
  expect(next()).toHaveAttribute('aria-disabled', 'true')
  client.setQueryData(queryKey, [column(1, 1, 2, 3)])
  await waitFor(() => expect(next()).toHaveAttribute('aria-disabled', 'false'))
})

test('who was erased by somebody else while they were looked at is shown no longer', async () => {
  const { client } = showPanel(AT)
  await screen.findByRole('dialog', { name: 'Pessoa 2' })
  api.on('getTalento', () => refuse(404, 'Não encontrado.'))
  await act(() => client.invalidateQueries({ queryKey: ['getTalento'] }))
  expect(await screen.findByText('Os dados podem ter sido apagados a pedido dela.')).toBeVisible()
  expect(screen.queryByText(/Pessoa 2/)).toBeNull()
})
