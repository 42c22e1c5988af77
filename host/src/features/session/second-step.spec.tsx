import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TOKEN, renderApp, startEachTest } from '../../testing/render-app'

const PEDE = 'Digite o código do seu aplicativo autenticador.'
let api: FakeApi
startEachTest(
  (started) => {
    api = started.on('login', () => refuse(403, PEDE, { codigo: PEDE }))
  },
  { isSignedIn: false },
)

const stored = () => window.localStorage.getItem('authentication')

async function reachCode() {
  renderApp('/')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('E-mail'), 'marina@aurora.com.br')
  await user.type(screen.getByLabelText('Senha'), 'uma senha longa')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  await waitFor(async () => expect(await screen.findByLabelText('Código')).toHaveFocus())
  return user
}

test('after the password a code is asked for, and with it the session begins where it was to be kept', async () => {
  api.on('enterSegundoFator', () => ({ access_token: TOKEN, token_type: 'bearer' as const, expires_in: 60 }))
  const user = await reachCode()
  expect(stored()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(screen.getByLabelText('Código')).toHaveAccessibleDescription('Informe o código.')
  await user.type(screen.getByLabelText('Código'), '123456{Enter}')
  await waitFor(() => expect(stored()).toBe(`Bearer ${TOKEN}`))
  expect(api.callsOf('enterSegundoFator')[0]?.body).toEqual({ codigo: '123456' })
})

test('a wrong code stands at its field, and a recovery code is another way in', async () => {
  api.on('enterSegundoFator', () => refuse(422, 'Código inválido ou já usado.', { codigo: 'x' }))
  const user = await reachCode()
  await user.type(screen.getByLabelText('Código'), '000000{Enter}')
  await waitFor(() =>
    expect(screen.getByLabelText('Código')).toHaveAccessibleDescription('Código inválido ou já usado.'),
  )
  await user.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }))
  expect(screen.getByLabelText('Código de recuperação')).toHaveFocus()
  expect(screen.getByLabelText('Código de recuperação')).toHaveValue('')
  expect(screen.getByLabelText('Código de recuperação')).toHaveAccessibleDescription(
    'Um dos dez códigos que você guardou. Cada um vale uma vez.',
  )
})

test('when its time is over the password is asked for again, with the reason', async () => {
  const over = 'O tempo para digitar o código acabou. Entre de novo com a senha.'
  api.on('enterSegundoFator', () => refuse(401, over))
  const user = await reachCode()
  await user.type(screen.getByLabelText('Código'), '123456{Enter}')
  expect(await screen.findByText(over)).toBeVisible()
  expect(screen.getByLabelText('Senha')).toBeVisible()
})
