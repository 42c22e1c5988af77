import { heldReply, offline, refuse } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WizardApi } from '../../testing/wizard-api'
import { buildPublicavel, forgetWizard, openPage, startWizardApi } from '../../testing/wizard-api'

const antes = '<p>Texto de antes</p>'
const gerado = '<p><strong>Sobre a vaga</strong></p><p>Texto gerado.</p>'

let api: WizardApi
beforeEach(() => {
  const campanha = buildPublicavel()
  api = startWizardApi()
  api.stored.set(7, { ...campanha, vaga: { ...campanha.vaga, descricao: antes } })
  api.on('askOpenai', () => ({ data: gerado, autor: 'seleta' as const }))
})
afterEach(() => {
  forgetWizard()
  api.stop()
})

const editor = () => screen.findByRole('textbox', { name: 'Texto da vaga' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the generated text', () => {
  test('is typed, announced at its start and end, and takes the place of the former one', async () => {
    const { host } = openPage('resumo-da-vaga', 7)
    expect(await editor()).toHaveTextContent('Texto de antes')
    await press('Gerar com IA')
    expect(await editor()).toHaveTextContent('Texto gerado.')
    expect(host.announcements).toEqual(
      expect.arrayContaining(['Gerando descrição.', 'Descrição pronta, 25 caracteres.']),
    )
    expect(screen.getByText(/Escrito pelo redator da Seleta/)).toBeVisible()
    expect(api.callsOf('askOpenai')[0]?.body).toMatchObject({
      tipoRetorno: 'HTML',
      descricao: expect.stringContaining('Função: Auxiliar de Logística'),
    })
  })

  test('can be taken back', async () => {
    openPage('resumo-da-vaga', 7)
    await press('Gerar com IA')
    await press('Mostrar tudo')
    expect(await editor()).toHaveTextContent('Texto gerado.')
    await press('Desfazer geração')
    await waitFor(async () => expect(await editor()).toHaveTextContent(/^Texto de antes$/))
  })

  test('is finished by any key', async () => {
    api.on('askOpenai', () => ({ data: `<p>${'palavra '.repeat(400)}</p>`, autor: 'ia' as const }))
    openPage('resumo-da-vaga', 7)
    await press('Gerar com IA')
    await screen.findByRole('button', { name: 'Mostrar tudo' })
    await userEvent.keyboard('x')
    expect((await editor()).textContent).toHaveLength('palavra '.repeat(400).length - 1)
    expect(screen.getByText(/Escrito por um modelo de IA/)).toBeVisible()
  })

  test('is finished by a press in the text (audit W12)', async () => {
    api.on('askOpenai', () => ({ data: `<p>${'palavra '.repeat(400)}</p>`, autor: 'ia' as const }))
    openPage('resumo-da-vaga', 7)
    await press('Gerar com IA')
    await screen.findByRole('button', { name: 'Mostrar tudo' })
    const text = await screen.findByText(/^palavra/)
    // Pressed and not let go: the place under the mouse changes with every letter.
    await userEvent.pointer({ keys: '[MouseLeft>]', target: text })
    expect((await editor()).textContent).toHaveLength('palavra '.repeat(400).length - 1)
  })

  test('that is stopped says that it is not whole', async () => {
    api.on('askOpenai', () => ({ data: `<p>${'palavra '.repeat(400)}</p>`, autor: 'ia' as const }))
    openPage('resumo-da-vaga', 7)
    await press('Gerar com IA')
    await screen.findByRole('button', { name: 'Mostrar tudo' })
    await press('Parar')
    expect(await screen.findByText(/o texto está incompleto/)).toBeVisible()
  })

  test('that fails leaves the text as it was', async () => {
    api.on('askOpenai', () => refuse(502))
    const { host } = openPage('resumo-da-vaga', 7)
    await press('Gerar com IA')
    await waitFor(() => expect(host.toasts).toEqual([{ text: 'Erro ao buscar resposta ia', tone: 'error' }]))
    expect(await editor()).toHaveTextContent('Texto de antes')
  })

  test('can be given up while it is asked for', async () => {
    const held = heldReply<{ data: string; autor: 'ia' }>()
    api.on('askOpenai', () => held.reply)
    const { host } = openPage('resumo-da-vaga', 7)
    await press('Gerar com IA')
    await press('Parar')
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    held.release({ data: gerado, autor: 'ia' })
    expect(host.toasts).toEqual([])
    expect(await editor()).toHaveTextContent('Texto de antes')
  })
})

