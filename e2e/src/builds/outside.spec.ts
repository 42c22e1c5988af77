import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFirstBoard } from '../support/first-board'
import { withInstallation } from '../support/installation'
import { repository } from '../support/product'
import { expect, test } from '../support/test'

/** An area from another repository runs in the host: `npm run prove -- kit` has built it from the kit alone (decision 134). */
test('mfe-kanban, built outside the repository, is released and people are moved on its board', async ({
  browser,
}) => {
  const source = join(repository, '.cache/kit/mfe-kanban')
  await withInstallation({}, async (installation) => {
    installation.command('release', '--from', source)
    const page = await installation.openPage(browser)
    const card = await openFirstBoard(page)
    const nome = (await card.innerText()).trim()
    const { version } = JSON.parse(readFileSync(join(source, 'release.json'), 'utf8')) as { version: string }
    expect(
      await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('mfe_kanban_'))),
    ).toEqual([`mfe_kanban_${version}`])
    await page.getByRole('button', { name: `Mover ${nome}` }).click()
    await page.getByRole('menuitem', { name: 'Entrevistas' }).click()
    await page.getByRole('menuitem', { name: 'Não avisar' }).click()
    await expect(page.getByRole('region', { name: /^Entrevistas/ }).getByText(nome)).toBeVisible()
    await page.context().close()
  })
})
