import { screen, waitFor } from '@testing-library/react'
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
})
afterEach(() => {
  forgetWizard()
  api.stop()
})

const cidades = [
  { id: 1, codigo: '1', nome: 'Bom Jesus', uf: 'PI' },
  { id: 2, codigo: '2', nome: 'Bom Jesus', uf: 'RS' },
]
const field = () => screen.findByRole('combobox', { name: /Cidades da vaga/ })

test('cities of one name are told apart by their state, and are searched on the server', async () => {
  api.stored.set(7, buildPublicavel({ cidades: [] }))
  api.on('listCidades', ({ query }) => (query.busca === 'bom jesus' ? cidades : []))
  openPage('localizacao', 7)
  await userEvent.type(await field(), 'bom jesus')
  await userEvent.click(await screen.findByRole('option', { name: 'Bom Jesus – RS' }))
  expect((await saveAndRead(api))?.cidades).toEqual([{ cidade: cidades[1] }])
})

test('ten cities are the limit: it is said, and they stay readable and removable', async () => {
  const ten = Array.from({ length: 10 }, (_, n) => ({
    cidade: { id: n + 1, codigo: String(n + 1), nome: `Cidade ${n + 1}`, uf: 'SP' },
  }))
  api.stored.set(7, buildPublicavel({ cidades: ten }))
  openPage('localizacao', 7)
  expect(await screen.findByText('Limite de 10 atingido')).toBeVisible()
  await userEvent.type(await field(), 'bom jesus')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(screen.getByText('Cidade 10 – SP')).toBeVisible()
  await userEvent.clear(await field())
  await userEvent.keyboard('{Backspace}')
  await waitFor(() => expect(screen.getByText('9 de 10 cidades')).toBeVisible())
  expect((await saveAndRead(api))?.cidades).toHaveLength(9)
})

test('the catalogue is never asked for whole', async () => {
  api.stored.set(7, buildPublicavel({ cidades: [] }))
  openPage('localizacao', 7)
  await userEvent.click(await field())
  await screen.findByRole('option')
  for (const { query } of api.callsOf('listCidades')) expect(query?.limite).toBeLessThanOrEqual(100)
  expect(api.callsOf('listCidades').length).toBeGreaterThan(0)
})

test('the work mode is kept', async () => {
  api.stored.set(7, buildPublicavel())
  openPage('localizacao', 7)
  await userEvent.click(await screen.findByRole('radio', { name: 'Híbrido' }))
  expect((await saveAndRead(api))?.vaga.modalidade).toBe('hibrido')
})
