import { signIn } from '../support/sign-in'
import { demo, expect, test } from '../support/test'

/** Sessions through the real system: spec section 4, product 2–4, issue 'Shell', line 2. */

test('a dashboard address asks for sign-in and is reached after it', async ({ page }) => {
  await signIn(page, { at: '/dashboard/graficos?periodo=30' })
  await expect(page).toHaveURL(/\/dashboard\/graficos\?periodo=30$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a stored session opens the list without a flash of the form', async ({ page }) => {
  await signIn(page)
  await page.addInitScript(() => {
    const seen = window as unknown as { hasSeenForm?: boolean }
    new MutationObserver(() => {
      if (document.querySelector('input[type="password"]') !== null) seen.hasSeenForm = true
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Lista das Campanhas' })).toBeVisible()
  expect(
    await page.evaluate(() => (window as unknown as { hasSeenForm?: boolean }).hasSeenForm),
  ).toBeUndefined()
})

test('without keeping, another tab of the browser starts signed out', async ({ page, context }) => {
  await signIn(page, { isKept: false })
  const other = await context.newPage()
  await other.goto('/dashboard/campanhas')
  await expect(other.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
})

test('logout reaches every tab and the server', async ({ page, context, product }) => {
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/dashboard/configuracoes')
  await expect(other.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('authentication'))
  await page.getByRole('button', { name: 'Logout' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
    await expect(tab).toHaveURL(`${product.url}/`)
  }
  await expect
    .poll(async () => {
      const answer = await page.request.get('/usuario/v1/usuarios/eu', {
        headers: { authorization: token ?? '' },
      })
      return answer.status()
    })
    .toBe(401)
})

test('a session that the server ended leads to sign-in and back to the same place', async ({ page }) => {
  await signIn(page, { at: '/dashboard/cesto-de-talentos' })
  const token = await page.evaluate(() => localStorage.getItem('authentication'))
  await page.request.post('/usuario/v1/usuarios/logout', { headers: { authorization: token ?? '' } })
  await page.reload()
  await expect(
    page.getByText('Sua sessão terminou. Entre de novo para continuar de onde parou.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(demo.email)
  await page.getByLabel('Senha', { exact: true }).fill(demo.senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/cesto-de-talentos$/)
})

test('a wrong password is said in the form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ninguem@seleta.local')
  await page.getByLabel('Senha', { exact: true }).fill('senha errada')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('E-mail ou senha inválidos')).toBeVisible()
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
})

test('by keyboard alone: sign in, jump to the content, search, open a person, come back, leave', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.senha)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Lista das Campanhas' })).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('/')
  await expect(page.getByPlaceholder('Pesquisar por palavra chave')).toBeFocused()
  await page.keyboard.type('analista')
  await expect(page).toHaveURL(/\?busca=analista/)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Página, ação, campanha ou pessoa' })
  await expect(palette).toBeFocused()
  await page.keyboard.type('cesta')
  await expect(page.getByRole('option', { name: 'Cesta de Talentos' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Cesto de Talentos' })).toBeVisible()

  await page.getByRole('main').focus()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1, name: 'Lista das Campanhas' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.type('logout')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
})

test('the area that comes next is fetched while the person types, not before and not after', async ({
  page,
}) => {
  const areas: string[] = []
  page.on('request', (request) => {
    const area = /\/remotes\/([\w-]+)\//.exec(request.url())?.[1]
    if (area !== undefined && !areas.includes(area)) areas.push(area)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(areas).toEqual([])
  await page.getByRole('textbox', { name: 'E-mail' }).focus()
  await expect.poll(() => areas).toEqual(['mfe-campaigns'])
  await page.waitForFunction(() => {
    const last = Math.max(...performance.getEntriesByType('resource').map((entry) => entry.startTime))
    return performance.now() - last > 1000
  })
  const late: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') late.push(request.url())
  })
  await page.getByRole('textbox', { name: 'E-mail' }).fill(demo.email)
  await page.getByLabel('Senha', { exact: true }).fill(demo.senha)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-campanha]').first()).toBeVisible()
  expect(late).toEqual([])
})
