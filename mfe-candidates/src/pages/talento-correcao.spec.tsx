import { beginSession, endSession } from '@seleta/api-client'
import type { Correcao } from '@seleta/contract/correcao'
import { identificadorOf } from '@seleta/testing/builders'
import { offline, refuse, type FakeApi } from '@seleta/testing/fake-api'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GESTOR } from '../testing/gestor'
import { openTalento, startTalentoApi, stopTalentoApi } from '../testing/talento-panel'

/** Correcting and erasing a person from their detail: product 92. */

const CORRECAO: Correcao = {
  versao: 'v1',
  nome: 'Pessoa 1',
  email: 'p1@exemplo.test',
  telefone: '11988887777',
  cpf: '•••.•••.•••-25',
  nascimento: '1990-05-17',
  cidade: { id: 3_550_308, nome: 'São Paulo', uf: 'SP' },
  formacao: 'Ensino Médio',
  experiencia: null,
  idiomas: ['Inglês'],
  habilidades: ['Excel'],
  sobre: '',
  cnh: 'B',
  pretensao: '2500',
}

let api: FakeApi
beforeEach(() => {
  api = startTalentoApi().on('getCorrecao', () => ({ data: CORRECAO }))
})
afterEach(() => stopTalentoApi(api))

const open = async () => {
  const { host, unmount } = openTalento(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Corrigir dados' }))
  const nome = await screen.findByRole('textbox', { name: /^Nome/ })
  return { host, unmount, nome, form: within(screen.getByRole('dialog', { name: 'Corrigir dados' })) }
}

test('a correction begins with what is on record, leaves the CPF alone, and can be taken back', async () => {
  const ate = new Date(Date.now() + 120_000).toISOString()
  api
    .on('saveCorrecao', () => ({ data: { id: 9, campos: ['Nome'], ate } }))
    .on('undoCorrecao', ({ params }) => ({
      data: { identificador: identificadorOf(1), nome: `Pessoa ${params.id}` },
    }))
  const { host, nome, form } = await open()
  expect(form.getByRole('textbox', { name: 'Telefone com DDD' })).toHaveValue('(11) 98888-7777')
  expect(form.getByText(/No cadastro: •••.•••.•••-25/)).toBeVisible()
  await userEvent.clear(nome)
  await userEvent.type(nome, 'Pessoa Um')
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(host.toasts[0]?.text).toBe('Dados de Pessoa Um corrigidos: Nome.'))
  expect(api.callsOf('saveCorrecao')[0]?.body).toMatchObject({
    versao: 'v1',
    nome: 'Pessoa Um',
    cpf: null,
    nascimento: '1990-05-17',
    cidadeId: 3_550_308,
  })
  act(() => host.toasts[0]?.action?.run())
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Correção desfeita. Pessoa 9 está como antes.'))
})

test.each([
  [
    'can be taken back, as it could after its answer',
    { id: 9, ate: () => new Date(Date.now() + 90_000).toISOString() },
  ],
  ['is told as made, where it can be taken back no more', { id: null, ate: () => null }],
])('a correction whose answer was lost is saved again as the same one, and %s', async (_, { id, ate }) => {
  api.on('saveCorrecao', () => offline())
  const { host, nome, form } = await open()
  await userEvent.clear(nome)
  await userEvent.type(nome, 'Pessoa Um')
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  expect(await form.findByText(/Sem conexão/)).toBeVisible()
  api.on('saveCorrecao', () => ({ data: { id, campos: ['Nome'], ate: ate() } }))
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Dados de Pessoa Um corrigidos: Nome.'))
  expect(host.toasts.at(-1)?.action?.label).toBe(id === null ? undefined : 'Desfazer')
  const [first, again] = api.callsOf('saveCorrecao').map(({ headers }) => headers['idempotency-key'])
  expect(first).toBeTruthy()
  expect(again).toBe(first)
})

const RUI = 'Rui corrigiu o cadastro de Pessoa 1 agora.'
/** What a colleague saves while a form is open. */
const MEANWHILE: Correcao = {
  ...CORRECAO,
  versao: 'v2',
  telefone: '21977776666',
  cpf: '•••.•••.•••-40',
  cidade: { id: 2_611_606, nome: 'Recife', uf: 'PE' },
  experiencia: 'UM_A_DOIS_ANOS',
  idiomas: ['Inglês', 'Italiano'],
  habilidades: ['Excel', 'Libras'],
}
const refuseMeanwhile = () => {
  api.on('saveCorrecao', () => {
    api.on('getCorrecao', () => ({ data: MEANWHILE }))
    return refuse(409, RUI)
  })
}

test('who comes after a colleague reads who it was, and saves what they typed with what the colleague saved', async () => {
  refuseMeanwhile()
  const { form } = await open()
  const sobre = form.getByRole('textbox', { name: 'Sobre a pessoa' })
  await userEvent.type(sobre, 'Calma')
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  expect(await form.findByText(new RegExp(RUI))).toBeVisible()
  expect(await form.findByText('Italiano')).toBeVisible()
  expect(sobre).toHaveValue('Calma')
  expect(form.queryByText(/No cadastro agora/)).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Salvar assim mesmo' }))
  await waitFor(() => expect(api.callsOf('saveCorrecao')).toHaveLength(2))
  expect(api.callsOf('saveCorrecao')[1]?.body).toMatchObject({
    versao: 'v2',
    telefone: '(21) 97777-6666',
    cpf: null,
    cidadeId: 2_611_606,
    experiencia: 'UM_A_DOIS_ANOS',
    idiomas: ['Inglês', 'Italiano'],
    habilidades: ['Excel', 'Libras'],
    sobre: 'Calma',
  })
})

