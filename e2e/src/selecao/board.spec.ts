import { readFileSync } from 'node:fs'
import type { Api } from '../support/api'
import { createEmpresa, keepSession } from '../support/api'
import { expect, test } from '../support/test'
import { column, createBoard, expectColumn, moveByMenu, openBoard, punho, readBoard } from './board-data'

/** The board of the spec and its stages: spec sections 2, 4, 5, 7; product 45, 49, 50. */

let api: Api
let id: number
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ product }) => {
  api = await createEmpresa(product, 'board@seleta.local')
  id = await createBoard(api, 'Pessoa Atendente')
})
test.afterAll(() => api.stop())
test.beforeEach(async ({ page }) => {
  await keepSession(page, api)
  await openBoard(page, id)
})

test('shows campaign, total, stages in order with colour and count, and the placeholder column', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lista de Candidatos - #${id}`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`#${id} Pessoa Atendente`)
  await expect(page.getByRole('link', { name: '3 no quadro' })).toBeVisible()
  const board = page.getByRole('region', { name: 'Etapas da seleção' })
  await expect(board.getByRole('heading', { level: 3 })).toHaveText([
    'Triagem',
    'Questionário',
    'Entrevistas',
    'Finalistas',
    'Contratados',
    'Reprovados',
  ])
  await expectColumn(page, 'Triagem', ['Caio Cruz', 'Bia Braga', 'Ana Alves'])
  await expect(column(page, 'Triagem').getByText('Aberto HOJE')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Adicionar Kanban' })).toBeVisible()
})

test('a campaign that cannot be read is told, and its board stands (audit B7)', async ({ page }) => {
  await page.route(`**/campanha/v1/campanhas/${id}`, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await expect(page.getByText('Erro ao buscar informações da campanha').first()).toBeVisible({
    timeout: 20_000,
  })
  await expectColumn(page, 'Triagem', ['Caio Cruz', 'Bia Braga', 'Ana Alves'])
})

test('the menu of a stage has its entries and closes by a click outside and by Esc', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Opções da etapa Triagem' })
  const menu = page.getByRole('menu', { name: 'Opções da etapa Triagem' })
  await button.click()
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Exportar dados da etapa',
    'Editar mensagem de notificação',
    'Escrever para quem está na etapa',
    'Remover etapa',
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await page.mouse.click(700, 700)
  await expect(menu).toHaveCount(0)
})

test('a stage without its data is refused with the exact words; with them it stands before the hired', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Adicionar Kanban' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar Kanban' })
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(page.getByText('Erro: verifique os dados e tente novamente.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Nome da etapa' }).fill('Proposta')
  await dialog.getByRole('textbox', { name: 'Mensagem de notificação' }).fill('Parabéns, ')
  await dialog.getByRole('button', { name: 'Inserir: Primeiro nome' }).click()
  await expect(dialog.getByRole('figure')).toContainText(/Como Caio Cruz vai ler .*Parabéns, Caio/)
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(page.getByText('Kanban adicionado!').first()).toBeVisible()
  await expect(column(page, 'Proposta')).toBeVisible()
  const board = await readBoard(api, id)
  expect(board.find(({ nome }) => nome === 'Proposta')).toMatchObject({
    cor: '#000000',
    ordem: 5,
    mensagemNotificacao: 'Parabéns, {{nome}}',
  })
})

test('the notification is saved, and its message waits in the outbox when somebody enters', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Opções da etapa Entrevistas' }).click()
  await page.getByRole('menuitem', { name: 'Editar mensagem de notificação' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar etapa Entrevistas' })
  const mensagem = dialog.getByRole('textbox', { name: 'Mensagem de notificação' })
  await expect(mensagem).toBeFocused()
  await mensagem.fill('{{nome}}, vamos conversar sobre {{vaga}}?')
  await dialog.getByRole('checkbox', { name: 'WhatsApp' }).check()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Mensagem de notificação salva.').first()).toBeVisible()
  await moveByMenu(page, 'Bia Braga', 'Entrevistas')
  await expectColumn(page, 'Entrevistas', ['Bia Braga'])
  const mensagens = async () => {
    const { data } = await api.call<{ data: { canal: string; estado: string; corpo: string }[] }>(
      'GET',
      '/talento/v1/mensagens?page=0&size=20',
    )
    return data
      .filter(({ corpo }) => corpo.includes('vamos conversar'))
      .map(({ canal, estado, corpo }) => `${canal} ${estado} ${corpo}`)
      .toSorted()
  }
  // Who gave no telephone has no WhatsApp.
  await expect
    .poll(mensagens)
    .toEqual([
      'EMAIL pendente Bia, vamos conversar sobre Pessoa Atendente?',
      'WHATSAPP sem_canal Bia, vamos conversar sobre Pessoa Atendente?',
    ])
  await column(page, 'Entrevistas').getByRole('button', { name: 'Desfazer' }).click()
  await expectColumn(page, 'Triagem', ['Bia Braga', 'Caio Cruz', 'Ana Alves'])
  await expect
    .poll(mensagens)
    .toEqual([
      'EMAIL cancelada Bia, vamos conversar sobre Pessoa Atendente?',
      'WHATSAPP cancelada Bia, vamos conversar sobre Pessoa Atendente?',
    ])
})

test('a stage is renamed, recoloured and limited', async ({ page }) => {
  await page.getByRole('button', { name: 'Editar etapa Proposta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar etapa Proposta' })
  await dialog.getByRole('textbox', { name: 'Nome da etapa' }).fill('Oferta')
  await dialog.getByRole('radio', { name: 'Verde' }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Avisar quando alguém ficar mais de (dias)' }).fill('3')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(column(page, 'Oferta')).toBeVisible()
  const oferta = (await readBoard(api, id)).find(({ nome }) => nome === 'Oferta')
  expect(oferta).toMatchObject({ cor: '#1E6B34', limiteDias: 3 })
})

test('the filter narrows the board, stays after a reload, and the export brings what it shows', async ({
  page,
}) => {
  await page.getByRole('searchbox', { name: 'Filtrar por nome' }).fill('braga')
  await expect(page.getByText('1 com este filtro')).toBeVisible()
  await expectColumn(page, 'Triagem', ['Bia Braga'])
  await page.getByRole('button', { name: 'Opções da etapa Triagem' }).click()
  await page.getByRole('menuitem', { name: 'Exportar dados da etapa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exportar dados da etapa Triagem' })
  await expect(dialog.getByText('1 pessoa, como filtradas na tela.')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Exportar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Triagem.csv')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFNome;E-mail;')).toBe(true)
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain('Bia Braga;bia.braga@example.com;')
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expectColumn(page, 'Triagem', ['Bia Braga', 'Caio Cruz', 'Ana Alves'])

  await page.getByRole('button', { name: 'Filtros' }).click()
  const panel = page.getByRole('form', { name: 'Filtros' })
  await panel.getByRole('button', { name: 'Espera' }).click()
  await panel.getByRole('checkbox', { name: 'Na etapa além do limite dela' }).check()
  await panel.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/espera=parada/)
  await page.reload()
  await expect(page.getByText('0 com este filtro')).toBeVisible()
})

