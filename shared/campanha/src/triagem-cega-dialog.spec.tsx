import { buildEtapaItem } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TriagemCegaDialog } from './triagem-cega-dialog'

/** Blind triage from the head of a campaign: product 76. */

let api: FakeApi
beforeEach(() => {
  api = startFakeApi()
    .on('getTriagemCega', () => ({
      data: {
        ateEtapaId: 12,
        dimensoes: [
          {
            nome: 'Cidade',
            grupos: [
              { nome: 'Recife – PE', antes: 9, depois: null },
              { nome: 'Grupos pequenos', antes: null, depois: null },
            ],
          },
        ],
      },
    }))
    .on('listEtapas', () => ({
      data: [buildEtapaItem(), buildEtapaItem({ id: 12, nome: 'Entrevistas' })],
    }))
})
afterEach(() => api.stop())

const open = () => {
  const onClose = jest.fn()
  return {
    onClose,
    ...renderInHost(<TriagemCegaDialog campanha={{ id: 7, nome: 'Vendedor' }} onClose={onClose} />),
  }
}

test('says up to which stage, who came in and who got past, and no number of few', async () => {
  open()
  const stage = await screen.findByRole('combobox', { name: 'Às cegas até a etapa' })
  expect(stage).toHaveDisplayValue('Entrevistas')
  expect(
    within(stage)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ninguém fica oculto', 'Entrevistas'])
  const table = within(screen.getByRole('table', { name: 'Cidade' }))
  expect(table.getByRole('row', { name: 'Recife – PE 9 menos de 5' })).toBeVisible()
  expect(table.getByRole('row', { name: 'Grupos pequenos menos de 5 menos de 5' })).toBeVisible()
})

test('is turned off, and what went wrong is said with the choice still there', async () => {
  api.on('saveTriagemCega', () => refuse(503, 'O sistema está indisponível no momento.'))
  const { host, onClose } = open()
  const stage = await screen.findByRole('combobox', { name: 'Às cegas até a etapa' })
  await userEvent.selectOptions(stage, 'Ninguém fica oculto')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(stage).toHaveDisplayValue('Ninguém fica oculto')
  api.on('saveTriagemCega', () => ({ data: { ateEtapaId: null, dimensoes: [] } }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(host.toasts[0]?.text).toBe('Triagem às cegas desligada.'))
  expect(api.callsOf('saveTriagemCega').at(-1)?.body).toEqual({ ateEtapaId: null })
  expect(onClose).toHaveBeenCalled()
})
