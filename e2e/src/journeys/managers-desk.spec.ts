import type { Page } from '@playwright/test'
import { openEscritorio } from '../candidatos/pessoas-data'
import { readBoard } from '../selecao/board-data'
import { keepSession } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'

/** A manager of nobody's account judges the people of one campaign on a phone: product 72. */

const PESSOAS = ['Ana Alves', 'Bia Braga', 'Caio Cruz', 'Davi Dias'] as const
const CRITERIOS = ['Experiência', 'Comunicação', 'Disponibilidade']
/** What a patient manager has, and what the four of them cost. */
const SECONDS = 90
const TAPS = 21

const criterio = (nome: string, n: number) => ({
  id: `0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a5${n}`,
  nome,
  baixo: `Pouca ${nome}`,
  alto: `Muita ${nome}`,
})

/** The address of a link that whoever recruits has just made for somebody. */
async function makeLink(page: Page, campanhaId: number, nome: string): Promise<string> {
  await page.goto(`/dashboard/selecao/${campanhaId}`)
  await page.getByRole('button', { name: 'Ações' }).click()
  await page.getByRole('menuitem', { name: 'Avaliar sem conta' }).click()
  const dialog = page.getByRole('dialog', { name: /^Avaliar sem conta/ })
  await dialog.getByLabel('Nome de quem vai avaliar').fill(nome)
  await dialog.getByRole('button', { name: 'Criar link' }).click()
  return dialog.getByRole('textbox', { name: `Link de ${nome}` }).inputValue()
}

test('a manager judges four people by a link, on a phone, within 90 seconds; then the link is ended', async ({
  page,
  product,
  browser,
}) => {
  const casa = await openEscritorio(product, 'mesa@seleta.local', 'Padeiro')
  for (const nome of PESSOAS) await casa.api.apply(casa.campanhaId, nome)
  const ficha = await casa.api.call<{ data: { id: number } }>('POST', '/campanha/v1/fichas', {
    nome: 'Balcão',
    criterios: CRITERIOS.map(criterio),
  })
  const [triagem] = await readBoard(casa.api, casa.campanhaId)
  await casa.api.call('PUT', `/campanha/v1/kanban/${triagem?.id}`, { idFicha: ficha.data.id })
  await keepSession(page, casa.api)
  const link = await makeLink(page, casa.campanhaId, 'Vera Visita')

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: product.url,
    locale: 'pt-BR',
  })
  const hand = await phone.newPage()
  const asked: string[] = []
  hand.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''))
  let taps = 1
  const began = Date.now()
  const tap = async (target: ReturnType<Page['locator']>) => {
    taps += 1
    await target.tap()
  }
  await hand.goto(link)
  await expect(hand.getByRole('heading', { level: 1, name: 'Padeiro' })).toBeVisible()
  expect(new URL(hand.url()).hash).toBe('')
  for (const nome of PESSOAS) {
    await expect(hand.getByRole('heading', { level: 2, name: nome })).toBeVisible()
    const form = hand.getByRole('form', { name: 'Sua avaliação' })
    for (const one of CRITERIOS)
      await tap(form.getByRole('group', { name: one }).getByText('3', { exact: true }))
    await tap(form.getByText('Sim', { exact: true }))
    if (nome === PESSOAS[0]) await expectAccessible(hand, 'a mesa de um convidado')
    await tap(form.getByRole('button', { name: 'Enviar avaliação' }))
  }
  await expect(hand.getByText('Ninguém mais espera pela sua avaliação.')).toBeVisible()
  const seconds = (Date.now() - began) / 1000
  test.info().annotations.push({ type: 'mesa', description: `${seconds.toFixed(1)} s, ${taps} taps` })
  expect(seconds).toBeLessThan(SECONDS)
  expect(taps).toBeLessThanOrEqual(TAPS)
  const secret = link.split('#')[1] ?? ''
  expect(asked.filter((one) => one.includes(secret) && !one.startsWith(link))).toEqual([])

  await hand.reload()
  await hand.getByRole('link', { name: /^Já avaliei/ }).tap()
  await expect(hand.getByRole('listitem').filter({ hasText: 'Davi Dias' })).toContainText('Sim, média 3')
  await hand.getByRole('button', { name: 'Sair' }).tap()
  await expect(hand.getByText(/^Você saiu deste aparelho/)).toBeVisible()
  await hand.reload()
  await expect(hand.getByText(/^Seu acesso terminou/)).toBeVisible()
  await hand.goto('about:blank')
  await hand.goto(link)
  await expect(hand.getByRole('heading', { level: 1, name: 'Padeiro' })).toBeVisible()
  await page.getByRole('button', { name: 'Encerrar o link de Vera Visita' }).click()
  await page.getByRole('button', { name: 'Encerrar link' }).click()
  await expect(page.getByText('Link encerrado.').first()).toBeVisible()
  await hand.reload()
  await expect(hand.getByText(/Este link foi encerrado por quem convidou você/)).toBeVisible()
  await hand.goto('about:blank')
  await hand.goto(link)
  await expect(hand.getByText(/Este link foi encerrado por quem convidou você/)).toBeVisible()
  await phone.close()
  await casa.api.stop()
})
