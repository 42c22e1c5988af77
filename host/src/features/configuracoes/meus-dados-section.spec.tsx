import type { FakeApi } from '@seleta/testing/fake-api'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'
import { signInAgain } from '../../testing/sign-in-again'

/** The own name outlives the session while it is being changed (product 4). */

let api: FakeApi
startEachTest((started) => {
  api = started
})

const nome = () => screen.findByLabelText('Seu nome')

test('the own name that was being changed is there again after the session ended, and is the saved one once saved', async () => {
  const empresa = { id: 1, nome: 'Aurora' }
  api.on('updateUsuario', ({ body }) => {
    const data = { id: 1, nome: body.nome, email: 'marina@aurora.com.br', empresa }
    api.on('getUsuario', () => ({ data }))
    return { data }
  })
  const first = renderApp('/dashboard/configuracoes')
  await userEvent.type(await nome(), ' Lima')
  await signInAgain()
  expect(await nome()).toHaveValue('Marina Duarte Lima')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nome' }))
  expect(await screen.findByText('Nome salvo.')).toBeInTheDocument()
  expect(api.callsOf('updateUsuario').map(({ body }) => body)).toEqual([{ nome: 'Marina Duarte Lima' }])
  first.unmount()
  api.on('getUsuario', () => ({ data: { id: 1, nome: 'Marina D.', email: 'm@aurora.com.br', empresa } }))
  renderApp('/dashboard/configuracoes')
  expect(await nome()).toHaveValue('Marina D.')
})

test('the own name that was put back as it stood is not there again', async () => {
  renderApp('/dashboard/configuracoes')
  await userEvent.type(await nome(), ' Lima')
  await userEvent.type(await nome(), '{Backspace>5/}')
  api.on('getUsuario', () => ({
    data: { id: 1, nome: 'Marina D.', email: 'm@aurora.com.br', empresa: { id: 1, nome: 'Aurora' } },
  }))
  await signInAgain()
  expect(await nome()).toHaveValue('Marina D.')
})