describe('templates', () => {
  test('the standard one has its six sections, and «Desfazer» brings the text back', async () => {
    openPage('resumo-da-vaga', 7)
    await press('Modelo padrão')
    expect(await editor()).toHaveTextContent(/Sobre a empresa.*Processo/)
    expect(screen.getByText('O modelo padrão tomou o lugar do texto anterior.')).toBeVisible()
    await press('Desfazer')
    await waitFor(async () => expect(await editor()).toHaveTextContent(/^Texto de antes$/))
  })

  test('are saved under a name', async () => {
    api.on('createVagaModelo', ({ body }) => ({ data: { id: 3, ...body } }))
    const { host } = openPage('resumo-da-vaga', 7)
    await editor()
    await press('Salvar modelo')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar modelo' }))
    expect(dialog.getByText('Informe o nome do modelo.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome do modelo' }), 'Operação')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar modelo' }))
    await waitFor(() => expect(host.toasts).toEqual([{ text: 'Modelo salvo.', tone: 'success' }]))
    expect(api.callsOf('createVagaModelo')[0]?.body).toEqual({ nome: 'Operação', descricao: antes })
  })

  test('are picked, renamed and deleted', async () => {
    api
      .on('listVagaModelos', () => ({ data: [{ id: 3, nome: 'Operação', descricao: '<p>Do modelo</p>' }] }))
      .on('updateVagaModelo', ({ body }) => ({ data: { id: 3, ...body } }))
      .on('deleteVagaModelo', () => undefined)
    const { host } = openPage('resumo-da-vaga', 7)
    await userEvent.click(await screen.findByRole('combobox', { name: 'Modelo' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Operação' }))
    expect(await editor()).toHaveTextContent('Do modelo')
    await press('Renomear')
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome do modelo' }), ' noturna')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Renomear' }))
    await waitFor(() =>
      expect(api.callsOf('updateVagaModelo')[0]?.body).toEqual({
        nome: 'Operação noturna',
        descricao: '<p>Do modelo</p>',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await press('Excluir')
    await waitFor(() => expect(api.callsOf('deleteVagaModelo')).toHaveLength(1))
    expect(host.questions[0]?.title).toBe('Excluir o modelo “Operação”?')
  })
})

test('another template takes the place of the picked one, and «Desfazer» brings both back (audit W9)', async () => {
  api.on('listVagaModelos', () => ({
    data: [
      { id: 3, nome: 'Operação', descricao: '<p>De operação</p>' },
      { id: 4, nome: 'Vendas', descricao: '<p>De vendas</p>' },
    ],
  }))
  openPage('resumo-da-vaga', 7)
  for (const nome of ['Operação', 'Vendas']) {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Modelo' }))
    await userEvent.click(await screen.findByRole('option', { name: nome }))
  }
  expect(await editor()).toHaveTextContent('De vendas')
  await press('Desfazer')
  expect(await editor()).toHaveTextContent('De operação')
  expect(screen.getByRole('button', { name: 'Operação' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Vendas' })).not.toBeInTheDocument()
})

test('a name that another template has is said at the field (audit W9)', async () => {
  const inUse = 'Já existe um modelo com este nome.'
  api.on('createVagaModelo', () => refuse(422, inUse, { nome: inUse }))
  openPage('resumo-da-vaga', 7)
  await editor()
  await press('Salvar modelo')
  const dialog = within(screen.getByRole('dialog'))
  const nome = dialog.getByRole('textbox', { name: 'Nome do modelo' })
  await userEvent.type(nome, 'Operação')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar modelo' }))
  await waitFor(() => expect(nome).toBeInvalid())
  expect(nome).toHaveAccessibleDescription(inUse)
  await userEvent.type(nome, ' 2')
  expect(nome).toBeValid()
})

test('a template whose answer was lost is the same one when it is saved again', async () => {
  api.on('createVagaModelo', () => offline())
  const { host } = openPage('resumo-da-vaga', 7)
  await editor()
  await press('Salvar modelo')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nome do modelo' }), 'Operação')
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Salvar modelo' }))
  await save()
  expect(await dialog.findByText(/Sem conexão/)).toBeVisible()
  api.on('createVagaModelo', ({ body }) => ({ data: { id: 3, ...body } }))
  await save()
  await waitFor(() => expect(host.toasts).toEqual([{ text: 'Modelo salvo.', tone: 'success' }]))
  const [first, again] = api.callsOf('createVagaModelo').map(({ headers }) => headers['idempotency-key'])
  expect(first).toBeTruthy()
  expect(again).toBe(first)
})

test('the head shows the vaga as it is given so far', async () => {
  openPage('resumo-da-vaga', 7)
  const head = within(await screen.findByRole('region', { name: 'Prévia do cabeçalho' }))
  expect(head.getByRole('heading', { name: 'Auxiliar de Logística' })).toBeVisible()
  expect(head.getByText('São Paulo – SP')).toBeVisible()
  expect(head.getAllByText('não informado')).toHaveLength(3)
})
