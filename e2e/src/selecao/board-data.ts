import type { Page } from '@playwright/test'
import { publishCampanha } from '../campanhas/campanhas-data'
import type { Api } from '../support/api'
import { openApi } from '../support/api'
import type { Product } from '../support/product'
import { expect } from '../support/test'

/** The people of every board here, in the order in which they applied; the last one stands on top of Triagem. */
export const PESSOAS = ['Ana Alves', 'Bia Braga', 'Caio Cruz'] as const

/** A published campaign with these people in Triagem. @returns its id */
export async function createBoard(
  api: Api,
  nome: string,
  pessoas: readonly string[] = PESSOAS,
): Promise<number> {
  const id = await publishCampanha(api, nome)
  for (const pessoa of pessoas) await api.apply(id, pessoa)
  return id
}

/** One more recruiter of the same company, signed in. */
export async function inviteUsuario(product: Product, api: Api, nome: string): Promise<Api> {
  const email = `${nome.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@seleta.local`
  const senha = 'outra-senha-bem-longa-2026'
  const convite = await api.call<{ data: { link: string | null } }>('POST', '/usuario/v1/convites', {
    email,
    nome,
  })
  const token = /token=([\w-]+)/.exec(convite.data.link ?? '')?.[1]
  await api.call('POST', '/usuario/v1/convites/aceitar', { token, nome, senha })
  return openApi(product, { email, senha })
}

export interface ServerEtapa {
  readonly id: number
  readonly nome: string
  readonly qtdTalentos: number
  readonly talentos: readonly { readonly nome: string; readonly identificador: string }[]
}

/** The board as the server has it. */
export async function readBoard(api: Api, id: number): Promise<readonly ServerEtapa[]> {
  const { data } = await api.call<{ data: ServerEtapa[] }>('GET', `/talento/v1/kanbans/campanha/${id}`)
  return data
}

/** Moves somebody as another recruiter would, without a page. */
export async function moveByApi(api: Api, id: number, nome: string, etapa: string): Promise<void> {
  const board = await readBoard(api, id)
  const { identificador } = board.flatMap(({ talentos }) => talentos).find((one) => one.nome === nome) ?? {}
  const kanban = board.find((one) => one.nome === etapa)
  await api.call('POST', `/talento/v1/talentos/${identificador}/campanha/${id}/kanban/${kanban?.id}`)
}

export const column = (page: Page, etapa: string) => page.getByRole('region', { name: etapa, exact: true })
export const punho = (page: Page, nome: string) =>
  page.getByRole('button', { name: `Mover ${nome}`, exact: true })
export const cartao = (page: Page, nome: string) =>
  page.locator('[data-cartao]').filter({ has: punho(page, nome) })

/** Names in a column, from the top, as they are drawn. */
export const expectColumn = (page: Page, etapa: string, nomes: readonly string[]) =>
  expect(column(page, etapa).getByRole('listitem').getByRole('link')).toHaveText([...nomes])

/** By «Mover para»; a stage that writes asks first, and `resposta` is what is chosen there (product 60). */
export async function moveByMenu(
  page: Page,
  nome: string,
  etapa: string,
  resposta: 'Enviar' | 'Não avisar' = 'Enviar',
): Promise<void> {
  await punho(page, nome).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${etapa}`) }).click()
  await page.getByRole('menuitem', { name: resposta, exact: true }).click()
}

export async function openBoard(page: Page, id: number): Promise<void> {
  await page.goto(`/dashboard/selecao/${id}`)
  await expect(page.getByRole('region', { name: 'Etapas da seleção' })).toBeVisible()
}

/** Writes down, from now on, each stage in which somebody is drawn. */
export async function watchEtapas(page: Page, nome: string): Promise<() => Promise<string[]>> {
  const region = page.getByRole('region', { name: 'Etapas da seleção' })
  await region.evaluate((board, pessoa) => {
    const etapas: string[] = []
    Object.assign(window, { etapas })
    const look = () => {
      const card = [...board.querySelectorAll('[data-cartao]')].find((one) =>
        one.textContent?.includes(pessoa),
      )
      const etapa = card?.closest('section')?.querySelector('h3')?.textContent
      if (typeof etapa === 'string' && etapas.at(-1) !== etapa) etapas.push(etapa)
    }
    look()
    new MutationObserver(look).observe(board, { childList: true, subtree: true })
  }, nome)
  return () =>
    page.evaluate(() => ('etapas' in window && Array.isArray(window.etapas) ? window.etapas.map(String) : []))
}

/** Writes down, from the next page on, every sentence that a screen reader is given. */
export async function hearSpoken(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = []
    Object.assign(window, { falas: spoken })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const region = node.parentElement?.closest('[aria-live]')
          if (region !== null && region !== undefined && node.textContent !== '')
            spoken.push(node.textContent ?? '')
        }
    }).observe(document, { childList: true, subtree: true })
  })
  return () =>
    page.evaluate(() => ('falas' in window && Array.isArray(window.falas) ? window.falas.map(String) : []))
}
