import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TOKEN, renderApp, startEachTest } from '../../testing/render-app'

let api: FakeApi
startEachTest(
  (started) => {
    api = started
  },
  { isSignedIn: false },
)

const byEmpresa = () => screen.findByRole('button', { name: 'Usar a conta da empresa' })

test('the company’s own account is found by the e-mail; without one, or a company of it, the field says so', async () => {
  const none = 'Nenhuma empresa entra assim com este e-mail. Use a senha.'
  api.on('beginPelaEmpresa', () => refuse(422, none, { email: none }))
  renderApp('/')
  const user = userEvent.setup()
  await user.click(await byEmpresa())
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe o e-mail.'),
  )
  await user.type(screen.getByLabelText('E-mail'), 'marina@aurora.com.br')
  await user.click(await byEmpresa())
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(none))
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
  expect(screen.getByLabelText('E-mail')).toHaveValue('marina@aurora.com.br')
  expect(api.callsOf('beginPelaEmpresa')[0]?.body).toEqual({
    email: 'marina@aurora.com.br',
    manter_conectado: true,
  })
})

test('back from the provider the session begins, kept as it was asked for', async () => {
  api.on('enterPelaEmpresa', () => ({
    access_token: TOKEN,
    token_type: 'bearer' as const,
    expires_in: 30 * 24 * 3600,
  }))
  const { address } = renderApp('/entrar-pela-empresa?resultado=ok')
  await waitFor(() => expect(address()).toBe('/dashboard/campanhas'))
  expect(window.localStorage.getItem('authentication')).toBe(`Bearer ${TOKEN}`)
  expect(api.callsOf('enterPelaEmpresa')).toHaveLength(1)
})

test.each([
  [
    'sem-conta',
    'Você ainda não foi convidado para a Seleta. Peça um convite a um administrador da sua empresa.',
  ],
  ['email', /não confirma um e-mail do domínio da sua empresa/],
  ['outra-coisa', 'Esta entrada não vale mais. Comece de novo.'],
])('what came of it is said, with the way back: %s', async (result, words) => {
  renderApp(`/entrar-pela-empresa?resultado=${result}`)
  expect(await screen.findByText(words)).toBeVisible()
  await userEvent.setup().click(screen.getByRole('link', { name: 'Voltar para entrar' }))
  expect(await screen.findByLabelText('Senha')).toBeVisible()
  expect(api.callsOf('enterPelaEmpresa')).toHaveLength(0)
})
