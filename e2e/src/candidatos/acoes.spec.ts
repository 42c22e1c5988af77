import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { publishCampanha } from '../campanhas/campanhas-data'
import { keepSession } from '../support/api'
import { expect, test } from '../support/test'
import type { Escritorio } from './pessoas-data'
import { pessoasFound, enterPessoa, nomes, openEscritorio } from './pessoas-data'

/** Acting on many people: product 37 and 52, issue 5 line 6. */

let casa: Escritorio
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ product, playwright }) => {
  casa = await openEscritorio(product, 'acoes-pessoas@seleta.local', 'Pessoa Atendente')
  const request = await playwright.request.newContext({ baseURL: product.url })
  for (const letter of 'abcdefghijk') await enterPessoa(request, casa, { nome: `Pessoa ${letter}` })
  await publishCampanha(casa.api, 'Segunda Campanha')
  await request.dispose()
})
test.afterAll(() => casa.api.stop())
test.beforeEach(({ page }) => keepSession(page, casa.api))

const bar = (page: Page) => page.getByRole('region', { name: 'Pessoas selecionadas' })
const select = (page: Page, nome: string) =>
  page
    .getByRole('row', { name: new RegExp(nome) })
    .getByRole('checkbox')
    .check()

async function selectThree(page: Page) {
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}?ordem=nome,asc`)
  await select(page, 'Pessoa a')
  await select(page, 'Pessoa b')
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(nomes(page).first()).toHaveText('Pessoa i')
  await select(page, 'Pessoa k')
  await expect(bar(page)).toContainText('3 selecionados')
}

test('a selection goes across pages, moves to a stage, and the toast names it and takes it back', async ({
  page,
}) => {
  await selectThree(page)
  await bar(page).getByRole('button', { name: 'Mover para etapa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /Entrevistas/ }).check()
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
  const toast = page.getByText('3 candidatos adicionados ao kanban. Etapa: Entrevistas.').first()
  await expect(toast).toBeVisible()
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}?ordem=nome,asc`)
  await expect(page.getByRole('row', { name: /Pessoa a/ })).toContainText('Entrevistas')
})

