import type { Page } from '@playwright/test'
import type { Api } from '../support/api'

export interface Vaga {
  readonly id: number
  readonly nome: string
}

/** An open job of the demo. @throws when the demo has none like it */
export async function findVaga(api: Api, busca: string): Promise<Vaga> {
  const { data } = await api.call<{ data: Vaga[] }>(
    'GET',
    `/campanha/v1/publico/vagas?size=50&busca=${busca}`,
  )
  const [first] = data
  if (first === undefined) throw new Error(`the demo has no open job like ${busca}`)
  return first
}

/** Answers what must be answered: the first choice of each group, a word in each text. */
export async function answerPerguntas(page: Page): Promise<void> {
  for (const group of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await group.getByRole('radio').first().check()
  for (const field of await page.getByRole('textbox', { name: '(obrigatória)' }).all())
    await field.fill('Sim')
}

/** Everything that a form asks for, not sent yet. */
export async function fillForm(page: Page, nome: string, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nome completo' }).fill(nome)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await answerPerguntas(page)
  await page.getByRole('checkbox', { name: /^Concordo/ }).check()
}

/** Address of the person's own page, from the newest confirmation to an e-mail. @throws when none was written */
export async function mailedPage(api: Api, email: string): Promise<string> {
  const corpos: string[] = []
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const answer = await api.call<{
      data: { destinatario: string; corpo: string }[]
      totalPages: number
    }>('GET', `/talento/v1/mensagens?page=${page}&size=50`)
    pages = answer.totalPages
    corpos.push(...answer.data.filter(({ destinatario }) => destinatario === email).map(({ corpo }) => corpo))
  }
  const link = corpos
    .map((corpo) => /\/acompanhamento\?chave=[\w-]{43}/.exec(corpo)?.[0])
    .find((found) => found !== undefined)
  if (link === undefined) throw new Error(`no page was mailed to ${email}`)
  return link
}
