import type { Page } from '@playwright/test'
import { publishCampanha } from '../campanhas/campanhas-data'
import type { Api } from '../support/api'
import { createEmpresa, keepSession } from '../support/api'
import { expect, test } from '../support/test'
import { expectColumn, openBoard } from './board-data'

/** The board's filters by fit and by answers: product 25, design.md 4.7. */

const CNH = '7b1c2a3d-0000-4000-8000-000000000011'
const NOITE = '7b1c2a3d-0000-4000-8000-000000000012'
const SAO_PAULO = 3_550_308

let api: Api
let id: number
test.beforeAll(async ({ product }) => {
  api = await createEmpresa(product, 'filtro@seleta.local')
  const { data: funcoes } = await api.call<{ data: object[] }>('GET', '/campanha/v1/funcoes?busca=atendente')
  id = await publishCampanha(api, 'Pessoa Motorista', {
    vaga: {
      funcoes: [{ funcao: funcoes[0] }],
      perguntas: [simNao(CNH, 'Tem CNH?', 'ELIMINAR'), simNao(NOITE, 'Pode à noite?', 'SINALIZAR')],
      campanhaResponsavel: { nome: 'Marina Duarte' },
    },
  })
  const { descricao } = funcoes[0] as { descricao: string }
  await api.apply(id, 'Ana Alves', {
    cidadeId: SAO_PAULO,
    ultimoCargo: descricao,
    respostas: answers('sim', 'sim'),
  })
  await api.apply(id, 'Bia Braga', { respostas: answers('sim', 'nao') })
  await api.apply(id, 'Caio Cruz', { respostas: answers('nao', 'sim') })
})
test.afterAll(() => api.stop())
test.beforeEach(async ({ page }) => {
  await keepSession(page, api)
  await openBoard(page, id)
})

const simNao = (pergunta: string, title: string, efeito: string) => ({
  id: pergunta,
  tipo: 'SIM_NAO',
  title,
  efeito,
  criadaEm: '2026-01-01T00:00:00Z',
  simCorreta: true,
  naoCorreta: false,
})
const answers = (cnh: string, noite: string) => [
  { perguntaId: CNH, valor: cnh },
  { perguntaId: NOITE, valor: noite },
]

/** Opens the panel of the lists, picks an option of a category, and filters: the board is seen. */
async function pick(page: Page, categoria: string, option: string): Promise<void> {
  await page.getByRole('button', { name: /^Filtros/ }).click()
  const panel = page.getByRole('form', { name: 'Filtros' })
  const head = panel.getByRole('button', { name: categoria })
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click()
  await panel.getByRole('checkbox', { name: option }).check()
  await panel.getByRole('button', { name: 'Filtrar' }).click()
  await expect(panel).toHaveCount(0)
}

test('by answers: only those whom an answer took out, without them, and those whose answers are to be seen', async ({
  page,
}) => {
  await pick(page, 'Respostas da triagem', 'Só as eliminadas')
  await expectColumn(page, 'Triagem', ['Caio Cruz'])
  await pick(page, 'Respostas da triagem', 'Sem as eliminadas')
  await expectColumn(page, 'Triagem', ['Bia Braga', 'Ana Alves'])
  await pick(page, 'Respostas da triagem', 'Só com respostas para ver')
  await expectColumn(page, 'Triagem', ['Bia Braga'])
  await page.reload()
  await expectColumn(page, 'Triagem', ['Bia Braga'])
})

test('by fit, together with the answers', async ({ page }) => {
  await pick(page, 'Aderência', '70 ou mais')
  await expectColumn(page, 'Triagem', ['Ana Alves'])
  await expect(page).toHaveURL(/aderencia=70/)
  await pick(page, 'Respostas da triagem', 'Só com respostas para ver')
  await expect(page.getByText('0 com este filtro')).toBeVisible()
})
