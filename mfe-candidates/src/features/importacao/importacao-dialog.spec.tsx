import type { Importacao } from '@seleta/contract/importacoes'
import type { FakeApi } from '@seleta/testing/fake-api'
import { fileReply, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ImportacaoDialog } from './importacao-dialog'

const vazia = { lida: 0, nova: 0, unir: 0, erro: 0, criada: 0, unida: 0, desfeita: 0, mantida: 0 }
const build = (part: Partial<Importacao> = {}): Importacao => ({
  id: 5,
  arquivo: 'feira.csv',
  estado: 'lida',
  colunas: [
    { nome: 'Pessoa', exemplos: ['Ana', 'Beto'] },
    { nome: 'E-mail', exemplos: ['ana@x.com'] },
  ],
  mapeamento: { email: 1 },
  campanhaId: null,
  campanha: '',
  total: 3,
  processadas: 0,
  contagem: vazia,
  quem: 'Marina',
  criadaEm: '2026-11-20T12:00:00.000Z',
  ...part,
})

let api: FakeApi
let agora: Importacao
beforeEach(() => {
  agora = build()
  api = startFakeApi()
    .on('listImportacoes', () => ({ data: [] }))
    .on('getImportacao', () => ({ data: agora }))
    .on('listLinhasImportacao', ({ query }) => ({
      data: [
        {
          numero: 4,
          nome: 'Caio',
          situacao: query.situacao === 'parcial' ? 'nova' : (query.situacao ?? 'erro'),
          motivos: query.situacao === 'nova' ? {} : { email: 'E-mail inválido.' },
          identificador: null,
        },
      ],
      totalElements: 1,
      totalPages: 1,
    }))
})
afterEach(() => api.stop())

const onId = jest.fn()
const onClose = jest.fn()
const show = (id: number | null) =>
  renderInHost(<ImportacaoDialog id={id} campanhaId={null} onId={onId} onClose={onClose} />, {
    at: '/dashboard/cesto-de-talentos',
    path: '/dashboard/cesto-de-talentos',
  })

test('a file that cannot be read says why, and another may be chosen', async () => {
  api.on('createImportacao', () => refuse(422, 'x', { arquivo: 'O arquivo está vazio.' }))
  show(null)
  const user = userEvent.setup()
  await user.upload(screen.getByLabelText('Arquivo CSV'), new File(['x'], 'a.csv', { type: 'text/csv' }))
  expect(await screen.findByText('O arquivo está vazio.')).toBeVisible()
  api.on('createImportacao', () => ({ data: agora }))
  await user.upload(screen.getByLabelText('Arquivo CSV'), new File(['x'], 'a.csv', { type: 'text/csv' }))
  await screen.findByText('Escolher arquivo')
  expect(onId).toHaveBeenCalledWith(5)
})

test('columns are what was guessed, with examples; a missing one is told at its field', async () => {
  api.on('checkImportacao', () => refuse(422, 'Diga qual coluna é o nome.', { nome: 'Escolha a coluna.' }))
  show(5)
  const user = userEvent.setup()
  expect(await screen.findByLabelText('E-mail')).toHaveValue('1')
  expect(screen.getByText('Ex.: ana@x.com')).toBeVisible()
  expect(screen.getByText('Ficam de fora: Pessoa.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Conferir linhas' }))
  expect(await screen.findByText('Escolha a coluna.')).toBeVisible()

  agora = build({ estado: 'conferida', contagem: { ...vazia, nova: 2, erro: 1 } })
  api.on('checkImportacao', () => ({ data: agora }))
  await user.selectOptions(screen.getByLabelText(/^Nome/), 'Pessoa')
  await user.click(screen.getByRole('button', { name: 'Conferir linhas' }))
  expect(await screen.findByRole('button', { name: 'Importar 2 pessoas' })).toBeVisible()
  expect(api.callsOf('checkImportacao').at(-1)?.body).toEqual({
    mapeamento: { nome: 0, email: 1 },
    campanhaId: null,
  })
})

