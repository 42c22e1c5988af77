import { readFileSync } from 'node:fs'
import { keepSession } from '../support/api'
import { hold } from '../support/hold'
import { expect, test } from '../support/test'
import type { Escritorio } from './pessoas-data'
import { pessoasFound, enterPessoa, nomes, openEscritorio, sendPessoa } from './pessoas-data'

/** People come in: by hand, from a file, from automated origins; merges come apart (product 42, issue 5 line 7). */

let casa: Escritorio
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ product }) => {
  casa = await openEscritorio(product, 'entrada@seleta.local', 'Pessoa Atendente')
})
test.afterAll(() => casa.api.stop())
test.beforeEach(({ page }) => keepSession(page, casa.api))

const PDF = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
}

test('a person by hand, with a file; what is wrong stands at its field and nothing is lost', async ({
  page,
}) => {
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}`)
  await page.getByRole('button', { name: 'Adicionar pessoas' }).click()
  await page.getByRole('menuitem', { name: 'Cadastrar uma pessoa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cadastrar uma pessoa' })
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Rita Alves')
  await dialog.getByLabel('CPF').fill('111.111.111-11')
  await dialog.getByLabel('Currículo', { exact: true }).setInputFiles(PDF)
  await dialog.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(dialog.getByText('CPF inválido.')).toBeVisible()
  await expect(dialog.getByLabel('CPF')).toBeFocused()
  await expect(dialog.getByText('cv.pdf')).toBeVisible()
  await dialog.getByLabel('CPF').fill('529.982.247-25')
  await dialog.getByLabel('Telefone com DDD').fill('81988887766')
  await dialog.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('Rita Alves: cadastro feito.').first()).toBeVisible()
  await expect(nomes(page)).toHaveText(['Rita Alves'])
})

test('somebody known is told before saving, joined by phone, shown and taken apart', async ({ page }) => {
  await page.goto('/dashboard/cesto-de-talentos')
  await page.getByRole('button', { name: 'Adicionar pessoas' }).click()
  await page.getByRole('menuitem', { name: 'Cadastrar uma pessoa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cadastrar uma pessoa' })
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Rita A. Souza')
  await dialog.getByLabel('E-mail').fill('rita@example.com')
  await dialog.getByLabel('Telefone com DDD').fill('(81) 98888-7766')
  await expect(dialog.getByText(/Rita Alves.*já está na base \(mesmo telefone\)/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText(/já estava na base \(mesmo telefone\)/).first()).toBeVisible()
  await expect(nomes(page)).toHaveText(['Rita Alves'])

  await nomes(page).first().click()
  await page.getByRole('tab', { name: 'Notas e histórico' }).click()
  const unidos = page.getByRole('region', { name: 'Cadastros unidos' })
  await expect(unidos).toContainText('Rita A. Souza')
  await expect(unidos).toContainText('Trouxe: E-mail: rita@example.com')
  await unidos.getByRole('button', { name: 'Separar o cadastro de Rita A. Souza' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Separar cadastros' }).click()
  await expect(unidos.getByText('Separado')).toBeVisible()
  await page.getByRole('button', { name: 'Fechar', exact: true }).click()
  await expect(nomes(page)).toHaveCount(2)
})

test('a file: columns, a try, faults by row, import, and the way back', async ({ page }) => {
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}`)
  await page.getByRole('button', { name: 'Adicionar pessoas' }).click()
  await page.getByRole('menuitem', { name: 'Importar planilha (CSV)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar planilha' })
  const rows = Array.from(
    { length: 300 },
    (_, n) => `Pessoa ${n};pessoa${n}@import.example.com;Campinas - SP`,
  )
  const csv = `Pessoa;Contato digital;Cidade\n${rows.join('\n')}\nErrada;errada@;Atlântida\n`
  await dialog
    .getByLabel('Arquivo CSV')
    .setInputFiles({ name: 'feira.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByText('feira.csv')).toBeVisible()
  await expect(dialog.getByLabel('Cidade')).toHaveValue('2')
  await dialog.getByRole('button', { name: 'Conferir linhas' }).click()
  await expect(dialog.getByText('Diga qual coluna é o nome.')).toBeVisible()
  await dialog.getByLabel('Nome *').selectOption('Pessoa')
  await dialog.getByLabel('E-mail').selectOption('Contato digital')
  await dialog.getByRole('button', { name: 'Conferir linhas' }).click()
  await expect(dialog.getByRole('tab', { name: 'Com erro (1)' })).toBeVisible()
  await expect(dialog.getByText('Linha 302')).toBeVisible()
  await expect(dialog.getByText('E-mail: E-mail inválido.')).toBeVisible()
  await expect(dialog.getByText('Cidade: Cidade não encontrada.')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Baixar o que ficou de fora' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain('errada@')
  // A reload in the middle comes back to the same point.
  await page.reload()
  await dialog.getByRole('button', { name: 'Importar 300 pessoas' }).click()
  await expect(dialog.getByText('300 pessoas novas')).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(pessoasFound(page, '301 candidatos encontrados.')).toBeVisible()

  await page.getByRole('button', { name: 'Adicionar pessoas' }).click()
  await page.getByRole('menuitem', { name: 'Importar planilha (CSV)' }).click()
  // No button moves away under the hand when the rows come.
  const release = await hold(page, '**/importacoes/*/linhas?*')
  await dialog.getByRole('button', { name: 'Abrir a importação de feira.csv' }).click()
  const undo = dialog.getByRole('button', { name: 'Desfazer importação' })
  await expect(dialog.getByText('Carregando linhas')).toBeAttached()
  const place = await undo.boundingBox()
  release()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  expect(await undo.boundingBox()).toEqual(place)
  await undo.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer importação' }).click()
  await expect(dialog.getByText(/Importação desfeita: 300 de volta/)).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(pessoasFound(page, '1 candidato encontrado.')).toBeVisible()
})

test('an automated origin sends with the key of the company, until it is revoked in Configurações', async ({
  page,
  request,
}) => {
  await sendPessoa(request, casa, { nome: 'Téo Robô' })
  await page.goto(`/dashboard/candidatos-robo/${casa.campanhaId}`)
  await expect(nomes(page)).toHaveText(['Téo Robô'])
  await expect(page.getByRole('button', { name: 'Adicionar pessoas' })).toBeHidden()

  await page.goto('/dashboard/configuracoes')
  const section = page.getByRole('region', { name: 'Origens automáticas' })
  await section.getByRole('button', { name: 'Revogar chave' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar chave' }).click()
  await expect(section.getByText('Nenhuma chave criada.')).toBeVisible()
  await expect(sendPessoa(request, casa, { nome: 'Tarde Demais' })).rejects.toThrow('401')
})

test('an uploaded PDF opens beside the page, in the browser’s own reader @janela', async ({
  page,
  request,
}) => {
  const comPdf = await enterPessoa(request, casa, { nome: 'Com Pdf' }, PDF)
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}?talento=${comPdf}`)
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Abrir currículo' }).click(),
  ])
  await expect.poll(() => tab.url()).toMatch(/^blob:/)
})

test('a résumé: a page from the data, a DOCX to save, and words when it fails', async ({ page, request }) => {
  const docx = {
    ...PDF,
    name: 'cv.docx',
    buffer: Buffer.from('PK\u0003\u0004[Content_Types].xml word/document.xml'),
  }
  const comDocx = await enterPessoa(request, casa, { nome: 'Com Docx' }, docx)
  await page.goto(`/dashboard/candidatos/${casa.campanhaId}?talento=${comDocx}`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Arquivo enviado (DOCX)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Currículo Com Docx.docx')

  for (const [status, body, text] of [
    [
      404,
      '{"erro":{"codigo":"nao_encontrado","mensagem":"x","id":"1"}}',
      'Currículo indisponível: esta pessoa não tem currículo guardado.',
    ],
    [
      200,
      '<html>isto não é um PDF</html>',
      'Currículo indisponível: o arquivo guardado não é um PDF válido.',
    ],
    [503, '', 'Currículo indisponível. Tentar de novo.'],
  ] as const) {
    await page.route('**/download-curriculo', (route) =>
      route.fulfill({ status, body, contentType: status === 200 ? 'application/pdf' : 'application/json' }),
    )
    await page.getByRole('button', { name: 'Abrir currículo' }).click()
    await expect(page.getByRole('dialog').getByText(text)).toBeVisible()
    await page.unroute('**/download-curriculo')
  }
})