test('the undo of the toast brings everybody back', async ({ page }) => {
  await selectThree(page)
  await bar(page).getByRole('button', { name: 'Mover para etapa' }).click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /Finalistas/ })
    .check()
  await page.getByRole('dialog').getByRole('button', { name: 'Mover', exact: true }).click()
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect(page.getByText('3 mudanças desfeitas.').first()).toBeVisible()
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}?ordem=nome,asc`)
  await expect(page.getByRole('row', { name: /Pessoa a/ })).toContainText('Entrevistas')
})

test('people go to another campaign, with a word for each who was there already', async ({ page }) => {
  for (const text of ['Adição feita', 'Já estava lá']) {
    await page.goto('/dashboard/cesto-de-talentos?ordem=nome,asc')
    await select(page, 'Pessoa a')
    if (text === 'Já estava lá') await select(page, 'Pessoa b')
    await bar(page).getByRole('button', { name: 'Adicionar a uma campanha' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /Segunda Campanha/ }).check()
    await dialog.getByRole('radio', { name: /Triagem/ }).check()
    await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
    if (text === 'Adição feita')
      await expect(page.getByText('Candidato adicionado ao kanban. Etapa: Triagem.').first()).toBeVisible()
    else await expect(dialog.getByRole('list', { name: 'Resultado por pessoa' })).toContainText(text)
  }
})

test('the selected people leave as CSV and XLSX', async ({ page }) => {
  await selectThree(page)
  for (const [item, name] of [
    ['CSV (Excel em português)', 'candidatos.csv'],
    ['XLSX', 'candidatos.xlsx'],
  ] as const) {
    await bar(page).getByRole('button', { name: 'Exportar' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ])
    expect(file.suggestedFilename()).toBe(name)
    if (!name.endsWith('csv')) continue
    const text = readFileSync(await file.path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(4)
    expect(text.startsWith('\uFEFFNome;')).toBe(true)
  }
})

/** The product of these tests has no mail. */
const MAIL_IS_OFF = 'O envio de e-mails está desligado: 3 e-mails esperam na fila.'

test('a message waits in the outbox and can be taken back', async ({ page }) => {
  await selectThree(page)
  await bar(page).getByRole('button', { name: 'Mensagem' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('3 por e-mail')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Assunto' }).fill('Próximo passo')
  const texto = dialog.getByRole('textbox', { name: 'Mensagem' })
  await texto.fill('Olá, {{apelido}}')
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(dialog.getByText(/“\{\{apelido\}\}” não é uma variável/)).toBeVisible()
  await texto.fill('Olá, ')
  await dialog.getByRole('button', { name: 'Inserir: Primeiro nome' }).click()
  await page.keyboard.type('!')
  // A word is deleted as a whole, and comes back by its button.
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(texto).toHaveValue('Olá, ')
  await dialog.getByRole('button', { name: 'Inserir: Primeiro nome' }).click()
  await expect(dialog.getByRole('figure')).toContainText(/Próximo passoOlá, \w+$/)
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText(MAIL_IS_OFF).first()).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect(page.getByText('3 mensagens canceladas.').first()).toBeVisible()
  await expect(pessoasFound(page, '11 candidatos encontrados.')).toBeVisible()
})

test('a reason as long as one may be stays inside its half of the menu on the narrowest phone', async ({
  page,
}) => {
  const nome = 'Pretensão'.padEnd(40, 'o')
  await casa.api.call('POST', '/talento/v1/motivos', { nome })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}?ordem=nome,asc`)
  await page.getByRole('button', { name: /^Mover para etapa: Pessoa a/ }).click()
  await page.getByRole('menuitem', { name: /^Reprovados/ }).click()
  const motivo = page.getByRole('menuitemradio', { name: nome })
  await expect(motivo).toBeVisible()
  const { left, right, width, over } = await motivo.evaluate((item) => {
    const box = item.getBoundingClientRect()
    const menu = item.closest('[role="menu"]')?.getBoundingClientRect()
    return {
      left: box.left - (menu?.left ?? 0),
      right: (menu?.right ?? 0) - box.right,
      width: box.width / (menu?.width ?? 1),
      over: item.scrollWidth - item.clientWidth,
    }
  })
  expect({ left: left >= 0, right: right >= 0, over }).toEqual({ left: true, right: true, over: 0 })
  expect(width).toBeLessThanOrEqual(0.5)
})

test('an end of the board asks once why, and each of the moved has the reason', async ({ page }) => {
  await casa.api.call('POST', '/campanha/v1/kanban', {
    nome: 'Saíram',
    cor: '#8a6d3b',
    tipo: 'desistente',
    mensagemNotificacao: '',
    contato: { email: false, whatsapp: false, sms: false },
    campanhaId: casa.campanhaId,
  })
  await selectThree(page)
  await bar(page).getByRole('button', { name: 'Mover para etapa' }).click()
  const dialog = page.getByRole('dialog')
  const why = dialog.getByRole('radiogroup', { name: 'Motivo' })
  await dialog.getByRole('radio', { name: /Finalistas/ }).check()
  await expect(why).toBeHidden()
  await dialog.getByRole('radio', { name: 'Saíram' }).check()
  await why.getByRole('radio', { name: 'Pretensão', exact: true }).check()
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
  const toast = page.getByText('3 candidatos adicionados ao kanban. Etapa: Saíram.').first()
  await expect(toast).toBeVisible()
  const { data } = await casa.api.call<{ data: { id: number; nome: string }[] }>('GET', '/talento/v1/motivos')
  const id = data.find(({ nome }) => nome === 'Pretensão')?.id ?? 0
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}?situacao=desistente&motivo=${id}&ordem=nome,asc`)
  await expect(nomes(page)).toHaveText(['Pessoa a', 'Pessoa b', 'Pessoa k'])
  await expect(page.getByRole('row', { name: /Pessoa a/ })).toContainText('Desistência')
})