test('last names in a column of their own are shown as such, and may go there or stay out', async () => {
  agora = build({
    colunas: [
      { nome: 'Nome', exemplos: ['Maria'] },
      { nome: 'Apelido de família', exemplos: ['Souza'] },
      { nome: 'E-mail', exemplos: [] },
    ],
    mapeamento: { nome: 0, sobrenome: 1, email: 2 },
  })
  show(5)
  const user = userEvent.setup()
  expect(await screen.findByLabelText('Sobrenome')).toHaveValue('1')
  expect(screen.getByText('Ex.: Souza')).toBeVisible()
  expect(screen.queryByText(/Ficam de fora/)).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Sobrenome'), 'Não importar')
  expect(screen.getByText('Ficam de fora: Apelido de família.')).toBeVisible()
})

test('the try says row by row what is wrong, and the faulty rows can be saved', async () => {
  agora = build({ estado: 'conferida', contagem: { ...vazia, nova: 2, erro: 1 } })
  api.on('exportErrosImportacao', () => fileReply('x', 'text/csv'))
  show(5)
  expect(await screen.findByRole('tab', { name: 'Com erro (1)' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByText('Linha 4')).toBeVisible()
  expect(screen.getByText('E-mail: E-mail inválido.')).toBeVisible()
  expect(screen.queryByRole('tab', { name: /Já conhecidas/ })).not.toBeInTheDocument()
})

test('people who come in without a cell that could not be read are told, before and after', async () => {
  agora = build({ estado: 'conferida', contagem: { ...vazia, nova: 2 }, parciais: 1 })
  const { unmount } = show(5)
  expect(await screen.findByText(/Nada foi gravado/)).toHaveTextContent('1 entra sem o que não deu para ler.')
  expect(screen.getByRole('tab', { name: 'Incompletas (1)' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByText('E-mail: E-mail inválido.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Baixar o que ficou de fora' })).toBeVisible()
  unmount()
  agora = build({ estado: 'concluida', contagem: { ...vazia, criada: 4 }, parciais: 3 })
  show(5)
  expect(await screen.findByText(/pessoas novas/)).toHaveTextContent(
    '0 com erro. 3 entraram sem o que não deu para ler.',
  )
  expect(screen.getByRole('tab', { name: 'Incompletas (3)' })).toBeVisible()
})

test('when no row can come in, nothing can be imported', async () => {
  agora = build({ estado: 'conferida', contagem: { ...vazia, erro: 3 } })
  show(5)
  expect(await screen.findByText(/Nenhuma linha pode entrar assim/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Importar/ })).not.toBeInTheDocument()
})

test('progress is told in rows, of those that can come in', async () => {
  agora = build({
    estado: 'importando',
    total: 10,
    processadas: 4,
    contagem: { ...vazia, criada: 4, nova: 4, erro: 2 },
  })
  show(5)
  expect(await screen.findByText('4 de 8 linhas')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
})

test('a finished import tells its outcome and can be taken back after a question', async () => {
  agora = build({ estado: 'concluida', contagem: { ...vazia, criada: 2, unida: 1 } })
  const { host } = show(5)
  expect(await screen.findByText(/pessoas novas/)).toHaveTextContent(
    '2 pessoas novas, 1 unida a quem já estava na base, 0 com erro.',
  )
  api.on('undoImportacao', () => {
    agora = build({ estado: 'desfeita', contagem: { ...vazia, desfeita: 2, mantida: 1 } })
    return { data: agora }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer importação' }))
  expect(await screen.findByText(/^Importação desfeita/)).toHaveTextContent(
    '2 de volta ao que era, 1 ficou: veja por quê na lista.',
  )
  expect(host.questions[0]?.title).toBe('Desfazer a importação de “feira.csv”?')
})

test('an import that is gone says so, a failing server offers another try', async () => {
  api.on('getImportacao', () => refuse(404, 'Importação não encontrada.'))
  const { unmount } = show(5)
  expect(await screen.findByRole('heading', { name: 'Esta importação não existe mais.' })).toBeVisible()
  unmount()
  api.on('getImportacao', () => refuse(500))
  show(6)
  const alert = within(await screen.findByRole('alert', {}, { timeout: 5000 }))
  expect(alert.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})
