import { createQueryClient, endSession, restoreSession } from '@seleta/api-client'
import { forgetRecusadas, keepRecusadas } from '@seleta/api-client/kept-recusadas'
import type { PageDescriptor } from '@seleta/shell'
import type { FakeApi } from '@seleta/testing/fake-api'
import { pageOf } from '@seleta/testing/builders'
import { startFakeApi } from '@seleta/testing/fake-api'
import { waitFor } from '@testing-library/react'
import { prefetchPage } from './page-prefetch'

const page: PageDescriptor = {
  id: 'candidatos',
  path: '/dashboard/candidatos/:campanhaId',
  layout: 'dashboard',
  auth: true,
  title: 'x',
  prefetch: [
    {
      operation: 'filterTalentos',
      input: { query: { page: 0, size: 8 }, body: { idCampanha: '{campanhaId}', origens: ['MANUAL'] } },
      onlyWithoutQuery: true,
    },
    { operation: 'listEtapas', input: { params: { campanhaId: '{campanhaId}' } } },
    { operation: 'noSuchCall' },
  ],
}
const panels = new Set(['talento'])

let api: FakeApi
beforeEach(() => {
  api = startFakeApi()
    .on('filterTalentos', () => pageOf([]))
    .on('listEtapas', () => ({ data: [] }))
  window.localStorage.setItem('authentication', `Bearer ${'k'.repeat(43)}`)
  restoreSession()
  keepRecusadas([])
})
afterEach(() => {
  api.stop()
  endSession('logout')
})

const open = (search: string) =>
  prefetchPage(createQueryClient(), page, { params: { campanhaId: '42' }, search }, panels)

test('opening a page starts the calls of its descriptor, the address’s parameters as numbers', async () => {
  open('')
  await waitFor(() => expect(api.calls).toHaveLength(2))
  expect(api.callsOf('filterTalentos')[0]?.rawBody).toEqual({ idCampanha: 42, origens: ['MANUAL'] })
  expect(api.callsOf('listEtapas')[0]?.params).toEqual({ campanhaId: 42 })
})

test('with a query of its own the page’s defaults are not asked for; an open panel is no such query', async () => {
  open('?pagina=2')
  await waitFor(() => expect(api.calls).toHaveLength(1))
  expect(api.callsOf('filterTalentos')).toHaveLength(0)
  open('?talento=00000000-0000-4000-8000-000000000001')
  await waitFor(() => expect(api.callsOf('filterTalentos')).toHaveLength(1))
})

test('what the role is refused is not asked for', async () => {
  keepRecusadas(['filterTalentos'])
  open('')
  await waitFor(() => expect(api.callsOf('listEtapas')).toHaveLength(1))
  expect(api.calls).toHaveLength(1)
})

test('whoever has just signed in is asked for by their role first', async () => {
  forgetRecusadas()
  api.on('getUsuario', () => ({
    data: {
      id: 1,
      nome: 'Lia Leal',
      email: 'lia@exemplo.test',
      empresa: { id: 7, nome: 'Aurora' },
      recusadas: ['filterTalentos'],
    },
  }))
  open('')
  await waitFor(() => expect(api.callsOf('listEtapas')).toHaveLength(1))
  expect(api.calls.map(({ operation }) => operation)).toEqual(['getUsuario', 'listEtapas'])
})
