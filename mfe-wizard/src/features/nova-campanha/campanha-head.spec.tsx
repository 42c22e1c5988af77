import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WizardApi } from '../../testing/wizard-api'
import { buildPublicavel, forgetWizard, openPage, startWizardApi } from '../../testing/wizard-api'

let api: WizardApi
beforeEach(() => {
  api = startWizardApi()
})
afterEach(() => {
  forgetWizard()
  api.stop()
})

describe('which campaign one is in (audit W11)', () => {
  test('a new one has the company and the own name in it, and no step counts as begun', async () => {
    openPage('detalhes')
    expect(await screen.findByText('Campanha sem nome')).toBeVisible()
    expect(screen.getByText(/ainda não salva/)).toBeVisible()
    expect(await screen.findByRole('textbox', { name: /^Nome da empresa/ })).toHaveValue('Aurora')
    expect(screen.getAllByText('não iniciada')).toHaveLength(11)
    await userEvent.click(screen.getByRole('link', { name: /Contato/ }))
    expect(await screen.findByRole('textbox', { name: /^Nome/ })).toHaveValue('Marina')
    expect(api.callsOf('createRascunho')).toEqual([])
  })

  test('a published one says its name, number and state', async () => {
    api.stored.set(7, buildPublicavel({ situacao: 'PAUSADA' }))
    openPage('localizacao', 7)
    expect(await screen.findByText('Auxiliar')).toBeVisible()
    expect(screen.getByText(/#7 · Pausada/)).toBeVisible()
  })

  test('an ended one is read and not changed', async () => {
    api.stored.set(7, buildPublicavel({ situacao: 'ENCERRADA' }))
    openPage('contato', 7)
    expect(await screen.findByText(/está encerrada: aqui se lê/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Nome/ })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByRole('heading', { name: /Resumo da vaga/i })).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    expect([...api.callsOf('saveRascunho'), ...api.callsOf('updateCampanha')]).toEqual([])
  })
})
