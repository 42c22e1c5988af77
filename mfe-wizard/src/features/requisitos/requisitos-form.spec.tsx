import { screen, within } from '@testing-library/react'
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

test('the age range is typed or slid, its ends a year apart', async () => {
  openPage('requisitos', 7)
  const from = await screen.findByRole('textbox', { name: 'De' })
  await userEvent.clear(from)
  await userEvent.type(from, '40{Enter}')
  expect((await saveAndRead(api))?.vaga).toMatchObject({ idadeMinima: 40, idadeMaxima: 41 })
})

test('«Indiferente» takes the other languages away', async () => {
  openPage('requisitos', 7)
  const idiomas = within(await screen.findByRole('group', { name: 'Idiomas' }))
  await userEvent.click(idiomas.getByRole('checkbox', { name: 'Inglês' }))
  await userEvent.click(idiomas.getByRole('checkbox', { name: 'Indiferente' }))
  expect((await saveAndRead(api))?.vaga.idiomas).toMatchObject({ ingles: false, indiferente: true })
})
