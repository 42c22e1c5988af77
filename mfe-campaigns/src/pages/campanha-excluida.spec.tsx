import { beginSession, endSession } from '@seleta/api-client'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { buildCampanha, pageOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply, offline, refuse } from '@seleta/testing/fake-api'
import type { FakeHostOptions } from '@seleta/testing/fake-host'
import { renderInHost } from '@seleta/testing/fake-host'
import { fetchGrid } from '@seleta/ui/later-grid'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildCampanhaItem, buildContagem, narrowWindow, startCampanhasApi } from '../testing/campanhas-api'
import CampanhasPage from './campanhas-page'

/** A campaign that was deleted or restored though its answer was lost. */

const LOST = 'Sem conexão. Confira a internet e tente de novo.'
const padeiro = buildCampanhaItem({ id: 9, nome: 'Padeiro' })
const torneiro = buildCampanhaItem({ id: 7, nome: 'Torneiro' })

beforeAll(fetchGrid)
let api: FakeApi
beforeEach(() => {
  narrowWindow()
  beginSession('token-de-teste', false)
  api = startCampanhasApi([padeiro, torneiro])
})
afterEach(() => {
  api.stop()
  endSession('logout')
})

const listed = (campanhas: readonly CampanhaItem[]) =>
  api.on('filterCampanhas', () => pageOf(campanhas, campanhas.length, 12))
const isNotFound = () => api.on('getCampanha', () => refuse(404, 'Campanha não encontrada.'))
const isFound = () => api.on('getCampanha', () => ({ data: buildCampanha({ id: 9 }) }))
const comeBackOnline = () => window.dispatchEvent(new Event('online'))
const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}')
const textsOf = ({ toasts }: ReturnType<typeof renderInHost>['host']) => toasts.map(({ text }) => text)

async function deletePadeiro(where: FakeHostOptions = {}) {
  const page = renderInHost(<CampanhasPage />, where)
  await userEvent.click(await screen.findByRole('button', { name: 'Mais ações de Padeiro' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir campanha' }))
  return page
}

describe('a deletion whose answer was lost', () => {
  test('is told as done where the campaign is gone, and can be taken back on the page', async () => {
    api.on('deleteCampanha', () => {
      listed([torneiro])
      isNotFound()
      return offline()
    })
    const { host } = await deletePadeiro()
    expect(await screen.findByText('“Padeiro” foi excluída.')).toBeVisible()
    expect(textsOf(host)).toEqual([LOST, 'Campanha deletada.'])
    expect(host.toasts[0]?.about).toBe('campanha-excluida-9')
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Campanha restaurada.'))
    expect(api.callsOf('restoreCampanha').map(({ params }) => params.id)).toEqual([9])
  })

  test('can be taken back by the host where it was the last campaign, and the list gives way', async () => {
    api = startCampanhasApi([padeiro]).on('deleteCampanha', () => {
      listed([]).on('countCampanhas', () => ({ data: buildContagem({ TODAS: 0, PUBLICADA: 0 }) }))
      isNotFound()
      return offline()
    })
    const { host } = await deletePadeiro({ at: '/dashboard/campanhas', path: '/dashboard/campanhas' })
    await waitFor(() => expect(host.address).toBe('/dashboard/campanha-nao-encontrada'))
    await waitFor(() => expect(textsOf(host)).toEqual([LOST, 'Campanha deletada.']))
  })

  test('is looked for once the list can be read again, and Ctrl+Z takes it back', async () => {
    api.on('deleteCampanha', () => {
      api.on('filterCampanhas', offline).on('getCampanha', offline)
      return offline()
    })
    const { host } = await deletePadeiro()
    await waitFor(() => expect(api.callsOf('filterCampanhas')).toHaveLength(2))
    expect(textsOf(host)).toEqual([LOST])
    listed([torneiro])
    isNotFound()
    comeBackOnline()
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Campanha deletada.'))
    await pressUndo()
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Campanha restaurada.'))
  })

  test('stays told as failed where the campaign stands, also outside of what the list shows', async () => {
    api.on('deleteCampanha', () => {
      listed([torneiro])
      return offline()
    })
    const { host } = await deletePadeiro()
    await waitFor(() => expect(api.callsOf('getCampanha').map(({ params }) => params.id)).toEqual([9]))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Padeiro' })).toBeNull())
    await pressUndo()
    expect(textsOf(host)).toEqual([LOST])
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  })

  test('is not offered where the server has refused it, and somebody else has deleted the campaign', async () => {
    api.on('deleteCampanha', () => {
      listed([torneiro])
      isNotFound()
      return refuse(404, 'Campanha não encontrada.')
    })
    const { host } = await deletePadeiro()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Padeiro' })).toBeNull())
    expect(textsOf(host)).toEqual(['Erro ao deletar campanha'])
    expect(api.callsOf('getCampanha')).toEqual([])
  })
})

test('a taking back whose answer was lost is told as done where the campaign stands again', async () => {
  const { host } = await deletePadeiro()
  api.on('restoreCampanha', () => {
    isFound()
    return offline()
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(textsOf(host)).toEqual(['Campanha deletada.', 'Campanha restaurada.']))
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

test('a taking back that nobody could be asked for is told as done by its second try', async () => {
  const { host } = await deletePadeiro()
  api.on('restoreCampanha', offline).on('getCampanha', offline)
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe(LOST))
  api.on('restoreCampanha', () => refuse(404, 'Campanha não encontrada.'))
  isFound()
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Campanha restaurada.'))
})

describe('a restoration from the deleted ones whose answer was lost', () => {
  const vigia = { id: 5, nome: 'Vigia', restauravelAte: '2026-12-20' }
  const forneiro = { id: 6, nome: 'Forneiro', restauravelAte: '2026-12-20' }
  const excluidas = (known: readonly (typeof vigia)[]) =>
    api.on('listCampanhasExcluidas', () => ({ data: [...known] }))

  async function restoreVigia() {
    const page = renderInHost(<CampanhasPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Campanhas excluídas' }))
    const dialog = await screen.findByRole('dialog', { name: 'Campanhas excluídas' })
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Restaurar Vigia' }))
    return { ...page, dialog }
  }

  test('is told as done once the campaign is among them no more, and the error goes', async () => {
    const again = heldReply<{ data: (typeof vigia)[] }>()
    excluidas([vigia, forneiro]).on('restoreCampanha', () => {
      api.on('listCampanhasExcluidas', () => again.reply)
      return offline()
    })
    const { host, dialog } = await restoreVigia()
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(LOST)
    expect(host.toasts).toEqual([])
    again.release({ data: [forneiro] })
    await waitFor(() => expect(host.toasts).toEqual([{ text: 'Campanha restaurada.', tone: 'success' }]))
    expect(within(dialog).queryByRole('alert')).toBeNull()
    expect(within(dialog).getByText('Forneiro')).toBeVisible()
  })

  test('stays told as failed while the campaign is still among them', async () => {
    excluidas([vigia]).on('restoreCampanha', offline)
    const { host, dialog } = await restoreVigia()
    await waitFor(() => expect(api.callsOf('listCampanhasExcluidas').length).toBeGreaterThan(1))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(LOST)
    expect(host.toasts).toEqual([])
  })
})
