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

test('a salary that nobody touched is not sent as the slider’s first values', async () => {
  openPage('salario', 7)
  expect(await screen.findAllByText('Não informado. Mova ou digite para informar.')).toHaveLength(2)
  const [from] = screen.getAllByRole('textbox', { name: 'De' })
  if (from === undefined) throw new Error('no field')
  await userEvent.clear(from)
  await userEvent.type(from, '1800{Enter}')
  expect((await saveAndRead(api))?.vaga).toMatchObject({
    salarioMin: 1800,
    salarioMax: 1800,
    salarioHoraMax: 0,
  })
})

test('the default benefit is shown by its name and can be removed', async () => {
  openPage('salario', 7)
  expect(await screen.findByText('Vale-transporte')).toBeVisible()
  await userEvent.click(screen.getByRole('combobox', { name: 'Benefícios' }))
  await userEvent.keyboard('{Backspace}')
  expect((await saveAndRead(api))?.vaga.beneficios).toEqual([])
})
