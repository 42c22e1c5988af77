import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, startEachTest } from '../../testing/render-app'

const acesso = {
  emissor: 'https://accounts.google.com',
  clienteId: 'seleta',
  dominio: 'aurora.com.br',
  papel: null,
  soPelaEmpresa: false,
  registro: 'seleta-verificacao=abc',
  isDominioProvado: false,
  volta: 'https://vagas.test/volta',
}

let api: FakeApi
startEachTest((started) => {
  api = started.on('getAcessoDaEmpresa', () => ({ data: null }))
})

const part = () => screen.findByRole('region', { name: 'Conta da empresa' })

test('the provider is saved as it was typed, and what it is wrong about stands at its field', async () => {
  const why = 'Este endereço não respondeu como um provedor OpenID. Confira o endereço do emissor.'
  api.on('saveAcessoDaEmpresa', () => refuse(422, why, { emissor: why }))
  renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  const form = within(await part())
  await user.type(await form.findByLabelText('Endereço do emissor (issuer)'), acesso.emissor)
  await user.type(form.getByLabelText('ID do cliente'), 'seleta')
  await user.type(form.getByLabelText('Segredo do cliente'), 'segredo')
  await user.type(form.getByLabelText('Domínio dos e-mails'), 'aurora.com.br')
  await user.click(form.getByRole('button', { name: 'Salvar conta da empresa' }))
  await waitFor(() =>
    expect(form.getByLabelText('Endereço do emissor (issuer)')).toHaveAccessibleDescription(why),
  )
  expect(api.callsOf('saveAcessoDaEmpresa')[0]?.body).toEqual({
    emissor: acesso.emissor,
    clienteId: 'seleta',
    segredo: 'segredo',
    dominio: 'aurora.com.br',
    papel: null,
    soPelaEmpresa: false,
  })
})

test('a domain that is not proven says what to publish, and what is missing when it is looked for', async () => {
  const missing = 'O registro TXT ainda não aparece em aurora.com.br.'
  api.on('getAcessoDaEmpresa', () => ({ data: acesso })).on('proveDominio', () => refuse(409, missing))
  renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  const shown = within(await part())
  expect(await shown.findByText(acesso.registro)).toBeVisible()
  expect(shown.getByText(acesso.volta)).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Copiar registro' }))
  expect(await navigator.clipboard.readText()).toBe(acesso.registro)
  await user.click(shown.getByRole('button', { name: 'Conferir domínio' }))
  expect(await shown.findByText(missing)).toBeVisible()
})
