import type { Api } from '../support/api'
import { createEmpresa, keepSession } from '../support/api'
import { expect, test } from '../support/test'
import {
  column,
  createBoard,
  expectColumn,
  inviteUsuario,
  moveByApi,
  moveByMenu,
  openBoard,
  readBoard,
} from './board-data'

/** Two recruiters, two browsers, one board: product 46. */

let marina: Api
let rafael: Api
test.beforeAll(async ({ product }) => {
  marina = await createEmpresa(product, 'dupla@seleta.local')
  rafael = await inviteUsuario(product, marina, 'Rafael Tavares')
})
test.afterAll(async () => {
  await marina.stop()
  await rafael.stop()
})

test('each sees what the other does without reloading: moves, people who apply, stages', async ({
  page,
  browser,
  product,
}) => {
  const id = await createBoard(marina, 'Pessoa Dupla')
  await keepSession(page, marina)
  await openBoard(page, id)
  const other = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const theirs = await other.newPage()
  await keepSession(theirs, rafael)
  await openBoard(theirs, id)
  await expectColumn(theirs, 'Triagem', ['Caio Cruz', 'Bia Braga', 'Ana Alves'])

  await moveByMenu(page, 'Ana Alves', 'Entrevistas')
  await expectColumn(theirs, 'Entrevistas', ['Ana Alves'])

  await moveByMenu(theirs, 'Bia Braga', 'Finalistas')
  await expectColumn(page, 'Finalistas', ['Bia Braga'])

  await marina.apply(id, 'Davi Dias')
  await expectColumn(page, 'Triagem', ['Davi Dias', 'Caio Cruz'])
  await expectColumn(theirs, 'Triagem', ['Davi Dias', 'Caio Cruz'])

  await theirs.getByRole('button', { name: 'Editar etapa Questionário' }).click()
  await theirs.getByRole('textbox', { name: 'Nome da etapa' }).fill('Perguntas')
  await theirs.getByRole('button', { name: 'Salvar' }).click()
  await expect(column(page, 'Perguntas')).toBeVisible()
  await other.close()
})

test('when both move one person, the later move holds on both screens, and the earlier mover is told', async ({
  page,
  browser,
  product,
}) => {
  const id = await createBoard(marina, 'Pessoa Disputada', ['Ana Alves'])
  await keepSession(page, marina)
  await openBoard(page, id)
  const other = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const theirs = await other.newPage()
  await keepSession(theirs, rafael)
  await openBoard(theirs, id)

  await moveByMenu(page, 'Ana Alves', 'Entrevistas')
  await expectColumn(theirs, 'Entrevistas', ['Ana Alves'])
  await moveByMenu(theirs, 'Ana Alves', 'Reprovados')
  await expect(
    page.getByText('Rafael Tavares moveu Ana Alves para Reprovados depois de você.').first(),
  ).toBeVisible()
  await expectColumn(page, 'Reprovados', ['Ana Alves'])
  await expectColumn(theirs, 'Reprovados', ['Ana Alves'])
  // There is nothing of one's own left to take back.
  await expect(column(page, 'Entrevistas').getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  await other.close()
})

test('a board that lost its connection says so, and catches up when it is back', async ({
  page,
  product,
}) => {
  const id = await createBoard(marina, 'Pessoa Desligada')
  await keepSession(page, marina)
  await openBoard(page, id)
  await expectColumn(page, 'Triagem', ['Caio Cruz', 'Bia Braga', 'Ana Alves'])
  // The server goes away and comes back: the stream breaks, and what happened meanwhile is heard after it.
  await page.route('**/eventos**', (route) => route.abort())
  await product.restart()
  await expect(page.getByText('Sem atualizações ao vivo. Reconectando…')).toBeVisible()
  await moveByApi(rafael, id, 'Ana Alves', 'Contratados')
  await moveByApi(rafael, id, 'Bia Braga', 'Questionário')
  await expectColumn(page, 'Triagem', ['Caio Cruz', 'Bia Braga', 'Ana Alves'])
  await page.unroute('**/eventos**')
  await expectColumn(page, 'Contratados', ['Ana Alves'])
  await expectColumn(page, 'Questionário', ['Bia Braga'])
  await expect(page.getByText('Sem atualizações ao vivo. Reconectando…')).toHaveCount(0)
  expect((await readBoard(marina, id)).map(({ qtdTalentos }) => qtdTalentos)).toEqual([1, 1, 0, 0, 1, 0])
})

test('what a colleague has changed since is not taken back: the line goes away, and a late undo is told by whom', async ({
  page,
  browser,
  product,
}) => {
  const id = await createBoard(marina, 'Pessoa Ultrapassada')
  await keepSession(page, marina)
  await page.goto(`/dashboard/candidatos/${id}`)
  const other = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const theirs = await other.newPage()
  await keepSession(theirs, rafael)
  await openBoard(theirs, id)
  const list = page.getByRole('region', { name: 'Candidatos da campanha' })
  const reprovar = async (nome: string) => {
    await page.getByRole('button', { name: `Mover para etapa: ${nome}` }).click()
    await page.getByRole('menuitem', { name: /^Reprovados/ }).click()
    await page.getByRole('menuitem', { name: 'Enviar', exact: true }).click()
    await expect(list.getByText(`${nome} agora em Reprovados.`)).toBeVisible()
    await expectColumn(theirs, 'Reprovados', [nome])
  }

  await reprovar('Ana Alves')
  await moveByMenu(theirs, 'Ana Alves', 'Entrevistas')
  await expect(
    page.getByText('Rafael Tavares moveu Ana Alves para Entrevistas depois de você.').first(),
  ).toBeVisible()
  await expect(page.getByText('Ana Alves agora em Reprovados.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)

  // A page that hears nothing offers it still; the server does not do it.
  await page.route('**/eventos**', (route) => route.abort())
  await reprovar('Bia Braga')
  await moveByMenu(theirs, 'Bia Braga', 'Finalistas')
  await expectColumn(theirs, 'Finalistas', ['Bia Braga'])
  await list.getByText('Bia Braga agora em Reprovados.').click()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Rafael Tavares moveu Bia Braga para Finalistas agora.').first()).toBeVisible()
  await expect(page.getByText('Bia Braga agora em Reprovados.')).toHaveCount(0)
  await expectColumn(theirs, 'Finalistas', ['Bia Braga'])
  await other.close()
})