test('what both changed stays as it was typed, and what is on record is said at each field', async () => {
  refuseMeanwhile()
  const { form } = await open()
  for (const name of ['Cidade', 'Idiomas'])
    await userEvent.type(form.getByRole('combobox', { name }), '{Backspace}')
  await userEvent.click(form.getByRole('button', { name: 'Remover Excel' }))
  await userEvent.selectOptions(form.getByRole('combobox', { name: /experiência/i }), 'Mais de 5 anos')
  await userEvent.clear(form.getByRole('textbox', { name: 'Telefone com DDD' }))
  await userEvent.type(form.getByRole('textbox', { name: 'CPF' }), '52998224725')
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  const told = ['Recife – PE', 'Inglês, Italiano', 'Excel, Libras', '1 a 2 anos', '(21) 97777-6666']
  for (const words of [...told, MEANWHILE.cpf])
    expect(await form.findByText(`No cadastro agora: ${words}`, { exact: false })).toBeVisible()
  await userEvent.click(form.getByRole('button', { name: 'Salvar assim mesmo' }))
  await waitFor(() => expect(api.callsOf('saveCorrecao')).toHaveLength(2))
  expect(api.callsOf('saveCorrecao')[1]?.body).toMatchObject({
    versao: 'v2',
    telefone: '',
    cpf: '529.982.247-25',
    cidadeId: null,
    experiencia: 'MAIS_CINCO_ANOS',
    idiomas: [],
    habilidades: [],
  })
})

test('a correction that was begun is there again after the session ended, over nobody’s later one, and is gone once saved', async () => {
  beginSession('a-sessao-da-rita', false, 7)
  const first = await open()
  await userEvent.type(first.nome, ' Lima')
  act(() => endSession('expired'))
  first.unmount()
  beginSession('outra-da-rita', false, 7)
  const now = { ...CORRECAO, versao: 'v2', nome: 'Pessoa Um', email: 'novo@exemplo.test' }
  api.on('getCorrecao', () => ({ data: now }))
  const again = await open()
  expect(again.nome).toHaveValue('Pessoa 1 Lima')
  api.on('saveCorrecao', ({ body }) =>
    body.versao === 'v2' ? { data: { id: null, campos: [], ate: null } } : refuse(409, 'Rui corrigiu agora.'),
  )
  await userEvent.click(again.form.getByRole('button', { name: 'Salvar' }))
  expect(await again.form.findByText('No cadastro agora: Pessoa Um')).toBeVisible()
  expect(again.form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('novo@exemplo.test')
  expect(again.nome).toHaveValue('Pessoa 1 Lima')
  await userEvent.click(again.form.getByRole('button', { name: 'Salvar assim mesmo' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Corrigir dados' })).toBeNull())
  again.unmount()
  expect((await open()).nome).toHaveValue('Pessoa Um')
})

test('a correction that was given up is not there again', async () => {
  const { nome, form, unmount } = await open()
  await userEvent.type(nome, ' Lima')
  await userEvent.click(form.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Corrigir dados' })).toBeNull())
  unmount()
  expect((await open()).nome).toHaveValue('Pessoa 1')
})

test('erasing names what goes and that nothing brings it back, then closes the detail', async () => {
  const counts = { inscricoes: 2, arquivos: 1, mensagens: 3, notas: 0, avaliacoes: 3 }
  const parts = { nome: 'Pessoa 1', ...counts, isGuardada: false }
  api.on('getApagamento', () => ({ data: parts })).on('deleteTalento', () => undefined)
  const { host } = openTalento(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Apagar pessoa' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Apagar Pessoa 1?' }))
  expect(
    asked.getByText(
      'Vai embora: o cadastro, 2 inscrições, 1 arquivo, 3 mensagens e 3 avaliações. Isto não pode ser desfeito.',
    ),
  ).toBeVisible()
  expect(asked.getByRole('button', { name: 'Manter' })).toHaveFocus()
  await userEvent.click(asked.getByRole('button', { name: 'Apagar para sempre' }))
  await waitFor(() => expect(host.address).not.toContain('talento='))
  expect(host.toasts[0]?.text).toBe('Pessoa apagada. Nada dela ficou na base.')
})

test('a recruiter who may not erase reads who can help', async () => {
  api.on('getUsuario', () => ({
    data: {
      ...GESTOR,
      papel: 'RECRUTADOR' as const,
      recusadas: ['getApagamento', 'deleteTalento'],
      sigilos: [],
    },
  }))
  openTalento(1)
  expect(
    await screen.findByText('Só um administrador apaga uma pessoa. Peça a um administrador: Ana.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Apagar pessoa' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Corrigir dados' })).toBeVisible()
})
