import { beginSession, endSession } from '@seleta/api-client'
import {
  buildEtapaItem,
  buildLoteMovimento,
  buildFacetas,
  buildTalentoItem,
  identificadorOf,
  pageOf,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { fileReply, heldReply, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { fetchGrid } from '@seleta/ui/later-grid'
import { screen, waitFor, within } from '@testing-library/react'
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

beforeAll(fetchGrid)
let api: FakeApi
beforeEach(() => {
  window.innerWidth = 1600
  api = startFakeApi()
    .on('countFacetas', () => ({ data: buildFacetas() }))
    .on('listFiltrosSalvos', () => ({ data: [] }))
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

test('a page behind the end says nothing of an empty basket while the last one is on its way', async () => {
  const last = heldReply<ReturnType<typeof pageOf<ReturnType<typeof buildTalentoItem>>>>()
  api.on('filterTalentos', ({ query }) => (query.page === 1 ? last.reply : pageOf(pessoas(0, 0), 15, 11)))
  show(`${AT}?pagina=9`)
  await waitFor(() => expect(api.callsOf('filterTalentos').at(-1)?.query).toEqual({ page: 1, size: 11 }))
  expect(screen.queryByText('A cesta ainda está vazia.')).toBeNull()
  last.release(pageOf(pessoas(12, 4), 15, 11))
  expect(await screen.findByText('Pessoa 12')).toBeVisible()
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

/** One open campaign with one stage, and a server that adds whoever it is asked to. */
function withCampanha() {
  api
    .on('filterCampanhas', () => pageOf([CAMPANHA], 1, 6))
    .on('listEtapas', () => ({ data: [buildEtapaItem({ id: 11, nome: 'Triagem' })] }))
    .on('moveTalentos', ({ body }) => ({
      data: {
        etapaNome: 'Triagem',
        pessoas: body.identificadores.map((identificador) =>
          buildLoteMovimento({
            identificador,
            nome: `Pessoa ${Number(identificador.slice(-12))}`,
            resultado: 'adicionada',
          }),
        ),
        emailLigado: true,
      },
    }))
}

const CAMPANHA = {
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
}

async function pickCampanhaAndEtapa() {
  await userEvent.click(await screen.findByRole('radio', { name: '#7 Analista de Dados' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Triagem' }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }))
}

test('a person is added to a campaign: campaign, stage, toast', async () => {
  withCampanha()
  const { host } = show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar Pessoa 1 a uma campanha' }))
  await pickCampanhaAndEtapa()
  await waitFor(() => expect(host.toasts).toHaveLength(1))
  expect(host.toasts[0]?.text).toBe('Candidato adicionado ao kanban. Etapa: Triagem.')
  expect(api.callsOf('moveTalentos')[0]?.body).toEqual({
    identificadores: [identificadorOf(1)],
    campanhaId: 7,
    kanbanId: 11,
    avisar: true,
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('people are brought into what the server takes them into: published campaigns and paused ones', async () => {
  withCampanha()
  show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar Pessoa 1 a uma campanha' }))
  await screen.findByRole('radio', { name: '#7 Analista de Dados' })
  expect(api.callsOf('filterCampanhas')[0]?.body.filtros).toEqual([
    { path: 'campanha.situacao', value: 'PUBLICADA' },
    { path: 'campanha.situacao', value: 'PAUSADA' },
  ])
})

test('many people of several pages are added at once, and the toast takes it back', async () => {
  withCampanha()
  api.on('undoMoveTalentos', ({ body }) => ({
    data: {
      etapaNome: 'Triagem',
      pessoas: body.pessoas.map(({ identificador }) => buildLoteMovimento({ identificador, etapaId: null })),
      emailLigado: true,
    },
  }))
  const { host } = show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
  await screen.findByText('Pessoa 12')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 12' }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar a uma campanha' }))
  await pickCampanhaAndEtapa()
  await waitFor(() =>
    expect(host.toasts[0]?.text).toBe('2 candidatos adicionados ao kanban. Etapa: Triagem.'),
  )
  host.toasts[0]?.action?.run()
  await waitFor(() => expect(host.toasts[1]?.text).toBe('2 mudanças desfeitas.'))
  expect(api.callsOf('undoMoveTalentos')[0]?.body).toEqual({
    campanhaId: 7,
    kanbanId: 11,
    pessoas: [1, 12].map((n) => ({ identificador: identificadorOf(n), versao: 1 })),
  })
})

test('when somebody cannot be added, the dialog says who and why', async () => {
  withCampanha()
  api.on('moveTalentos', () => ({
    data: {
      etapaNome: 'Triagem',
      pessoas: [
        buildLoteMovimento({ resultado: 'adicionada' }),
        buildLoteMovimento({
          identificador: identificadorOf(2),
          nome: 'Pessoa 2',
          resultado: 'nao-movida',
          motivo: 'Esta pessoa desistiu da vaga.',
        }),
      ],
      emailLigado: true,
    },
  }))
  show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 1' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar a uma campanha' }))
  await pickCampanhaAndEtapa()
  const lines = within(await screen.findByRole('list', { name: 'Resultado por pessoa' })).getAllByRole(
    'listitem',
  )
  expect(lines.map((line) => line.textContent)).toEqual([
    'Não mudouPessoa 2Esta pessoa desistiu da vaga.',
    'Adição feitaPessoa 1',
  ])
})

test('the selected people are written to by the one dialog, about no campaign', async () => {
  api.on('readDestinatarios', ({ body }) => ({
    data: {
      pessoas: body.identificadores.map(toReader),
      assuntoPadrao: 'Mensagem de Aurora',
      emailLigado: true,
    },
  }))
  show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mensagem' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mensagem para Pessoa 1' }))
  expect(await dialog.findByText('Como Pessoa 1 vai ler')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Inserir: Vaga' })).toBeNull()
  expect(api.callsOf('readDestinatarios')[0]?.body).toEqual({
    identificadores: [identificadorOf(1)],
    campanhaId: null,
  })
})

const toReader = (identificador: string) => ({
  identificador,
  nome: 'Pessoa 1',
  canais: ['EMAIL' as const],
  motivo: '',
  variaveis: { nome: 'Pessoa', vaga: '', empresa: 'Aurora', link: 'http://localhost/empresa/aurora' },
})

test('the selected people leave as a file, whatever the filter shows now', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:planilha', revokeObjectURL: () => undefined })
  api.on('exportTalentos', () => fileReply('\uFEFFNome', 'text/csv'))
  const { host } = show(`${AT}?idiomas=Inglês`)
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (Excel em português)' }))
  await waitFor(() => expect(host.toasts[0]?.text).toBe('Arquivo exportado.'))
  expect(api.callsOf('exportTalentos')[0]?.body).toEqual({
    formato: 'csv',
    identificadores: [identificadorOf(1)],
    filtro: { idCampanha: null },
  })
})

test('J and K go through the people, X selects, Enter opens; with the person open they rest', async () => {
  const { host } = show()
  await screen.findByText('Pessoa 1')
  const user = userEvent.setup()
  await user.keyboard('jj')
  await user.keyboard('x')
  expect(screen.getByText('1 selecionado', { selector: 'span' })).toBeVisible()
  expect(screen.getByRole('row', { name: /Pessoa 2/ })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('k')
  await user.keyboard('{Enter}')
  expect(host.address).toContain(`talento=${identificadorOf(1)}`)
})
