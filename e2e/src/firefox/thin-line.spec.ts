import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { demo, expect, test as base } from '../support/test'

/**
 * The thin line in Debian's Firefox: what a recruiter and a person do, in a browser of another family. Driven over BiDi,
 * because Playwright needs a Firefox of its own making (findings section 9). Run by `npm run prove -- firefox`.
 */

/** No page of Chromium is needed here, and so none is watched. */
const test = base.extend({
  cleanConsole: async ({}, run) => {
    await run()
  },
})

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'
const CAMPANHA = 'Pessoa Atendente do Firefox'
const PESSOA = 'Joana Prado Raposo'

let browser: Browser
test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
  })
})
test.afterAll(() => browser.close())

const by = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`
const see = (page: Page, text: string) => page.locator(`::-p-text(${text})`).wait()
const click = (page: Page, role: string, name: string) => page.locator(by(role, name)).click()

async function type(page: Page, role: string, name: string, text: string): Promise<void> {
  await click(page, role, name)
  await page.keyboard.type(text)
}

test('a recruiter publishes a campaign, a person applies, and the recruiter moves that person on the board', async ({
  product,
}) => {
  const errors: string[] = []
  const page = await browser.newPage()
  page.on('pageerror', (error) => errors.push(String(error)))

  await page.goto(product.url)
  await type(page, 'textbox', 'E-mail', demo.email)
  await page.locator('input[type=password]').click()
  await page.keyboard.type(demo.senha)
  await click(page, 'button', 'Entrar')
  await see(page, 'Lista das Campanhas')

  const id = await publish(page, product.url)
  await apply(page, `${product.url}/campanha/${id}`)

  await page.goto(`${product.url}/dashboard/selecao/${id}`)
  await click(page, 'button', `Mover ${PESSOA}`)
  await page.locator('[role=menuitem]::-p-text(Entrevistas)').click()
  await page.locator('[role=menuitem]::-p-text(Enviar)').click()
  await expectInEtapa(page, 'Entrevistas')
  await page.reload()
  await expectInEtapa(page, 'Entrevistas')
  expect(errors).toEqual([])
})

/** @returns the campaign's id */
async function publish(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/dashboard/nova-campanha/detalhes`)
  await type(page, 'textbox', 'Nome da campanha', CAMPANHA)
  await type(page, 'textbox', 'Nome da empresa ou do setor', 'Aroeira Talentos')
  await pick(page, 'Funções da vaga', 'atendente')
  await click(page, 'button', 'Salvar e continuar')
  await pick(page, 'Cidades da vaga', 'sao paulo')
  await click(page, 'button', 'Salvar e continuar')
  await page.waitForFunction(() => location.pathname.endsWith('/requisitos'))
  const campanha = new URL(page.url()).searchParams.get('campanha') ?? ''
  await page.goto(`${url}/dashboard/nova-campanha/contato?campanha=${campanha}`)
  await type(page, 'textbox', 'Nome', 'Marina Duarte')
  await click(page, 'button', 'Salvar e continuar')
  await page.waitForFunction(() => location.pathname.endsWith('/resumo-da-vaga'))
  await click(page, 'button', 'Salvar e continuar')
  await click(page, 'button', 'Publicar')
  await see(page, 'Campanha publicada com sucesso.')
  return campanha
}

async function pick(page: Page, label: string, text: string): Promise<void> {
  await type(page, 'combobox', label, text)
  await page.locator('[role=option]').click()
  await page.keyboard.press('Escape')
}

async function apply(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await see(page, 'Inscreva-se agora')
  await page.goto(`${address}/inscricao`)
  await type(page, 'textbox', 'Nome completo', PESSOA)
  await type(page, 'textbox', 'E-mail', 'joana.raposo@example.com')
  await type(page, 'textbox', 'Telefone com DDD', '11987654321')
  await page.locator('input[type=checkbox][name=consentimento]').click()
  await click(page, 'button', 'Enviar inscrição')
  await see(page, 'Inscrição enviada')
}

async function expectInEtapa(page: Page, etapa: string): Promise<void> {
  await page.locator(`${by('region', etapa)} ::-p-text(${PESSOA})`).wait()
}
