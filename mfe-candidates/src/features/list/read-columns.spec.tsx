import { writeCall } from '@seleta/api-client'
import type { FakeApi } from '@seleta/testing/fake-api'
import { fetchGrid } from '@seleta/ui/later-grid'
import { act, screen, waitFor } from '@testing-library/react'
import { showCandidatos, startCandidatosApi, stopCandidatosApi } from '../../testing/candidatos'
import { GESTOR } from '../../testing/gestor'

beforeAll(fetchGrid)
let api: FakeApi
beforeEach(() => {
  api = startCandidatosApi()
})
afterEach(() => stopCandidatosApi(api))

test('who reads no ages has no column of them, and every other one', async () => {
  showCandidatos()
  await screen.findByText('Pessoa 1')
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads()).toContain('Idade')
  act(() => writeCall('getUsuario', {}, GESTOR))
  await waitFor(() => expect(heads()).not.toContain('Idade'))
  expect(heads().slice(0, 4)).toEqual(['Nome', 'Status', 'Formação', 'Localização'])
})

test('on a phone the cards have no line of it either', async () => {
  window.innerWidth = 390
  showCandidatos()
  await screen.findByText('Pessoa 1')
  expect(screen.getAllByText('Idade').length).toBeGreaterThan(0)
  act(() => writeCall('getUsuario', {}, GESTOR))
  await waitFor(() => expect(screen.queryByText('Idade')).toBeNull())
  expect(screen.getAllByText('Localização').length).toBeGreaterThan(0)
})
