import { beginSession, endSession } from '@seleta/api-client'
import { buildEtapaItem, buildTalentoItem, identificadorOf, pageOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import CestaPage from './cesta-page'

const AT = '/dashboard/cesto-de-talentos'

const pessoas = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    buildTalentoItem({
      identificador: identificadorOf(from + i),
      nome: `Pessoa ${from + i}`,
      aderencia: null,
    }),
  )

let api: FakeApi
beforeEach(() => {
  window.innerWidth = 1600
  api = startFakeApi()
    .on('listFuncoes', () => ({ data: [] }))
    .on('filterTalentos', ({ query }) =>
      pageOf(pessoas(query.page * 11 + 1, query.page === 1 ? 4 : 11), 15, 11),
    )
})
afterEach(() => {
  api.stop()
  // Logging out forgets the keyword about people.
  beginSession('um-token-de-teste', false)
  endSession('logout')
})

const show = (at = AT) => renderInHost(<CestaPage />, { at, path: AT })

test('the basket asks without a campaign, 11 a page, and shows its own columns in order', async () => {
  show()
  await screen.findByText('Pessoa 1')
  expect(api.callsOf('filterTalentos')[0]?.rawBody).toEqual({ idCampanha: null })
  expect(api.callsOf('filterTalentos')[0]?.query).toEqual({ page: 0, size: 11 })
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads.slice(1)).toEqual([
    'Nome',
    'Formação',
    'Idade',
    'Localização',
    'Última Atualização',
    'Aderência',
    'Ações',
  ])
})

test('pages are bounded by 1 and the last one, and the label tells their size', async () => {
  show()
  await screen.findByText('Pessoa 1')
  expect(screen.getByRole('navigation', { name: 'Paginação' })).toHaveTextContent('Talentos por página 11')
  expect(screen.getByRole('button', { name: 'Página anterior' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Página anterior' }))
  expect(api.callsOf('filterTalentos')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
  await screen.findByText('Pessoa 12')
  expect(api.callsOf('filterTalentos').at(-1)?.query).toEqual({ page: 1, size: 11 })
  expect(screen.getByRole('button', { name: 'Próxima página' })).toHaveAttribute('aria-disabled', 'true')
})

test('a failing load has the text of the basket', async () => {
  api.on('filterTalentos', () => refuse(500))
  show()
  expect(await screen.findByText('Erro ao obter talentos.')).toBeVisible()
})

test('counters tell the selected people and the selected filters', async () => {
  show(`${AT}?idiomas=Inglês,Espanhol`)
  await screen.findByText('Pessoa 1')
  expect(screen.getByText('0 selecionados')).toBeVisible()
  expect(screen.getByText('2 filtros')).toBeVisible()
})

test('a person is added to a campaign: campaign, stage, toast', async () => {
  api
    .on('filterCampanhas', () =>
      pageOf(
        [
          {
            id: 7,
            nome: 'Analista de Dados',
            inicio: null,
            fechamento: null,
            quantidadeVagas: 1,
            qtdTalentos: 0,
            qtdTalentosFinalizados: 0,
            situacao: 'PUBLICADA' as const,
            localidade: '',
            ultimoPasso: '',
          },
        ],
        1,
        6,
      ),
    )
    .on('listEtapas', () => ({ data: [buildEtapaItem({ id: 11, nome: 'Triagem' })] }))
    .on('moveTalento', ({ params }) => ({
      data: {
        inscricaoId: 1,
        identificador: params.identificador,
        campanhaId: params.campanhaId,
        etapaId: params.kanbanId,
        etapaNome: 'Triagem',
        deEtapaId: null,
        naEtapaDesde: '2026-11-21T12:00:00.000Z',
        versao: 1,
      },
    }))
  const { host } = show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar Pessoa 1 a uma campanha' }))
  await userEvent.click(await screen.findByRole('radio', { name: '#7 Analista de Dados' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Triagem' }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }))
  await waitFor(() => expect(host.toasts).toHaveLength(1))
  expect(host.toasts[0]?.text).toBe('Candidato adicionado ao kanban. Etapa: Triagem.')
  expect(api.callsOf('moveTalento')[0]?.params).toEqual({
    identificador: identificadorOf(1),
    campanhaId: 7,
    kanbanId: 11,
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
