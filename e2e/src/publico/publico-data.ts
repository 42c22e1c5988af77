import type { Page } from '@playwright/test'
import type { Api } from '../support/api'
import { startMailSink } from '../support/mail-sink'
import { startProduct } from '../support/product'

export interface Vaga {
  readonly id: number
  readonly nome: string
}

/** Address of the demo company's page of jobs. */
export const EMPRESA = 'aroeira-talentos'

/** An open job of the demo. @throws when the demo has none like it */
export async function findVaga(api: Api, busca: string): Promise<Vaga> {
  const { data } = await api.call<{ data: Vaga[] }>(
    'GET',
    `/campanha/v1/publico/vagas?size=50&empresa=${EMPRESA}&busca=${busca}`,
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

/** A product whose mail is really sent, and a mailbox to read it in. */
export async function startWithMail() {
  const mail = await startMailSink()
  const product = await startProduct({ env: { SMTP_URL: mail.url } })
  return {
    product,
    /** Address of the person's own page, as the newest mail to them names it: nothing else of the product does. */
    mailedPage: async (email: string) => {
      const link = /http:\/\/\S+\/acompanhamento\?chave=[\w-]{43}/.exec(await mail.mailFor(email))?.[0]
      if (link === undefined) throw new Error(`no page was mailed to ${email}`)
      return link
    },
    stop: async () => {
      await product.stop()
      await mail.stop()
    },
  }
}
