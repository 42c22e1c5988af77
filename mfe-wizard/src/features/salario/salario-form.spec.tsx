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

test('a text that is no amount is kept when one goes on, and nothing is published beside it', async () => {
  const { host } = openPage('salario', 7)
  const ate = async () => {
    const mes = await screen.findByRole('group', { name: 'Faixa salarial por mês' })
    return within(mes).getByRole('textbox', { name: 'Até' })
  }
  await userEvent.clear(await ate())
  await userEvent.type(await ate(), '3mil')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar' }))
  await screen.findByRole('heading', { level: 2, name: 'Contato' })
  await userEvent.click(screen.getByRole('link', { name: /6 · Salário.*precisa de atenção/ }))
  expect(await screen.findByRole('link', { name: 'Confira “3mil” na faixa salarial por mês.' })).toBeVisible()
  expect(await ate()).toHaveValue('3mil')
  expect(await ate()).toHaveAccessibleDescription('Escreva um valor, como 2.500 ou 18,50.')

  await userEvent.click(screen.getByRole('link', { name: /9 · Publicar campanha/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }))
  expect(host.toasts.at(-1)?.text).toBe('Confira “3mil” na faixa salarial por mês.')
  expect(api.stored.get(7)?.situacao).toBe('RASCUNHO')

  await userEvent.click(screen.getByRole('link', { name: /6 · Salário/ }))
  await userEvent.clear(await ate())
  await userEvent.type(await ate(), '3.000')
  expect((await saveAndRead(api))?.vaga).toMatchObject({ salarioMax: 3000 })
  expect(screen.getByRole('link', { name: /6 · Salário.*completa/ })).toBeVisible()
})
