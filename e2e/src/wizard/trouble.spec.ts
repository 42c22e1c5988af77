import type { Page } from '@playwright/test'
import { beSignedIn, signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import {
  campanhaIdOf,
  countInList,
  expectSaved,
  expectStep,
  fillLogin,
  fillNeeded,
  openNew,
  publish,
  save,
} from './wizard-steps'

/** What goes wrong around the wizard, and that nothing is lost by it: issue 4, product 21 and 22. */

const nome = (page: Page) => page.getByRole('textbox', { name: 'Nome da campanha' })

test('publishing stops at each of the five checks, in their order', async ({ page }) => {
  await beSignedIn(page)
  await openNew(page)
  await nome(page).fill('x')
  await save(page)
  const id = campanhaIdOf(page)
  await nome(page).fill('')
  const empresa = page.getByRole('textbox', { name: 'Nome da empresa ou do setor' })
  const responsavel = page.getByRole('textbox', { name: 'Nome', exact: true })
  // A new campaign has both filled in with the recruiter's own (audit W11).
  await empresa.fill('')
  await save(page)
  const at = (step: string) => page.goto(`/dashboard/${step}?campanha=${id}`)
  const expectRefusal = async (message: string) => {
    await at('publicar-campanha')
    await publish(page).click()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await at('nova-campanha/contato')
  await responsavel.fill('')
  await save(page)
  await expectRefusal('Erro: Preencha o nome da campanha')
  await at('nova-campanha/detalhes')
  await nome(page).fill('Cinco erros')
  await expectRefusal('Erro: Preencha o campo nome da empresa')
  await at('nova-campanha/detalhes')
  await empresa.fill('Aroeira')
  await expectRefusal('Erro: Selecione uma ou mais função da vaga')
  await at('nova-campanha/detalhes')
  await page.getByRole('combobox', { name: 'Funções da vaga' }).fill('atendente')
  await page.getByRole('option').first().click()
  await expectRefusal('Erro: Selecione uma ou mais cidades')
  await at('nova-campanha/localizacao')
  await page.getByRole('combobox', { name: 'Cidades da vaga' }).fill('campinas')
  await page.getByRole('option').first().click()
  await expectRefusal('Erro: Preencha o nome do responsavel pela campanha')
  await at('nova-campanha/contato')
  await responsavel.fill('Marina')
  await at('publicar-campanha')
  await publish(page).click()
  await expect(page.getByText('Campanha publicada com sucesso.')).toBeVisible()
})

test('a double click publishes one campaign', async ({ page }) => {
  await beSignedIn(page)
  await openNew(page)
  await fillNeeded(page, 'Clique duplo')
  await page.goto(`/dashboard/publicar-campanha?campanha=${campanhaIdOf(page)}`)
  await publish(page).dblclick()
  await expect(page.getByText('Campanha publicada com sucesso.')).toBeVisible()
  expect(await countInList(page, 'Clique duplo')).toBe(1)
})

/** The first publish is done by the server, and nobody hears of it. */
async function losePublish(page: Page): Promise<void> {
  let lost = 0
  await page.route('**/campanha/v1/campanhas', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
}

test('a publish whose answer was lost goes on as published, and made one campaign', async ({ page }) => {
  await beSignedIn(page)
  await openNew(page)
  await fillNeeded(page, 'Resposta perdida')
  await page.goto(`/dashboard/publicar-campanha?campanha=${campanhaIdOf(page)}`)
  await losePublish(page)
  await publish(page).click()
  await expect(page.getByText('Campanha publicada com sucesso.')).toBeVisible()
  expect(await countInList(page, 'Resposta perdida')).toBe(1)
})

test('a publish of which nobody tells is kept on screen, and its retry makes one campaign', async ({
  page,
}) => {
  await beSignedIn(page)
  await openNew(page)
  await fillNeeded(page, 'Ninguém sabe')
  const id = campanhaIdOf(page)
  await page.goto(`/dashboard/publicar-campanha?campanha=${id}`)
  await expect(publish(page)).toBeVisible()
  await losePublish(page)
  await page.route(`**/campanha/v1/campanhas/${id}`, (route) => route.abort('connectionreset'))
  await publish(page).click()
  const banner = page.getByRole('alert').filter({ hasText: 'Não soubemos se a campanha foi publicada.' })
  await expect(banner).toBeVisible()
  await page.unroute(`**/campanha/v1/campanhas/${id}`)
  await banner.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('Campanha publicada com sucesso.')).toBeVisible()
  expect(await countInList(page, 'Ninguém sabe')).toBe(1)
})

test('an api that is down while saving loses nothing', async ({ page }) => {
  await beSignedIn(page)
  await openNew(page)
  await page.route('**/campanha/v1/rascunhos**', (route) => route.fulfill({ status: 503, body: 'down' }))
  await nome(page).fill('Com a api fora')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText(/Não foi possível salvar\. Seus dados estão nesta tela\./)).toBeVisible()
  await page.unroute('**/campanha/v1/rascunhos**')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expectSaved(page)
  await page.reload()
  await expect(nome(page)).toHaveValue('Com a api fora')
})

test('what is written offline is saved when the connection is back', async ({ page, context }) => {
  await beSignedIn(page)
  await openNew(page)
  await nome(page).fill('Antes')
  await save(page)
  await context.setOffline(true)
  await nome(page).fill('Sem conexão')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText(/será salvo quando ela voltar/)).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page)
  await page.reload()
  await expect(nome(page)).toHaveValue('Sem conexão')
})