test('removing a stage with people asks where they go, and can be undone', async ({ page }) => {
  await page.getByRole('button', { name: 'Opções da etapa Triagem' }).click()
  await page.getByRole('menuitem', { name: 'Remover etapa' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remover a etapa “Triagem”?' })
  await dialog.getByLabel('Mover as 3 pessoas para:').click()
  await page.getByRole('option', { name: 'Finalistas' }).click()
  await dialog.getByRole('button', { name: 'Remover etapa' }).click()
  await expect(column(page, 'Triagem')).toHaveCount(0)
  await expect(column(page, 'Finalistas').getByRole('listitem')).toHaveCount(3)
  const note = page.getByRole('status').filter({ hasText: 'Etapa “Triagem” removida.' })
  await note.getByRole('button', { name: 'Desfazer' }).first().click()
  await expectColumn(page, 'Triagem', ['Bia Braga', 'Caio Cruz', 'Ana Alves'])
  await expect(column(page, 'Finalistas').getByRole('listitem')).toHaveCount(0)
})

test('nobody is mailed whom no screen announced; «Não avisar», «Não enviar» and «Desfazer» leave nothing to send', async ({
  page,
}) => {
  const campanha = await createBoard(api, 'Pessoa Avisada', [
    'Ana Alves',
    'Bia Braga',
    'Caio Cruz',
    'Davi Dias',
  ])
  await openBoard(page, campanha)
  await punho(page, 'Ana Alves').click()
  await page.getByRole('menuitem', { name: /^Reprovados/ }).click()
  const question = page.getByRole('menu', { name: 'Mover Ana Alves para Reprovados' })
  await expect(question).toContainText(
    '1 e-mail: “Olá, Ana! Agradecemos seu interesse na vaga Pessoa Avisada.',
  )
  await expect(question).toContainText('O envio de e-mails está desligado: esperam na fila.')
  await expect(question.getByRole('menuitem', { name: 'Enviar', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    column(page, 'Reprovados').getByText(
      'Ana Alves agora em Reprovados. O envio de e-mails está desligado: o e-mail espera na fila.',
    ),
  ).toBeVisible()

  await moveByMenu(page, 'Bia Braga', 'Reprovados', 'Não avisar')
  await expect(column(page, 'Reprovados').getByText('Bia Braga agora em Reprovados.')).toBeVisible()
  await moveByMenu(page, 'Caio Cruz', 'Reprovados')
  await column(page, 'Reprovados').getByRole('button', { name: 'Não enviar' }).click()
  await expect(
    column(page, 'Reprovados').getByText('Caio Cruz agora em Reprovados. A mensagem não sai.'),
  ).toBeVisible()
  await moveByMenu(page, 'Davi Dias', 'Finalistas')
  await expect(column(page, 'Finalistas').getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expectColumn(page, 'Triagem', ['Davi Dias'])

  const readWaiting = async () => {
    const { data } = await api.call<{
      data: { estado: string; corpo: string; campanha: { id: number }; talento: { nome: string } }[]
    }>('GET', '/talento/v1/mensagens?page=0&size=100')
    const waiting = data.filter(
      ({ campanha: of, estado, corpo }) =>
        of.id === campanha && estado === 'pendente' && !corpo.includes('Recebemos sua inscrição'),
    )
    return waiting.map(({ talento }) => talento.nome)
  }
  // The card goes back on the screen before the server has answered.
  await expect.poll(readWaiting).toEqual(['Ana Alves'])
})
