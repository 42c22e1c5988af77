import type { Browser, Page } from '@playwright/test'
import { publishCampanha } from '../campanhas/campanhas-data'
import { inviteUsuario, readBoard } from '../selecao/board-data'
import { type Api, createEmpresa, keepSession } from '../support/api'
import { expect, test } from '../support/test'

/** Two judges of one person: neither reads the other's card before their own is sent (product 73, decision 187). */

const CRITERIOS = ['Experiência', 'Comunicação', 'Disponibilidade']

let marina: Api
let juizes: { nome: string; api: Api }[] = []
let path = ''

test.beforeAll(async ({ product }) => {
  marina = await createEmpresa(product, 'avaliacao@seleta.local')
  const id = await publishCampanha(marina, 'Pessoa Atendente')
  await marina.apply(id, 'Ana Alves')
  const criterios = CRITERIOS.map((nome, n) => ({
    id: `0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a5${n}`,
    nome,
    baixo: 'Pouca',
    alto: 'Muita',
  }))
  const ficha = await marina.call<{ data: { id: number } }>('POST', '/campanha/v1/fichas', {
    nome: 'Conversa',
    criterios,
  })
  const triagem = (await readBoard(marina, id)).find(({ nome }) => nome === 'Triagem')
  await marina.call('PUT', `/campanha/v1/kanban/${triagem?.id}`, { idFicha: ficha.data.id })
  juizes = []
  for (const nome of ['Rui Reis', 'Lia Lopes'])
    juizes.push({ nome, api: await inviteUsuario(product, marina, nome) })
  const { data } = await marina.call<{ data: { id: number; nome: string }[] }>('GET', '/usuario/v1/usuarios')
  const membros = data.map(({ id: usuarioId, nome }) => ({
    usuarioId,
    funcao: juizes.some((juiz) => juiz.nome === nome) ? 'ENTREVISTADOR' : 'RESPONSAVEL',
  }))
  await marina.call('PUT', `/campanha/v1/campanhas/${id}/equipe`, { membros })
  path = `/dashboard/candidatos/${id}?talento=${triagem?.talentos[0]?.identificador}`
})
test.afterAll(async () => {
  for (const { api } of [{ api: marina }, ...juizes]) await api.stop()
})

/** A judge's own browser, with the dialog of the cards open. */
async function openCards(browser: Browser, api: Api, url: string) {
  const page = await browser.newPage()
  await keepSession(page, api)
  await page.goto(url + path)
  await page.getByLabel('Resumo').getByRole('button', { name: 'Avaliar' }).click()
  return { page, cards: page.getByRole('dialog', { name: 'Avaliações de Ana Alves' }) }
}

async function send(cards: ReturnType<Page['getByRole']>, nota: number, texto: string): Promise<void> {
  for (const nome of CRITERIOS)
    await cards
      .getByRole('group', { name: nome })
      .getByRole('radio', { name: new RegExp(`^${nota}`) })
      .check({ force: true })
  await cards
    .getByRole('group', { name: 'Você recomenda esta pessoa?' })
    .getByRole('radio', { name: 'Sim', exact: true })
    .check({ force: true })
  await cards.getByLabel('O que levou você a isso').fill(texto)
  await cards.getByRole('button', { name: 'Enviar avaliação' }).click()
}

test('each judges without the other’s card, and reads it once their own is sent', async ({
  browser,
  product,
}) => {
  const [rui, lia] = juizes
  if (rui === undefined || lia === undefined) throw new Error('there are no judges')
  const first = await openCards(browser, rui.api, product.url)
  const second = await openCards(browser, lia.api, product.url)
  await send(first.cards, 4, 'Rui gostou da conversa')
  await expect(first.cards.getByText('Ainda sem avaliação de Lia Lopes')).toBeVisible()

  await second.page.reload()
  await second.page.getByLabel('Resumo').getByRole('button', { name: 'Avaliar' }).click()
  await expect(
    second.cards.getByText('As avaliações dos outros aparecem depois que você enviar a sua.'),
  ).toBeVisible()
  await expect(second.page.getByText('Rui gostou da conversa')).toHaveCount(0)
  await expect(second.cards.getByText(/médias? /)).toHaveCount(0)

  await send(second.cards, 2, 'Lia tem dúvidas')
  await expect(second.cards.getByText('Rui gostou da conversa')).toBeVisible()
  await expect(second.cards.getByText('Lia tem dúvidas')).toBeVisible()
  await expect(second.cards.getByText(/médias de 2 a 4/)).toBeVisible()
  await first.page.close()
  await second.page.close()
})
