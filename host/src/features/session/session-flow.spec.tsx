import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply, offline, refuse } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TOKEN, renderApp, startEachTest, storeSession } from '../../testing/render-app'

let api: FakeApi
startEachTest(
  (started) => {
    api = started
  },
  { isSignedIn: false },
)

async function signIn({ isKept = true } = {}) {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('E-mail'), 'marina@aurora.com.br')
  await user.type(screen.getByLabelText('Senha'), 'uma senha longa')
  const keep = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Manter-me conectado' })
  if (keep.checked !== isKept) await user.click(keep)
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  return user
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('keeping the session puts «Bearer …» into local storage under authentication', async () => {
  const { address } = renderApp('/')
  await signIn({ isKept: true })
  await title('Lista das Campanhas')
  expect(window.localStorage.getItem('authentication')).toBe(`Bearer ${TOKEN}`)
  expect(window.sessionStorage.getItem('authentication')).toBeNull()
  expect(address()).toBe('/dashboard/campanhas')
  expect(api.callsOf('login')[0]?.body).toMatchObject({
    username: 'marina@aurora.com.br',
    grant_type: 'password',
    manter_conectado: true,
  })
})

test('without keeping, the session ends with the browser', async () => {
  renderApp('/')
  await signIn({ isKept: false })
  await title('Lista das Campanhas')
  expect(window.localStorage.getItem('authentication')).toBeNull()
  expect(window.sessionStorage.getItem('authentication')).toBe(`Bearer ${TOKEN}`)
})

test.each(['', 'Error', 'Bearer abc'])('a stored %p is no session', async (value) => {
  window.localStorage.setItem('authentication', value)
  renderApp('/dashboard/campanhas')
  expect(await screen.findByLabelText('Senha')).toBeVisible()
})

test('a stored session goes straight to the list, and the form is never drawn', async () => {
  storeSession()
  const { container } = renderApp('/')
  const seen: boolean[] = []
  const watch = new MutationObserver(() => seen.push(container.querySelector('form') !== null))
  watch.observe(container, { childList: true, subtree: true })
  const passwordAtFirst = screen.queryByLabelText('Senha')
  await title('Lista das Campanhas')
  watch.disconnect()
  expect(passwordAtFirst).toBeNull()
  expect(screen.queryByLabelText('Senha')).toBeNull()
})

test('on restore the two lookups are made with the bearer header', async () => {
  storeSession()
  renderApp('/dashboard/configuracoes')
  await title('Configurações')
  await waitFor(() => expect(api.callsOf('listFuncoes')).toHaveLength(1))
  expect(api.callsOf('getUsuario')[0]?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}` })
})

test('a dashboard address asks for sign-in and is reached after it, query and all', async () => {
  const { address } = renderApp('/dashboard/graficos?periodo=30')
  await screen.findByLabelText('Senha')
  expect(address()).toBe('/')
  await signIn()
  await title('Dashboard')
  expect(address()).toBe('/dashboard/graficos?periodo=30')
})

test.each([401, 403])(
  'a %i of the api ends the session and says so at the sign-in screen',
  async (status) => {
    storeSession()
    api.on('getUsuario', () => refuse(status, 'Sessão inválida.'))
    const { address } = renderApp('/dashboard/graficos')
    expect(
      await screen.findByText('Sua sessão terminou. Entre de novo para continuar de onde parou.'),
    ).toBeVisible()
    expect(address()).toBe('/')
    expect(window.localStorage.getItem('authentication')).toBeNull()
    api.on('getUsuario', () => ({
      data: { id: 1, nome: 'Marina', email: 'm@a.br', empresa: { id: 1, nome: 'Aurora' } },
    }))
    await signIn()
    await title('Dashboard')
    expect(address()).toBe('/dashboard/graficos')
  },
)

test('a failing lookup is said in the words of the spec', async () => {
  storeSession()
  api.on('getUsuario', () => refuse(500))
  renderApp('/dashboard/configuracoes')
  expect(
    await screen.findByText('Erro ao buscar usuário', { selector: '[role="alert"] *' }),
  ).toBeInTheDocument()
})

test('logout clears the session here and on the server, and the next sign-in starts anew', async () => {
  storeSession()
  const { address } = renderApp('/dashboard/graficos')
  const user = userEvent.setup()
  await title('Dashboard')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByLabelText('Senha')
  expect(address()).toBe('/')
  expect(window.localStorage.getItem('authentication')).toBeNull()
  await waitFor(() => expect(api.callsOf('logout')).toHaveLength(1))
  expect(api.callsOf('logout')[0]?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}` })
  await signIn()
  await title('Lista das Campanhas')
})

