import { buildCampanha } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import PublicadaPage from '../../pages/publicada-page'
import { cidade, funcao } from '../../testing/wizard-api'

let api: FakeApi
const publicada = buildCampanha({
  id: 7,
  nome: 'Auxiliar',
  situacao: 'PUBLICADA',
  cidades: [{ cidade }],
  publicacoes: [{ quadro: 'CATHO', estado: 'ERRO', erro: 'Título curto.' }],
})
const withFuncao = { ...publicada, vaga: { ...publicada.vaga, funcoes: [{ funcao }] } }
beforeEach(() => {
  api = startFakeApi()
    .on('getCampanha', () => ({ data: withFuncao }))
    .on('filterTalentos', () => ({ data: [], totalElements: 23, totalPages: 23 }))
})
afterEach(() => api.stop())

const open = () =>
  renderInHost(createElement(PublicadaPage), {
    at: '/dashboard/campanhas/7/publicada',
    path: '/dashboard/campanhas/:campanhaId/publicada',
  })

describe('the page after publishing (audit W14)', () => {
  test('hands the link on: as text, as a code, to WhatsApp and LinkedIn', async () => {
    // Its clipboard stands in for the browser's.
    const user = userEvent.setup()
    const { host } = open()
    const link = await screen.findByRole('textbox', { name: 'Endereço' })
    expect(link).toHaveValue(`${window.location.origin}/campanha/7`)
    expect(screen.getByRole('img', { name: 'Código QR do link da vaga' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('campanha%2F7'),
    )
    expect(screen.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copiar link' }))
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/campanha/7`)
    expect(host.toasts).toEqual([{ text: 'copiado com sucesso', tone: 'success' }])
  })

  test('says of each job board what became of it, and sends again what failed', async () => {
    api.on('retryPublicacao', () => undefined)
    open()
    const catho = (await screen.findByText('Catho')).closest('li') as HTMLElement
    expect(catho).toHaveTextContent('A campanha não chegou a este quadro. Título curto.')
    await userEvent.click(within(catho).getByRole('button', { name: 'Enviar de novo' }))
    expect(api.callsOf('retryPublicacao')).toHaveLength(1)
  })

  test('leads to the people of the basket who fit, by the filter that counted them', async () => {
    open()
    const invite = await screen.findByRole('link', { name: 'Convidar da Cesta (23 combinam)' })
    expect(invite).toHaveAttribute('href', '/dashboard/cesto-de-talentos?funcoes=12&cidades=3550308')
    expect(api.callsOf('filterTalentos')[0]?.body).toEqual({ funcoes: [12], cidades: [3_550_308] })
  })

  test('of a campaign that is not there says so', async () => {
    api.on('getCampanha', () => refuse(404))
    open()
    expect(await screen.findByText('Esta campanha não existe ou foi excluída.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voltar para as campanhas' })).toBeVisible()
  })
})
