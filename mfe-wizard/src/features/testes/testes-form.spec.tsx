import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WizardApi } from '../../testing/wizard-api'
import { buildPublicavel, forgetWizard, openPage, startWizardApi } from '../../testing/wizard-api'

let api: WizardApi
beforeEach(() => {
  api = startWizardApi()
  api.stored.set(7, buildPublicavel())
})
afterEach(() => {
  forgetWizard()
  api.stop()
})

test('more than ten tests are refused with a reason, and nothing is greyed out', async () => {
  const chosenTestes = Array.from({ length: 10 }, (_, n) => ({ idTeste: n + 1 }))
  api.stored.set(7, buildPublicavel({ vaga: { ...buildPublicavel().vaga, campanhaTestes: chosenTestes } }))
  openPage('questoes-provas3', 7)
  await userEvent.click(await screen.findByRole('button', { name: /Técnicos/ }))
  const extra = screen.getByRole('checkbox', { name: 'Teste 11' })
  expect(extra).toBeEnabled()
  await userEvent.click(extra)
  expect(extra).not.toBeChecked()
  expect(screen.getByText('Limite de 10 testes atingido. Remova um para trocar.')).toBeVisible()
})

test('a search says when there is no such test (audit W10)', async () => {
  openPage('questoes-provas3', 7)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Buscar teste' }), 'xyz')
  expect(screen.getByText('Nenhum teste encontrado para “xyz”.')).toBeVisible()
})