test('a late refusal of the logout does not end the session that began meanwhile', async () => {
  storeSession()
  const held = heldReply<ReturnType<typeof refuse>>()
  api.on('logout', () => held.reply)
  renderApp('/dashboard/graficos')
  const user = userEvent.setup()
  await title('Dashboard')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByLabelText('Senha')
  const token = 'n'.repeat(43)
  api.on('login', () => ({ access_token: token, token_type: 'bearer' as const, expires_in: 3600 }))
  await signIn()
  await title('Lista das Campanhas')
  held.release(refuse(401, 'Sessão inválida.'))
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await title('Dashboard')
  expect(window.localStorage.getItem('authentication')).toBe(`Bearer ${token}`)
})

test('when the server cannot be told of a logout, the screen says what to do', async () => {
  storeSession()
  api.on('logout', () => offline())
  renderApp('/dashboard/graficos')
  const user = userEvent.setup()
  await title('Dashboard')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText(/o servidor não respondeu/)).toBeVisible()
})

test('a wrong pair is said inside the form, with the focus back in the password', async () => {
  api.on('login', () => refuse(401, 'E-mail ou senha inválidos'))
  renderApp('/')
  await signIn()
  expect(await screen.findByText('E-mail ou senha inválidos')).toBeVisible()
  expect(screen.getByLabelText('Senha')).toHaveFocus()
  expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('E-mail ou senha inválidos')
  expect(screen.getByLabelText('E-mail')).toHaveValue('marina@aurora.com.br')
})

test('too many tries are counted down', async () => {
  api.on('login', () => refuse(429, 'Muitas tentativas.'))
  renderApp('/')
  await signIn()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Muitas tentativas. Tente de novo em 30 segundos.',
  )
  expect(screen.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-disabled', 'true')
})

test('empty fields are named inline and the first takes the focus', async () => {
  renderApp('/')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Entrar' }))
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe o e-mail.')
  expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Informe a senha.')
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
  expect(api.callsOf('login')).toHaveLength(0)
})

test('the password can be shown', async () => {
  renderApp('/')
  const user = userEvent.setup()
  const password = await screen.findByLabelText('Senha')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Mostrar senha' }))
  expect(password).toHaveAttribute('type', 'text')
})

test('a forgotten password always gets the same answer', async () => {
  api.on('requestSenha', () => ({ data: { emailLigado: true } }))
  renderApp('/')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('E-mail'), 'alguem@exemplo.com.br')
  await user.click(screen.getByRole('button', { name: 'Esqueci minha senha' }))
  const dialog = await screen.findByRole('dialog', { name: 'Esqueci minha senha' })
  expect(within(dialog).getByLabelText('E-mail')).toHaveValue('alguem@exemplo.com.br')
  await user.click(screen.getByRole('button', { name: 'Enviar link' }))
  expect(await screen.findByText(/Se houver uma conta com este e-mail/)).toBeVisible()
  expect(api.callsOf('login')).toHaveLength(0)
})

test('without mail on the server the person learns whom to ask', async () => {
  api.on('requestSenha', () => ({ data: { emailLigado: false } }))
  renderApp('/')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('E-mail'), 'alguem@exemplo.com.br')
  await user.click(screen.getByRole('button', { name: 'Esqueci minha senha' }))
  await user.click(await screen.findByRole('button', { name: 'Enviar link' }))
  expect(await screen.findByText(/Este servidor não envia e-mails/)).toBeVisible()
})

test('a new password is set with the link of the e-mail', async () => {
  api.on('resetSenha', () => undefined)
  renderApp('/redefinir-senha?token=abc')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Senha nova'), 'uma senha longa')
  await user.type(screen.getByLabelText('Repita a senha nova'), 'uma senha longa')
  await user.click(screen.getByRole('button', { name: 'Salvar senha' }))
  expect(await screen.findByText('Senha trocada. Entre com a senha nova.')).toBeVisible()
  expect(api.callsOf('resetSenha')[0]?.body).toEqual({ token: 'abc', nova: 'uma senha longa' })
})

test('an invitation is accepted with name and password', async () => {
  api.on('acceptConvite', () => undefined)
  renderApp('/convite?token=abc')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Seu nome'), 'Rui Lopes')
  await user.type(screen.getByLabelText('Senha'), 'uma senha longa')
  await user.type(screen.getByLabelText('Repita a senha'), 'uma senha longa')
  await user.click(screen.getByRole('button', { name: 'Criar conta' }))
  expect(await screen.findByText('Conta criada. Entre com seu e-mail e sua senha.')).toBeVisible()
})
