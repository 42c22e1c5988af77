import { demo, expect, test } from '../support/test'

/** Nobody is shown, nor asks for, what their role is refused: not while it is on its way either (decision 174). */

for (const papel of ['gestor', 'leitura'])
  test(`${papel}: signing in and coming back ask for nothing that is refused, and the menu loses no entry`, async ({
    page,
  }) => {
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url())
    })
    await page.addInitScript(watchMenu)
    await page.goto('/')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`${papel}@seleta.local`)
    await page.getByLabel('Senha', { exact: true }).fill(demo.senha)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Principal' })
    for (const address of ['/dashboard/campanhas', '/dashboard/campanhas', '/dashboard/configuracoes']) {
      await expect(menu.getByRole('link', { name: 'Campanhas', exact: true })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => window.menuLost)).toEqual([])
      await page.goto(address)
    }
    expect(refused).toEqual([])
  })

declare global {
  interface Window {
    menuLost: string[]
  }
}

/** Runs in the page before its own scripts: names entries of the menu that were drawn and have gone again. */
function watchMenu(): void {
  window.menuLost = []
  const drawn = new Set<string>()
  const look = () => {
    const there = [...document.querySelectorAll('.moldura-entrada, nav[aria-label="Principal"] a')].map(
      ({ textContent }) => textContent,
    )
    if (there.length > 0) {
      for (const label of drawn)
        if (!there.includes(label) && !window.menuLost.includes(label)) window.menuLost.push(label)
      for (const label of there) drawn.add(label)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
