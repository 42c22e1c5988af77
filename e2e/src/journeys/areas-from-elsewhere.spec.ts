import { go } from '../support/area-faults'
import type { AreaOrigin } from '../support/area-origin'
import { serveArea } from '../support/area-origin'
import type { Installation } from '../support/installation'
import { startInstallation } from '../support/installation'
import { startArea } from '../support/outside-area'
import { beSignedIn } from '../support/sign-in'
import { expect, test as base } from '../support/test'

/** Areas that this repository does not build, or that another origin serves: decisions 134 and 148. */

/** An origin that is gone makes the browser complain in the console; the policy must hold all the same. */
const test = base.extend({
  cleanConsole: async ({}, run) => {
    await run()
  },
})

test.describe('of areas from elsewhere', () => {
  let installation: Installation
  let origin: AreaOrigin

  test.beforeAll(async () => {
    installation = await startInstallation({
      env: async (folder) => {
        origin = await serveArea(folder, 'mfe-kanban', '10ca10ca10ca')
        return { AREA_ORIGINS: origin.origin }
      },
    })
  })
  test.afterAll(async () => {
    await origin.close()
    await installation.stop()
  })

  test('a sixth one, of another repository, brings page and menu entry into open tabs; its next release, another page; and it is taken off whole', async ({
    browser,
  }) => {
    const page = await installation.openPage(browser, { isClockOwn: true })
    await page.goto('/dashboard/cesto-de-talentos')
    const host = page.locator('script[src*="/assets/main."]')
    const former = await host.getAttribute('src')
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await expect(menu).toBeVisible()
    const agenda = startArea('mfe-agenda')
    const [dia, semana] = [
      { id: 'dia', path: '/dashboard/agenda', title: 'Agenda' },
      { id: 'semana', path: '/dashboard/agenda/semana', title: 'Semana da agenda' },
    ]
    const said = installation.command('release', '--from', agenda.build([dia]))
    expect(said).toMatch(/^mfe-agenda \w{12} está no ar; antes: nenhuma\./)
    await page.clock.fastForward('05:01')
    await menu.getByRole('link', { name: 'Agenda' }).click()
    await expect(page.getByText('Agenda: as campanhas foram contadas')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Agenda', level: 1 })).toBeVisible()

    installation.command('release', '--from', agenda.build([dia, semana]))
    expect((await page.goto('/dashboard/agenda/semana'))?.status()).toBe(200)
    await expect(page.getByText('Semana da agenda: as campanhas foram contadas')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Semana da agenda' })).toBeVisible()
    expect(await host.getAttribute('src')).toBe(former)

    installation.command('rollback', 'mfe-agenda', '--all')
    agenda.remove()
    expect((await page.goto('/dashboard/agenda'))?.status()).toBe(404)
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Agenda' })).toBeHidden()
    await page.context().close()
  })

  test('one of another origin runs in the real host for one tab, which says so until it is cleared, and the server’s stands in for it', async ({
    browser,
  }) => {
    const page = await installation.openPage(browser)
    const strip = page.getByRole('status').filter({ hasText: 'mfe-kanban' })
    const isBoard = () => expect(page.getByRole('region', { name: /^Triagem/ })).toBeVisible()
    const isFromOrigin = () => page.evaluate(() => Object.keys(window).includes('mfe_kanban_10ca10ca10ca'))
    await page.goto(`/dashboard/campanhas?area=mfe-kanban@${origin.origin}`)
    await expect(strip).toHaveText(`mfe-kanban de ${origin.origin}`)
    // Whoever is sent the address gets the area of the server.
    expect(page.url()).toBe(`${installation.product.url}/dashboard/campanhas`)
    const link = page.locator('a[href^="/dashboard/candidatos/"]').first()
    const board = `/dashboard/selecao/${(await link.getAttribute('href'))?.split('/').at(-1)}`
    await go(page, board)
    await isBoard()
    expect(await isFromOrigin()).toBe(true)
    await page.goto(board)
    await isBoard()
    expect(await isFromOrigin()).toBe(true)
    await expect(strip).toHaveText(`mfe-kanban de ${origin.origin}`)

    const other = await page.context().newPage()
    await beSignedIn(other)
    await other.goto(board)
    await expect(other.getByRole('region', { name: /^Triagem/ })).toBeVisible()
    expect(await other.evaluate(() => 'mfe_kanban_10ca10ca10ca' in window)).toBe(false)

    // Its team saves a file: the tab shows it by itself.
    origin.save('10ca10ca10cb')
    await expect
      .poll(() => page.evaluate(() => 'mfe_kanban_10ca10ca10cb' in window).catch(() => false))
      .toBe(true)
    await isBoard()

    await origin.close()
    await page.reload()
    await isBoard()
    await expect(strip).toHaveText(
      `${origin.origin} não respondeu com mfe-kanban: vale a versão do servidor.`,
    )
    // Its dev server is there again: the tab takes the area by itself.
    await origin.open()
    await expect(strip).toHaveText(`mfe-kanban de ${origin.origin}`)
    await isBoard()
    await page.getByRole('button', { name: 'Limpar' }).click()
    await isBoard()
    await expect(strip).toBeHidden()

    await page.goto(`${board}?area=mfe-kanban@http://localhost:1`)
    await isBoard()
    await expect(page.getByText('Este servidor não aceita áreas de http://localhost:1.')).toBeVisible()
    await page.context().close()
  })
})
