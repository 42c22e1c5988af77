import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyBuild, repository, startProduct } from '../support/product'
import { beSignedIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/** An area from another repository runs in the host: `npm run prove -- kit` has built it from the kit alone (decision 134). */
test('mfe-kanban, built outside the repository, is released and people are moved on its board', async ({
  browser,
}) => {
  const source = join(repository, '.cache/kit/mfe-kanban')
  const folder = copyBuild()
  const { releaseArea } = await import(join(repository, 'scripts/releases/release-area.mjs'))
  await releaseArea({ source, folder })
  const product = await startProduct({ staticFolder: folder })
  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const page = await context.newPage()
  await beSignedIn(page)
  await page.goto('/dashboard/campanhas?situacao=publicada')
  await page.getByRole('grid').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Seleção', exact: true }).click()
  const card = page
    .getByRole('region', { name: /^Triagem/ })
    .getByRole('link')
    .first()
  const nome = (await card.innerText()).trim()
  const { version } = JSON.parse(readFileSync(join(source, 'release.json'), 'utf8')) as { version: string }
  expect(
    await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('mfe_kanban_'))),
  ).toEqual([`mfe_kanban_${version}`])
  await page.getByRole('button', { name: `Mover ${nome}` }).click()
  await page.getByRole('menuitem', { name: 'Entrevistas' }).click()
  await expect(page.getByRole('region', { name: /^Entrevistas/ }).getByText(nome)).toBeVisible()
  await context.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})