test('a session that dies in the middle of step 5 comes back to the same place with everything there', async ({
  page,
}) => {
  await signIn(page)
  await openNew(page)
  await nome(page).fill('Sessão morta')
  await save(page)
  await page.goto(`/dashboard/nova-campanha/questoes-provas?campanha=${campanhaIdOf(page)}`)
  await page.getByRole('button', { name: 'Adicionar pergunta de sim ou não' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Pergunta' }).fill('Tem CNH?')
  await page.getByRole('button', { name: 'Adicionar pergunta', exact: true }).click()
  await page.evaluate(() =>
    fetch('/usuario/v1/usuarios/logout', {
      method: 'POST',
      headers: { authorization: sessionStorage['authentication'] ?? localStorage['authentication'] },
    }),
  )
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await fillLogin(page)
  await expectStep(page, 'Perguntas eliminatórias')
  await expect(page.getByRole('heading', { name: 'Tem CNH?' })).toBeVisible()
  await expectSaved(page)
})

test('two tabs on one draft never overwrite each other silently', async ({ page, context }) => {
  await beSignedIn(page)
  await openNew(page)
  await nome(page).fill('Duas abas')
  await save(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await nome(other).fill('Da outra aba')
  await expectSaved(other)
  await nome(page).fill('Desta aba')
  const dialog = page.getByRole('alertdialog', { name: 'Esta campanha foi salva em outro lugar' })
  await expect(dialog).toBeVisible()
  await other.reload()
  await expect(nome(other)).toHaveValue('Da outra aba')
  await dialog.getByRole('button', { name: 'Ficar com a desta tela' }).click()
  await expectSaved(page)
  await other.reload()
  await expect(nome(other)).toHaveValue('Desta aba')
})

test('a draft written offline in a tab that was closed is offered when one comes back, and then saved', async ({
  page,
  context,
}) => {
  await beSignedIn(page)
  await openNew(page)
  await context.setOffline(true)
  await nome(page).fill('Fechada sem conexão')
  await expect(page.getByText(/Não foi possível salvar\. Seus dados estão nesta tela\./)).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const back = await context.newPage()
  await openNew(back)
  const banner = back.getByRole('alert').filter({ hasText: 'Há um rascunho guardado só neste navegador' })
  await expect(banner).toContainText('“Fechada sem conexão”')
  await banner.getByRole('button', { name: 'Continuar' }).click()
  await expect(nome(back)).toHaveValue('Fechada sem conexão')
  await expectSaved(back)
})

test('changes of a stored draft, made offline in a tab that was closed, go on in the next one', async ({
  page,
  context,
}) => {
  await beSignedIn(page)
  await openNew(page)
  await nome(page).fill('Antes')
  await save(page)
  const address = page.url()
  await context.setOffline(true)
  await nome(page).fill('Depois, sem conexão')
  await expect(page.getByText(/Não foi possível salvar\. Seus dados estão nesta tela\./)).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)

  const back = await context.newPage()
  await back.goto(address)
  await expect(nome(back)).toHaveValue('Depois, sem conexão')
  await expectSaved(back)
  await back.reload()
  await expect(nome(back)).toHaveValue('Depois, sem conexão')
})
