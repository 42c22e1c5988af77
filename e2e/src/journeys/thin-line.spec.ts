import type { Locator, Page } from '@playwright/test'
import { KB, PUBLIC_SCRIPTS_KB, budgets } from '../../../bench/src/first-load/budgets'
import { measureFirstLoad, scriptsOf } from '../../../bench/src/first-load/measure-first-load'
import { openApi } from '../support/api'
import { beSignedIn } from '../support/sign-in'
import { demo, expect, test, withMotion } from '../support/test'

/** The thin line through the whole product: issue of the foundation, spec sections 2 and 7. */
const widths = [
  { name: 'a wide screen', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
]

for (const { name, width, height } of widths) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } })

    test('a recruiter publishes a campaign, a person applies, and the recruiter moves that person on the board', async ({
      page,
      context,
      product,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await withMotion(page)
      const campanha = `Pessoa Atendente ${width}`
      const pessoa = `Joana Prado Luz ${width}`

      await signIn(page)
      await createCampanha(page, campanha)
      const link = await copyLink(page, campanha)
      await apply(page, link, pessoa)

      await page.goto('/dashboard/campanhas?busca=' + encodeURIComponent(campanha))
      await page.getByRole('link', { name: campanha, exact: true }).click()
      await expect(page.getByText('1 candidato encontrado.')).toBeVisible()
      await expect(page.getByRole('link', { name: pessoa, exact: true })).toBeVisible()

      await page.getByRole('link', { name: /^Seleção\s?\d*$/ }).click()
      await movePessoa(page, pessoa, 'Entrevistas')
      await expectInEtapa(page, pessoa, 'Entrevistas')

      await page.reload()
      await expectInEtapa(page, pessoa, 'Entrevistas')

      await product.restart()
      await page.reload()
      await expectInEtapa(page, pessoa, 'Entrevistas')
    })
  })
}

test('the first frame stands in the page itself, with title and menu where the dashboard has them, and asks for the page’s data and area (decisions 126 and 152)', async ({
  page,
}) => {
  // Whoever has no session sees none of it. Not one script of ours comes.
  const scripts = '**/assets/*.js'
  await page.route(scripts, () => {})
  await page.goto('/dashboard/campanhas', { waitUntil: 'commit' })
  // Behind it in the page.
  await page.locator('body > link[rel=stylesheet]').first().waitFor({ state: 'attached' })
  await expect(page.locator('.moldura')).toHaveCount(0)

  await beSignedIn(page)
  const priorities = await watchPriorities(page)
  const asked = ['**/campanhas/filtro*', '**/mfe-campaigns/*/remoteEntry.js', '**/assets/grid.*.js'].map(
    (address) => page.waitForRequest(address),
  )
  await page.goto('/dashboard/campanhas', { waitUntil: 'commit' })
  const title = page.locator('.moldura-titulo')
  await expect(title).toHaveText('Lista das Campanhas')
  await Promise.all(asked)
  // It waits behind none of the files that it will need.
  expect(priorities.get('main')).toBe('High')
  const before = await placesOf(title, page.locator('.moldura-entrada'))
  await page.unroute(scripts)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.reload()
  const heading = page.getByRole('heading', { level: 1, name: 'Lista das Campanhas' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Campanhas' })).toBeVisible()
  await expect(page.locator('.moldura')).toHaveCount(0)
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  expect(before).toEqual(await placesOf(heading, links))
  // What the page has asked for is asked for once.
  for (const address of ['/campanha/v1/campanhas/filtro', '/registry.json'])
    expect([address, calls.filter((call) => call === address).length]).toEqual([address, 1])
})

test('list and board are drawn without a formatter of the browser, the first of which takes longer than they (decision 185)', async ({
  page,
  product,
}) => {
  const api = await openApi(product)
  const id = await findPublicada(api)
  await api.stop()
  await beSignedIn(page)
  await page.addInitScript(noteFormatters, CONTENT)
  for (const address of ['/dashboard/campanhas', `/dashboard/selecao/${id}`]) {
    await page.goto(address)
    await page.locator(CONTENT).first().waitFor()
    expect([address, await page.evaluate(() => window.formattersBefore)]).toEqual([address, []])
  }
})

test('a first visit of each page stays within its budget of bytes and files (decision 125)', async ({
  browser,
  product,
}) => {
  // Six visits of an empty browser, each until nothing more comes.
  test.slow()
  const api = await openApi(product)
  const session = api.token.replace('Bearer ', '')
  const id = await findPublicada(api)
  const addresses: Readonly<Record<string, string>> = {
    login: '/',
    list: '/dashboard/campanhas',
    board: `/dashboard/selecao/${id}`,
    basket: '/dashboard/cesto-de-talentos',
  }
  for (const { page: name, kB, files = Infinity, servedKB = Infinity } of budgets) {
    const address = addresses[name]
    if (address === undefined) throw new Error(`where is ${name}?`)
    const load = await measureFirstLoad(browser, {
      name,
      url: product.url + address,
      ...(name === 'login' ? {} : { session }),
    })
    expect.soft(load.bytes / KB, `${name}, kB gzip`).toBeLessThanOrEqual(kB)
    expect.soft(load.servedBytes / KB, `${name}, kB as served`).toBeLessThanOrEqual(servedKB)
    expect.soft(load.requests, `${name}, files`).toBeLessThanOrEqual(files)
  }
  const scripts = scriptsOf([
    await measureFirstLoad(browser, { name: 'public', url: `${product.url}/campanha/${id}` }),
    await measureFirstLoad(browser, { name: 'form', url: `${product.url}/campanha/${id}/inscricao` }),
  ])
  expect(scripts / KB, 'scripts of job page and form, kB gzip').toBeLessThanOrEqual(PUBLIC_SCRIPTS_KB)
  await api.stop()
})

/** How urgently the browser asks for each script: `main` → `High`. */
async function watchPriorities(page: Page): Promise<ReadonlyMap<string, string>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const priorities = new Map<string, string>()
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    const name = /\/assets\/([\w-]+)\.\w+\.js$/.exec(request.url)?.[1]
    if (name !== undefined) priorities.set(name, request.initialPriority)
  })
  return priorities
}

