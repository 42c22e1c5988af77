import type { Api } from '../support/api'
import { createEmpresa, keepSession } from '../support/api'
import { expect, test } from '../support/test'
import {
  column,
  createBoard,
  expectColumn,
  inviteUsuario,
  moveByApi,
  openBoard,
  punho,
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

  await punho(page, 'Ana Alves').click()
  await page.getByRole('menuitem', { name: /^Entrevistas/ }).click()
  await expectColumn(theirs, 'Entrevistas', ['Ana Alves'])

  await punho(theirs, 'Bia Braga').click()
  await theirs.getByRole('menuitem', { name: /^Finalistas/ }).click()
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

  await punho(page, 'Ana Alves').click()
  await page.getByRole('menuitem', { name: /^Entrevistas/ }).click()
  await expectColumn(theirs, 'Entrevistas', ['Ana Alves'])
  await punho(theirs, 'Ana Alves').click()
  await theirs.getByRole('menuitem', { name: /^Reprovados/ }).click()
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
