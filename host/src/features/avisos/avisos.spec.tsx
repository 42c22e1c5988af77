import type { Aviso } from '@seleta/contract/avisos'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'
import { notify } from '../toasts/toasts'

const buildAviso = (over: Partial<Aviso> = {}): Aviso => ({
  id: 1,
  tipo: 'inscricao',
  titulo: 'Nova inscrição em Padeiro',
  texto: '',
  link: '/dashboard/candidatos/7',
  criadoEm: '2026-11-20T12:00:00.000Z',
  isLido: false,
  ...over,
})

let api: FakeApi
startEachTest((started) => {
  api = started
})

async function openBell(name: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Avisos' }) }
}

test('the bell says how many are new; only what is opened is read', async () => {
  const outro = buildAviso({ id: 2, titulo: 'Padeiro encerra em 30/11/2026' })
  api
    .on('listAvisos', () => ({ data: { itens: [buildAviso(), outro], naoLidos: 2 } }))
    .on('readAvisos', () => undefined)
  const { address } = renderApp('/dashboard/configuracoes')
  const { user, dialog } = await openBell('Avisos, 2 novos')
  expect(api.callsOf('readAvisos')).toHaveLength(0)
  await user.click(await within(dialog).findByRole('link', { name: /Nova inscrição em Padeiro/ }))
  await waitFor(() =>
    expect(api.callsOf('readAvisos')[0]?.body).toEqual({ ate: '2026-11-20T12:00:00.000Z', id: 1 }),
  )
  expect(address()).toBe('/dashboard/candidatos/7')
})

test('all are read at once by a button, up to the newest shown', async () => {
  api
    .on('listAvisos', () => ({ data: { itens: [buildAviso(), buildAviso({ id: 2 })], naoLidos: 2 } }))
    .on('readAvisos', () => undefined)
  renderApp('/dashboard/configuracoes')
  const { user, dialog } = await openBell('Avisos, 2 novos')
  api.on('listAvisos', () => ({
    data: { itens: [buildAviso({ isLido: true })], naoLidos: 0 },
  }))
  await user.click(await within(dialog).findByRole('button', { name: 'Marcar todos como lidos' }))
  await waitFor(() => expect(api.callsOf('readAvisos')[0]?.body).toEqual({ ate: '2026-11-20T12:00:00.000Z' }))
  await waitFor(() =>
    expect(within(dialog).queryByRole('button', { name: 'Marcar todos como lidos' })).not.toBeInTheDocument(),
  )
})

test('without notices the list says what will come', async () => {
  renderApp('/dashboard/configuracoes')
  const { dialog } = await openBell('Avisos')
  expect(await within(dialog).findByText(/Nenhum aviso/)).toBeVisible()
  expect(api.callsOf('readAvisos')).toHaveLength(0)
})

test('when notices cannot be read the list offers another try', async () => {
  api.on('listAvisos', () => refuse(500))
  renderApp('/dashboard/configuracoes')
  const { user, dialog } = await openBell('Avisos')
  api.on('listAvisos', () => ({ data: { itens: [buildAviso({ isLido: true })], naoLidos: 0 } }))
  await user.click(await within(dialog).findByRole('button', { name: 'Tentar novamente' }))
  expect(await within(dialog).findByText('Nova inscrição em Padeiro')).toBeVisible()
})

test('whoever is told no notices finds the toasts alone behind the bell, and waits for nothing', async () => {
  api.on('getUsuario', () => ({
    data: {
      id: 1,
      nome: 'Gil Gama',
      email: 'gil@aurora.com.br',
      empresa: { id: 1, nome: 'Aurora' },
      papel: 'GESTOR' as const,
      recusadas: ['listAvisos', 'readAvisos', 'updateEmpresa'],
      administradores: ['Ana'],
    },
  }))
  renderApp('/dashboard/configuracoes')
  // The role is known.
  expect(await screen.findByText(/Quem administra a empresa/)).toBeVisible()
  const { dialog } = await openBell('Avisos')
  const tabs = await within(dialog).findAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Nesta visita'])
  expect(await within(dialog).findByText(/ficam guardadas aqui/)).toBeVisible()
})

test('a toast that is gone is found behind the bell', async () => {
  renderApp('/dashboard/configuracoes')
  await screen.findByRole('button', { name: 'Avisos' })
  act(() => notify({ text: 'Campanha deletada.', tone: 'success' }))
  const { user, dialog } = await openBell('Avisos')
  await user.click(await within(dialog).findByRole('tab', { name: 'Nesta visita' }))
  expect(within(dialog).getByText('Campanha deletada.')).toBeVisible()
})
