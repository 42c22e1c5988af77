import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WizardApi } from '../../testing/wizard-api'
import {
  buildPublicavel,
  forgetWizard,
  openPage,
  saveAndRead,
  startWizardApi,
} from '../../testing/wizard-api'

let api: WizardApi
beforeEach(() => {
  api = startWizardApi()
  api.stored.set(7, buildPublicavel())
})
afterEach(() => {
  forgetWizard()
  api.stop()
})

test('the contact keeps person, channels and message, with a variable put in', async () => {
  openPage('contato', 7)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Celular' }), '11987654321')
  await userEvent.click(screen.getByRole('checkbox', { name: /WhatsApp/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Olá, ')
  await userEvent.click(screen.getByRole('button', { name: 'Inserir nome da pessoa' }))
  expect(screen.getByText('Olá, Ana')).toBeVisible()
  expect((await saveAndRead(api))?.vaga).toMatchObject({
    campanhaResponsavel: { nome: 'Marina', telefone: '(11) 98765-4321' },
    candidatoContato: { whatsapp: true, email: false, mensagem: 'Olá, {{nome}}' },
  })
})

test('a variable that there is not is said at the message, and keeps the campaign from going out', async () => {
  openPage('contato', 7)
  const mensagem = await screen.findByRole('textbox', { name: 'Mensagem' })
  await userEvent.click(mensagem)
  await userEvent.paste('Olá, {{apelido}}')
  await userEvent.tab()
  expect(mensagem).toBeInvalid()
  expect(mensagem).toHaveAccessibleDescription(/^“\{\{apelido\}\}” não é uma variável\./)
})
