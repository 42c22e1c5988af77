import { beSignedIn } from '../support/sign-in'
import { expect, test as base } from '../support/test'

/** Calls that nobody answers make the browser complain in the console. */
const test = base.extend({
  cleanConsole: async ({}, run) => {
    await run()
  },
})

test('what nobody answered while the server was away comes by itself when it is back', async ({
  page,
  context,
  product,
}) => {
  await beSignedIn(page)
  await page.goto('/dashboard/mensagens')
  const other = await context.newPage()
  await beSignedIn(other)
  await other.goto('/dashboard/configuracoes')
  await expect(other.getByRole('heading', { name: 'Configurações' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await product.restart(async () => {
    await page.getByRole('searchbox', { name: 'Pessoa ou campanha' }).fill('zzz')
    await expect(page.getByText('Sem conexão')).toBeVisible()
    await other.getByRole('link', { name: 'Cesta de Talentos' }).click()
    // Its own three tries are over by then.
    await expect(other.getByText('Esta área está indisponível no momento.')).toBeVisible()
    await expect(other.getByText('A lista de áreas não respondeu.')).toBeVisible()
  })
  await expect(page.getByText('Sem conexão')).toHaveCount(0)
  await expect(page.getByText('Nada encontrado para “zzz”')).toBeVisible()
  await expect(other.getByRole('checkbox', { name: /^Selecionar / }).first()).toBeVisible()
  await expect(other.getByText('A lista de áreas não respondeu.')).toHaveCount(0)
})
