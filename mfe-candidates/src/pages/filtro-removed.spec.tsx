import type { FakeApi } from '@seleta/testing/fake-api'
import { offline } from '@seleta/testing/fake-api'
import { fetchGrid } from '@seleta/ui/later-grid'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showCandidatos, startCandidatosApi, stopCandidatosApi } from '../testing/candidatos'

const SALVO = { id: 1, nome: 'Bilíngues', consulta: { idiomas: ['Inglês'] } }

beforeAll(fetchGrid)
let api: FakeApi
beforeEach(() => {
  api = startCandidatosApi()
    .on('listFiltrosSalvos', () => ({ data: [SALVO] }))
    .on('deleteFiltroSalvo', () => undefined)
    .on('createFiltroSalvo', ({ body: { nome, consulta } }) => ({ data: { id: 2, nome, consulta } }))
})
afterEach(() => stopCandidatosApi(api))

async function openAndDelete() {
  const page = showCandidatos()
  await userEvent.click(await screen.findByRole('button', { name: 'Filtros salvos' }))
  const bin = await screen.findByRole('button', { name: 'Excluir o filtro Bilíngues' })
  api.on('listFiltrosSalvos', () => ({ data: [] }))
  await userEvent.click(bin)
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  return page
}

test('the last saved filter that was deleted is back when that is taken back; the focus stays by its place', async () => {
  const { host } = await openAndDelete()
  await waitFor(() => expect(screen.getByRole('group', { name: 'Filtros para usar de novo' })).toHaveFocus())
  expect(host.toasts.at(-1)?.text).toBe('Filtro “Bilíngues” excluído.')
  api.on('listFiltrosSalvos', () => ({ data: [{ ...SALVO, id: 2 }] }))
  host.toasts.at(-1)?.action?.run()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Filtro “Bilíngues” de volta.'))
  expect(await screen.findByRole('button', { name: 'Filtros salvos' })).toBeVisible()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a filter whose deletion had no answer can be taken back once it is known to be gone', async () => {
  api.on('deleteFiltroSalvo', () => offline())
  const { host } = await openAndDelete()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Filtro “Bilíngues” excluído.'))
  expect(host.toasts[0]).toMatchObject({ about: 'filtro-1', tone: 'error' })
  host.toasts.at(-1)?.action?.run()
  await waitFor(() =>
    expect(api.callsOf('createFiltroSalvo')[0]?.body).toEqual({
      tela: 'candidatos',
      nome: 'Bilíngues',
      consulta: { idiomas: ['Inglês'] },
    }),
  )
})
