import type { Page } from '@playwright/test'
import type { Api } from '../support/api'
import { createEmpresa, keepSession } from '../support/api'
import { expect, test } from '../support/test'
import { publishCampanha } from './campanhas-data'

/** What can be done from the list, with the exact toasts: spec sections 2 and 7, product 15, 18, 19, 20. */

let api: Api
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ product }) => {
  api = await createEmpresa(product, 'acoes@seleta.local')
})
test.afterAll(() => api.stop())
test.beforeEach(({ page }) => keepSession(page, api))

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const row = (page: Page, nome: string) => page.getByRole('row').filter({ hasText: nome })

async function pick(page: Page, nome: string, action: string) {
  await page.getByRole('button', { name: `Mais ações de ${nome}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a company without campaigns is told so, in the sentences of the spec, and led to the first one', async ({
  page,
}) => {
  await page.goto('/dashboard/campanhas')
  await expect(page).toHaveURL(/\/dashboard\/campanha-nao-encontrada$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Nenhuma Campanha Encontrada' })).toBeVisible()
  await expect(page.getByText('Parece que você ainda não tem nenhuma campanha ativa!')).toBeVisible()
  await expect(page.getByText('Deseja criar uma nova Campanha?')).toBeVisible()
  await page.getByRole('link', { name: '+ Criar Nova Campanha' }).click()
  await expect(page).toHaveURL(/\/dashboard\/nova-campanha\/detalhes/)

  await publishCampanha(api, 'Pessoa Atendente')
  await page.goto('/dashboard/campanha-nao-encontrada')
  await expect(page).toHaveURL(/\/dashboard\/campanhas$/)
})

test('pause and resume, and the state on the row follows', async ({ page }) => {
  await page.goto('/dashboard/campanhas')
  await pick(page, 'Pessoa Atendente', 'Pausar campanha')
  await expect(toast(page, 'Campanha pausada.')).toBeVisible()
  await expect(row(page, 'Pessoa Atendente')).toContainText('Pausada')
  await pick(page, 'Pessoa Atendente', 'Retomar campanha')
  await expect(toast(page, 'Campanha retomada.')).toBeVisible()
  await expect(row(page, 'Pessoa Atendente')).toContainText('Publicada')
})

test('metrics, edit and duplicate open where they say', async ({ page }) => {
  await page.goto('/dashboard/campanhas')
  await pick(page, 'Pessoa Atendente', 'Analisar métricas')
  await expect(page).toHaveURL(/\/dashboard\/campanhas\/\d+\/metricas$/)
  await expect(page.getByRole('heading', { name: 'Ainda não há inscrições nesta campanha.' })).toBeVisible()
  await page.getByRole('link', { name: '← Campanhas' }).click()
  await pick(page, 'Pessoa Atendente', 'Editar')
  await expect(page).toHaveURL(/\/dashboard\/nova-campanha\/detalhes\?campanha=\d+/)
  await page.goto('/dashboard/campanhas')
  await pick(page, 'Pessoa Atendente', 'Duplicar')
  await expect(toast(page, 'Campanha duplicada como rascunho.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nome da campanha' })).toHaveValue(
    'Pessoa Atendente (cópia)',
  )
  await page.goto('/dashboard/campanhas?situacao=rascunho')
  await expect(row(page, 'Pessoa Atendente (cópia)')).toContainText('Rascunho')
})

test('a deleted campaign comes back by the page, by the toast, and by the list of deleted ones', async ({
  page,
}) => {
  await page.goto('/dashboard/campanhas?situacao=rascunho')
  const nome = 'Pessoa Atendente (cópia)'
  const question = page.getByRole('alertdialog', { name: `Excluir “${nome}”?` })

  await pick(page, nome, 'Excluir campanha')
  await expect(question).toContainText('Você pode restaurar em até 30 dias.')
  await expect(question.getByRole('button', { name: 'Manter campanha' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row(page, nome)).toBeVisible()

  await pick(page, nome, 'Excluir campanha')
  await question.getByRole('button', { name: 'Excluir campanha' }).click()
  await expect(toast(page, 'Campanha deletada.')).toBeVisible()
  await expect(row(page, nome)).toHaveCount(0)
  const notice = page.getByRole('status').filter({ hasText: `“${nome}” foi excluída.` })
  await expect(notice.getByRole('button', { name: 'Desfazer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Campanha restaurada.')).toBeVisible()
  await expect(row(page, nome)).toBeVisible()

  await pick(page, nome, 'Excluir campanha')
  await question.getByRole('button', { name: 'Excluir campanha' }).click()
  await expect(row(page, nome)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Campanhas excluídas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Campanhas excluídas' })
  await expect(dialog).toContainText(/pode voltar até \d\d\/\d\d\/\d{4}/)
  await dialog.getByRole('button', { name: `Restaurar ${nome}` }).click()
  await expect(dialog).toContainText('Nenhuma campanha foi excluída nos últimos 30 dias.')
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(row(page, nome)).toBeVisible()
})

test('the links of a selection are copied one per line; a clipboard that refuses shows them selected', async ({
  page,
  context,
}) => {
  const id = await publishCampanha(api, 'Pessoa Padeira')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard/campanhas?situacao=publicada')
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
  const bar = page.getByRole('region', { name: 'Campanhas selecionadas' })
  await expect(bar).toContainText('2 selecionadas')
  await bar.getByRole('button', { name: 'Copiar links' }).click()
  await expect(toast(page, 'copiado com sucesso')).toBeVisible()
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(copied).toHaveLength(2)
  expect(copied[1]).toMatch(new RegExp(`/campanha/${id}$`))

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copiar link de Pessoa Padeira' }).click()
  await expect(toast(page, 'erro ao copiar url')).toBeVisible()
  const field = page.getByRole('dialog', { name: 'Link da campanha' }).getByLabel('Copie este endereço')
  await expect(field).toBeFocused()
  const selected = await field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )
  expect(selected).toMatch(new RegExp(`/campanha/${id}$`))
})

test('ending asks what becomes of people who have not heard their outcome, and tells them when so decided', async ({
  page,
}) => {
  const id = await publishCampanha(api, 'Pessoa Torneira')
  await api.apply(id, 'Joana Prado')
  await page.goto('/dashboard/campanhas')
  await pick(page, 'Pessoa Torneira', 'Encerrar campanha')
  const question = page.getByRole('alertdialog', { name: 'Encerrar “Pessoa Torneira”?' })
  await expect(question).toContainText('1 pessoa candidata está nela.')
  await expect(question.getByRole('button', { name: 'Manter aberta' })).toBeFocused()
  await question.getByRole('button', { name: 'Encerrar e enviar mensagem' }).click()
  await expect(toast(page, 'Campanha Encerrada')).toBeVisible()
  await expect(row(page, 'Pessoa Torneira')).toContainText('Encerrada')
  const { data } = await api.call<{ data: { nome: string }[] }>('GET', '/talento/v1/mensagens?page=0&size=20')
  expect(JSON.stringify(data)).toContain('Joana Prado')
})

test('a selection is ended at once; what cannot be ended is not offered', async ({ page }) => {
  await page.goto('/dashboard/campanhas')
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa Torneira' }).check()
  const bar = page.getByRole('region', { name: 'Campanhas selecionadas' })
  await expect(bar.getByRole('button', { name: 'Encerrar' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa Padeira' }).check()
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa Atendente', exact: true }).check()
  await bar.getByRole('button', { name: 'Encerrar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Encerrar 2 campanhas?' })
  await question.getByRole('button', { name: 'Encerrar campanhas' }).click()
  await expect(toast(page, '2 campanhas encerradas.')).toBeVisible()
  await expect(row(page, 'Pessoa Padeira')).toContainText('Encerrada')
  await expect(bar).toContainText('1 selecionada')
})
