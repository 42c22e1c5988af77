import { buildCampanha, buildCartao, buildEtapa, buildEtapaItem } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SelecaoPage from '../../pages/selecao-page'
import { fakeLayout } from '../../testing/fake-layout'

fakeLayout()

const fichas = [
  {
    id: 3,
    nome: 'Entrevista de balcão',
    criterios: [1, 2, 3].map((n) => ({
      id: `0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a5${n}`,
      nome: `Critério ${n}`,
      baixo: 'Nada',
      alto: 'Tudo',
    })),
  },
]

const avaliacao = { enviadas: 2, faltam: 1, media: 3.4, menor: 2.8, maior: 4 }
const etapa = buildEtapa({
  id: 11,
  nome: 'Triagem',
  talentos: [buildCartao({ avaliacao })],
  mensagemNotificacao: 'Olá, {{nome}}.',
})

let api: FakeApi
beforeEach(() => {
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha() }))
    .on('getKanban', () => ({ data: [etapa] }))
    .on('listMensagemModelos', () => ({ data: [] }))
    .on('readDestinatarios', () => ({ data: { pessoas: [], assuntoPadrao: '', emailLigado: true } }))
    .on('listFichas', () => ({ data: fichas }))
    .on('updateEtapa', ({ body }) => ({ data: buildEtapaItem({ id: 11, idFicha: body.idFicha ?? null }) }))
})
afterEach(() => api.stop())

test('a stage is given a ficha in its dialog, and cards say how far the judging is (product 73)', async () => {
  renderInHost(<SelecaoPage />, { at: '/dashboard/selecao/7', path: '/dashboard/selecao/:campanhaId' })
  expect(await screen.findByText('2 de 3 · 3,4 · falta 1')).toBeVisible()
  expect(screen.getByTitle('de 2,8 a 4')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Opções da etapa Triagem' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Editar mensagem de notificação' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Ficha de avaliação' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Entrevista de balcão' }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsOf('updateEtapa').map(({ body }) => body)).toEqual([{ idFicha: 3 }]))
})
