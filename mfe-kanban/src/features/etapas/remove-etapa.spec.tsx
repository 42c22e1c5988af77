import type { Etapa } from '@seleta/contract/kanban'
import {
  buildCampanha,
  buildCartao,
  buildEtapa,
  buildEtapaItem,
  buildMovimento,
  buildPreviewMovimento,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { offline, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SelecaoPage from '../../pages/selecao-page'
import { fakeLayout } from '../../testing/fake-layout'

fakeLayout()
let api: FakeApi
let etapas: Etapa[]
beforeEach(() => {
  etapas = [
    buildEtapa({ id: 11, nome: 'Triagem', talentos: [buildCartao()] }),
    buildEtapa({ id: 12, nome: 'Entrevistas', ordem: 2 }),
  ]
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha() }))
    .on('getKanban', () => ({ data: etapas }))
})
afterEach(() => api.stop())
afterEach(() => sessionStorage.clear())

const open = () =>
  renderInHost(<SelecaoPage />, { at: '/dashboard/selecao/7', path: '/dashboard/selecao/:campanhaId' })
const openMenu = async (etapa: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Opções da etapa ${etapa}` }))

test('removing a stage with people asks where they go', async () => {
  api.on('deleteEtapa', () => undefined)
  open()
  await openMenu('Triagem')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remover etapa' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Remover a etapa “Triagem”?' })
  expect(within(dialog).getByLabelText('Mover a 1 pessoa para:')).toBeInTheDocument()
  etapas = etapas.slice(1)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remover etapa' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Triagem' })).toBeNull())
  expect(api.callsOf('deleteEtapa')[0]).toMatchObject({ params: { id: 11 }, query: { destino: 12 } })
})

test('the removal of a stage can be taken back, by the toast and on the page', async () => {
  api.on('deleteEtapa', () => undefined).on('restoreEtapa', () => offline())
  const { host } = open()
  const before = etapas
  await openMenu('Triagem')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remover etapa' }))
  etapas = etapas.slice(1)
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover etapa' }),
  )
  expect(await screen.findByText('Etapa “Triagem” removida.')).toBeVisible()
  expect(host.toasts.at(-1)).toMatchObject({
    text: 'Etapa “Triagem” removida.',
    action: { label: 'Desfazer' },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(/^Sem conexão.*Pode já estar desfeito\.$/))
  etapas = before
  api.on('restoreEtapa', () => ({ data: buildEtapaItem() }))
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(await screen.findByRole('region', { name: 'Triagem' })).toBeVisible()
  expect(api.callsOf('restoreEtapa').map((call) => call.params.id)).toEqual([11, 11])
  expect(host.toasts.at(-1)?.text).toBe('Etapa “Triagem” de volta.')
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

test('a stage that cannot be removed stays, with the words of the spec', async () => {
  api.on('deleteEtapa', () => refuse(500))
  const { host } = open()
  await openMenu('Entrevistas')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remover etapa' }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover etapa' }),
  )
  await waitFor(() => expect(host.toasts).toEqual([{ text: 'erro ao excluir kanban', tone: 'error' }]))
  expect(screen.getByText('Entrevistas')).toBeInTheDocument()
})

describe('after a move', () => {
  const moveAndRemove = async () => {
    const [triagem = buildEtapa(), entrevistas = buildEtapa()] = etapas
    const all = [...etapas, buildEtapa({ id: 13, nome: 'Proposta', ordem: 3 })]
    etapas = all
    api
      .on('previewMovimento', () => ({ data: buildPreviewMovimento({ emails: 0, exemplo: null }) }))
      .on('moveTalento', ({ params: { identificador, kanbanId } }) => {
        const talentos = [{ ...buildCartao(), versao: 2 }]
        all[0] = { ...triagem, talentos: [], qtdTalentos: 0 }
        all[1] = { ...entrevistas, talentos, qtdTalentos: 1 }
        return { data: buildMovimento({ identificador, etapaId: kanbanId, deEtapaId: 11, versao: 2 }) }
      })
      .on('deleteEtapa', () => {
        etapas = all.slice(0, 2)
      })
      .on('restoreEtapa', () => {
        etapas = all
        return { data: buildEtapaItem() }
      })
      .on('undoMoveTalentos', () => refuse(503))
    const page = open()
    await userEvent.click(await screen.findByRole('button', { name: /^Mover Ana/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Entrevistas/ }))
    await waitFor(() => expect(page.host.toasts.at(-1)?.text).toMatch(/agora em Entrevistas\.$/))
    await openMenu('Proposta')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remover etapa' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover etapa' }),
    )
    expect(await screen.findByText('Etapa “Proposta” removida.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    return page
  }
  const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}')

  test('the focus is on what takes the removal back, which is said once on the page; Ctrl+Z means it, not the move', async () => {
    const { host } = await moveAndRemove()
    expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await pressUndo()
    expect(await screen.findByRole('region', { name: 'Proposta' })).toBeVisible()
    expect(host.toasts.at(-1)?.text).toBe('Etapa “Proposta” de volta.')
    expect(screen.queryByText('Etapa “Proposta” removida.')).toBeNull()
    expect(api.callsOf('undoMoveTalentos')).toEqual([])
    expect(document.body).not.toHaveFocus()
    await pressUndo()
    await waitFor(() => expect(api.callsOf('undoMoveTalentos')).toHaveLength(1))
  })

  test('what the page has brought back is not offered any more: Ctrl+Z means the move before', async () => {
    await moveAndRemove()
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByRole('region', { name: 'Proposta' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Etapas da seleção' })).toHaveFocus()
    await pressUndo()
    await waitFor(() => expect(api.callsOf('undoMoveTalentos')).toHaveLength(1))
    expect(api.callsOf('restoreEtapa')).toHaveLength(1)
  })

  test('a removal that Ctrl+Z could not take back is offered again, by the host and on the page', async () => {
    const { host } = await moveAndRemove()
    api.on('restoreEtapa', () => offline())
    await pressUndo()
    await waitFor(() =>
      expect(host.toasts.at(-1)).toMatchObject({
        text: expect.stringMatching(/Pode já estar desfeito\.$/),
        action: { label: 'Desfazer' },
      }),
    )
    expect(screen.getByText('Etapa “Proposta” removida.')).toBeVisible()
    await pressUndo()
    await waitFor(() => expect(api.callsOf('restoreEtapa')).toHaveLength(2))
    expect(api.callsOf('undoMoveTalentos')).toEqual([])
  })
})

describe('a removal whose answer was lost', () => {
  const listed = () =>
    api.on('listEtapas', () => ({ data: etapas.map(({ talentos: _talentos, ...etapa }) => etapa) }))
  const openRemoval = async () => {
    await openMenu('Triagem')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remover etapa' }))
    return within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover etapa' })
  }
  const lose = () => {
    etapas = etapas.filter(({ id }) => id !== 11)
    return offline()
  }

  test('is told as done where the stage is gone, and can be taken back', async () => {
    const before = etapas
    listed()
      .on('deleteEtapa', lose)
      .on('restoreEtapa', () => ({ data: buildEtapaItem() }))
    const { host } = open()
    await userEvent.click(await openRemoval())
    await waitFor(() => expect(host.toasts.map(({ text }) => text)).toEqual(['Etapa “Triagem” removida.']))
    etapas = before
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByRole('region', { name: 'Triagem' })).toBeVisible()
    expect(api.callsOf('restoreEtapa').map((call) => call.params.id)).toEqual([11])
  })

  test('is told so by its second try, where nobody could be asked before', async () => {
    api.on('deleteEtapa', lose).on('listEtapas', () => offline())
    const { host } = open()
    const remove = await openRemoval()
    await userEvent.click(remove)
    await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(/^Sem conexão/))
    listed().on('deleteEtapa', () => refuse(404, 'Etapa não encontrada.'))
    await userEvent.click(remove)
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Etapa “Triagem” removida.'))
    expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeVisible()
  })

  test('is told as failed where the stage stands; what somebody else has removed is not ours to take back', async () => {
    listed().on('deleteEtapa', () => offline())
    const { host } = open()
    await userEvent.click(await openRemoval())
    await waitFor(() => expect(host.toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/^Sem/)]))
    await userEvent.click(screen.getByRole('button', { name: 'Manter etapa' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    api.on('deleteEtapa', () => {
      lose()
      return refuse(404, 'Etapa não encontrada.')
    })
    await userEvent.click(await openRemoval())
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('erro ao excluir kanban'))
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  })
})