/** A published campaign of the demo: one with people. */
async function findPublicada(api: Awaited<ReturnType<typeof openApi>>): Promise<number> {
  const { data } = await api.call<{ data: readonly { id: number }[] }>(
    'POST',
    '/campanha/v1/campanhas/filtro?page=0&size=1',
    { filtros: [{ path: 'campanha.situacao', value: 'PUBLICADA' }], orders: [] },
  )
  return data[0]?.id ?? 0
}

declare global {
  interface Window {
    formattersBefore: string[]
  }
}

/** The first row of the list, the first card of a board. */
const CONTENT = '[data-campanha], main section a[href*="talento"]'

/** Runs in the page before its own scripts: notes each formatter that is made before the content is drawn. */
function noteFormatters(content: string): void {
  const made: string[] = (window.formattersBefore = [])
  const note = (kind: string) => {
    if (document.querySelector(content) === null) made.push(kind)
  }
  for (const kind of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules'] as const)
    Object.assign(Intl, {
      [kind]: new Proxy(Intl[kind], {
        construct(formatter, options) {
          note(kind)
          return Reflect.construct(formatter, options) as object
        },
      }),
    })
}

/** Left and top of the title, and of what stands in the menu where it is seen, in px. */
async function placesOf(title: Locator, entries: Locator): Promise<readonly (readonly number[])[]> {
  const places: (readonly number[])[] = []
  for (const shown of [title, ...(await entries.all())]) {
    const box = await shown.boundingBox()
    if (box !== null) places.push([Math.round(box.x), Math.round(box.y)])
  }
  return places
}

async function signIn(page: Page) {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(demo.email)
  await page.getByLabel('Senha', { exact: true }).fill(demo.senha)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Lista das Campanhas' })).toBeVisible()
}

async function createCampanha(page: Page, nome: string) {
  await page.getByRole('link', { name: 'Criar nova campanha' }).click()
  await expect(page.getByRole('heading', { name: 'Detalhes', level: 2 })).toBeVisible()
  await page.getByRole('textbox', { name: 'Nome da campanha' }).fill(nome)
  await page.getByRole('textbox', { name: 'Nome da empresa ou do setor' }).fill('Aroeira Talentos')
  await pick(page, 'Funções da vaga', 'atendente')
  await next(page, 'Localização')
  await pick(page, 'Cidades da vaga', 'sao paulo', 'São Paulo')
  await next(page, 'Requisitos')

  await openStep(page, 'Contato')
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Marina Duarte')
  await next(page, 'Resumo da vaga')
  await next(page, 'Publicar campanha')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('Campanha publicada com sucesso.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/campanhas/)
}

async function pick(page: Page, label: string, text: string, option?: string) {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  await field.fill(text)
  await page
    .getByRole('option', option === undefined ? {} : { name: new RegExp(`^${option}\\b`) })
    .first()
    .click()
  await field.press('Escape')
}

async function next(page: Page, heading: string) {
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible()
}

/** Any step is one click away: in the list beside the form, or behind «Etapa i de 9» on narrow screens. */
async function openStep(page: Page, name: string) {
  const steps = page.getByRole('navigation', { name: 'Etapas da campanha' })
  const opener = steps.getByRole('button', { name: /^Etapa \d de 9/ })
  if (await opener.isVisible()) await opener.click()
  await page
    .getByRole('link', { name: new RegExp(`· ${name}\\b`) })
    .or(page.getByRole('menuitem', { name: new RegExp(`· ${name}\\b`) }))
    .first()
    .click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

async function copyLink(page: Page, nome: string): Promise<string> {
  await page.goto('/dashboard/campanhas?busca=' + encodeURIComponent(nome))
  await page.getByRole('button', { name: `Copiar link de ${nome}` }).click()
  await expect(page.getByText('copiado com sucesso')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/campanha\/\d+$/)
  return link
}

async function apply(page: Page, link: string, nome: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [form] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Inscreva-se agora' }).filter({ visible: true }).click(),
  ])
  await form.getByRole('textbox', { name: 'Nome completo' }).fill(nome)
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`joana.${nome.replaceAll(/\D/g, '')}@example.com`)
  await form.getByRole('textbox', { name: 'Telefone com DDD' }).fill('(11) 98765-4321')
  await form.getByRole('checkbox', { name: /^Concordo/ }).check()
  await form.getByRole('button', { name: 'Enviar inscrição' }).click()
  await expect(form.getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()
  await form.close()
}

async function movePessoa(page: Page, nome: string, etapa: string) {
  await page.getByRole('button', { name: `Mover ${nome}` }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${etapa}`) }).click()
  await page.getByRole('menuitem', { name: 'Enviar', exact: true }).click()
}

async function expectInEtapa(page: Page, nome: string, etapa: string) {
  const inEtapa = page.getByRole('region', { name: new RegExp(`^${etapa}`) })
  await expect(inEtapa.getByText(nome, { exact: true }).first()).toBeVisible()
}
