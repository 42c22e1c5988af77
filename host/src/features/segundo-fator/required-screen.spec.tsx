import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'

const NEW_TOKEN = 'n'.repeat(43)
const conta = {
  id: 1,
  nome: 'Marina Duarte',
  email: 'marina@aurora.com.br',
  empresa: { id: 1, nome: 'Aurora' },
}
const codigos = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-${1000 + n}`)

let api: FakeApi
let isMissing = true
startEachTest((started) => {
  isMissing = true
  api = started
    .on('getUsuario', () => ({ data: { ...conta, faltaSegundoFator: isMissing } }))
    .on('beginSegundoFator', () => ({
      data: {
        segredo: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        endereco: 'otpauth://totp/Seleta:m?secret=JBSWY3DP',
      },
    }))
    .on('confirmSegundoFator', () => {
      isMissing = false
      return { data: { codigos, access_token: NEW_TOKEN, expires_in: 60 } }
    })
})

test('whose company asks for a second factor sets one up before any page, keeps the codes, and goes on', async () => {
  renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  expect(await screen.findByRole('heading', { level: 1, name: 'Cadastre seu segundo fator' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Principal' })).toBeNull()
  await user.type(await screen.findByLabelText('Sua senha'), 'uma senha longa{Enter}')
  expect(await screen.findByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Abrir no aplicativo', hidden: true })).toHaveAttribute(
    'href',
    'otpauth://totp/Seleta:m?secret=JBSWY3DP',
  )
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await user.type(screen.getByLabelText('Código do aplicativo'), '123456{Enter}')
  const list = await screen.findByRole('list', { name: 'Códigos de recuperação' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(codigos)
  // The session goes on under its new token, where it was kept.
  expect(window.localStorage.getItem('authentication')).toBe(`Bearer ${NEW_TOKEN}`)
  // The codes are told once: nothing leads away but having kept them.
  expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copiar códigos' }))
  expect(await navigator.clipboard.readText()).toBe(codigos.join('\n'))
  await user.click(screen.getByRole('button', { name: 'Guardei os códigos' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  expect(api.callsOf('confirmSegundoFator')[0]?.body).toEqual({ codigo: '123456' })
})

test('a wrong password or code stands at its field, and whoever will not may leave', async () => {
  api.on('beginSegundoFator', () => refuse(422, 'A senha não confere.', { senha: 'A senha não confere.' }))
  renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Sua senha'), 'outra{Enter}')
  await waitFor(() =>
    expect(screen.getByLabelText('Sua senha')).toHaveAccessibleDescription('A senha não confere.'),
  )
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  expect(await screen.findByLabelText('Senha')).toBeVisible()
})
