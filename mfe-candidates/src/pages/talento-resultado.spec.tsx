import type { FakeApi } from '@seleta/testing/fake-api'
import { offline } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openTalento, startTalentoApi, stopTalentoApi } from '../testing/talento-panel'

const RESULTADO = { id: 1, resultado: 87, data: '2026-11-01', link: '', temArquivo: true, quem: 'Ana' }
const EXCEL = { nome: 'Excel básico', grupo: 'tecnico' as const }

let api: FakeApi
beforeEach(() => {
  api = startTalentoApi()
    .on('listTestes', () => ({ data: [{ id: 55544, ...EXCEL }] }))
    .on('listTestesDoTalento', () => ({
      data: [{ testeId: 55544, ...EXCEL, campanhas: [], resultados: [RESULTADO] }],
    }))
    .on('createResultadoTeste', () => offline())
    .on('deleteResultadoTeste', () => undefined)
})
afterEach(() => stopTalentoApi(api))

const keys = () => api.callsOf('createResultadoTeste').map(({ headers }) => headers['idempotency-key'])

async function fill() {
  const form = within(await screen.findByRole('form', { name: 'Resultado de teste' }))
  await form.findByRole('option', { name: 'Excel básico' })
  await userEvent.selectOptions(form.getByRole('combobox', { name: /Teste/ }), 'Excel básico')
  await userEvent.type(form.getByRole('textbox', { name: /Resultado/ }), '87')
  await userEvent.type(form.getByRole('textbox', { name: /Data/ }), '01112026')
  return form
}

test('a result whose answer was lost is saved once; once it was deleted, the same again is another one', async () => {
  const { host } = openTalento(1)
  await userEvent.click(await screen.findByRole('tab', { name: 'Testes' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar resultado' }))
  const form = await fill()
  const prova = new File(['%PDF-1.7'], 'prova.pdf', { type: 'application/pdf', lastModified: 1 })
  await userEvent.upload(form.getByLabelText('Arquivo do resultado'), prova)
  const save = () => userEvent.click(form.getByRole('button', { name: 'Salvar resultado' }))
  await save()
  expect(await form.findByText(/Sem conexão/)).toBeVisible()
  await save()
  await waitFor(() => expect(keys()).toHaveLength(2))
  expect(keys()[0]).toBeTruthy()
  expect(keys()[1]).toBe(keys()[0])
  // It had come to the server, and is deleted where it stands.
  await userEvent.click(screen.getByRole('button', { name: 'Excluir o resultado de Excel básico' }))
  await waitFor(() => expect(api.callsOf('deleteResultadoTeste')).toHaveLength(1))
  api.on('createResultadoTeste', () => ({ data: RESULTADO }))
  await save()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Resultado registrado.'))
  expect(keys()[2]).not.toBe(keys()[0])
})
