import type { Page } from '@playwright/test'
import { publishCampanha } from '../campanhas/campanhas-data'
import type { Api } from '../support/api'
import { keepSession, openApi } from '../support/api'
import { writeInto } from '../support/database'
import { expect, test } from '../support/test'
import { fillForm, startWithMail } from './publico-data'

/** Somebody known applies again, and somebody with another person's phone: decision 108, from both sides. */

let own: Awaited<ReturnType<typeof startWithMail>>
let api: Api
let vaga: number
test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await startWithMail()
  api = await openApi(own.product)
  const funcoes = await api.call<{ data: object[] }>('GET', '/campanha/v1/funcoes?busca=atendente')
  vaga = await publishCampanha(api, 'Vaga de estranhos', {
    vaga: {
      funcoes: funcoes.data.slice(0, 1).map((funcao) => ({ funcao })),
      campanhaResponsavel: { nome: 'Marina Duarte' },
    },
  })
})
test.afterAll(async () => {
  await api.stop()
  await own.stop()
})

async function applyAs(page: Page, nome: string, email: string, telefone: string): Promise<void> {
  await page.goto(`/campanha/${vaga}/inscricao`)
  await fillForm(page, nome, email)
  await page.getByRole('textbox', { name: 'Telefone com DDD' }).fill(telefone)
  await page.getByRole('button', { name: 'Enviar inscrição' }).click()
  await expect(page.getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()
}

/** As a recruiter finds who came last: at the top of the basket. */
async function openTalento(page: Page, nome: string): Promise<void> {
  await page.goto(`${own.product.url}/dashboard/cesto-de-talentos`)
  await page.getByRole('link', { name: nome, exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: nome })).toBeVisible()
}

test('who is known applies again with a slip in the phone: it waits beside the record until the mail is answered', async ({
  page,
  browser,
}) => {
  const nome = 'Norma Nogueira'
  const email = 'norma.nogueira@example.com'
  await keepSession(page, api)
  await page.goto(`${own.product.url}/dashboard/cesto-de-talentos`)
  await page.getByRole('button', { name: 'Adicionar pessoas' }).click()
  await page.getByRole('menuitem', { name: 'Cadastrar uma pessoa' }).click()
  await page.getByLabel(/^Nome/).fill(nome)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Telefone com DDD').fill('11987650101')
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await expect(page.getByText(`${nome}: cadastro feito.`)).toBeVisible()

  const context = await browser.newContext({ baseURL: own.product.url, locale: 'pt-BR' })
  const visitor = await context.newPage()
  await applyAs(visitor, nome, email, '11987650110')
  await visitor.getByRole('link', { name: 'Acompanhar minha inscrição' }).click()
  await expect(visitor.getByText('Inscrição recebida')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Apagar meus dados' })).toHaveCount(0)

  await openTalento(page, nome)
  const detail = page.getByRole('dialog')
  await expect(detail.getByRole('link', { name: '(11) 98765-0101' })).toBeVisible()
  const waits = detail.getByRole('region', { name: 'A confirmar' })
  await waits.getByText('não se sabe ainda se foi esta pessoa').click()
  await expect(waits.getByText('(11) 98765-0110')).toBeVisible()

  await visitor.goto(await own.mailedPage(email))
  await expect(visitor.getByRole('heading', { name: 'Foi você quem enviou?' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Sim, fui eu' }).click()
  await expect(visitor.getByText('Confirmado: seu cadastro foi atualizado')).toBeVisible()

  await openTalento(page, nome)
  await expect(detail.getByRole('link', { name: '(11) 98765-0101' })).toBeVisible()
  await expect(waits).toHaveCount(0)
  await context.close()
})

test('who gives another person’s phone stands beside them; one click keeps apart or joins, and takes it back', async ({
  page,
  browser,
}) => {
  await api.apply(vaga, 'Olga Oliveira', { telefone: '11987650202' })
  const context = await browser.newContext({ baseURL: own.product.url, locale: 'pt-BR' })
  await applyAs(await context.newPage(), 'Otto Oliveira', 'otto@example.com', '11987650202')
  await context.close()

  await keepSession(page, api)
  await openTalento(page, 'Otto Oliveira')
  const detail = page.getByRole('dialog')
  const beside = detail.getByRole('region', { name: 'Talvez a mesma pessoa' })
  await expect(beside.getByRole('link', { name: 'Olga Oliveira' })).toBeVisible()
  await expect(beside.getByText('(mesmo telefone)')).toBeVisible()
  await beside.getByRole('button', { name: 'Manter separada de Olga Oliveira' }).click()
  await expect(beside.getByText('Mantidos separados')).toBeVisible()
  await beside.getByRole('button', { name: 'Desfazer' }).click()

  await beside
    .getByRole('button', { name: /^Unir com o cadastro de Olga Oliveira e manter o e-mail olga/ })
    .click()
  await expect(detail.getByRole('heading', { name: 'Olga Oliveira' })).toBeVisible()
  await expect(beside).toHaveCount(0)
  await expect(page.getByText('Cadastros unidos em Olga Oliveira.').first()).toBeVisible()
  // What the toast offers for some seconds stands on the page for good.
  await detail.getByRole('tab', { name: 'Notas e histórico' }).click()
  await detail.getByRole('button', { name: 'Separar o cadastro de Otto Oliveira' }).click()
  await page.getByRole('button', { name: 'Separar cadastros' }).click()
  await expect(beside.getByRole('link', { name: 'Otto Oliveira' })).toBeVisible()
})

test('whose time is nearly over goes on by the button behind the mail, and a recruiter brings back who is hidden', async ({
  page,
}) => {
  // What only months bring about: one whose month is over, with a mail whose link is theirs, one whose month begins today;
  // the night goes in this order.
  await writeInto(
    own.product,
    `with novas as (
       insert into talento (empresa_id, nome, email, criado_em, retencao_avisada_em)
       select e.id, p.nome, p.email, now() - make_interval(months => e.retencao_meses + p.mais), current_date - p.avisada
       from empresa e, (values ('Hugo Hospede', 'hugo@example.com', 2, 40), ('Rita Retida', 'rita@example.com', 0, null::int))
         p (nome, email, mais, avisada)
       where e.id = (select empresa_id from usuario where email = 'demo@seleta.local')
       order by p.nome
       returning id, empresa_id, identificador, email, retencao_avisada_em as avisada)
     insert into mensagem (empresa_id, talento_id, tipo, canal, destinatario, corpo, estado, criada_em, enviada_em)
     select empresa_id, id, 'retencao', 'EMAIL', email, '/acompanhamento?chave=' || translate(encode(
       decode(replace(identificador::text, '-', '') || repeat('00', 16), 'hex'), 'base64'), '+/=', '-_'),
       'enviada', avisada, avisada
     from novas where avisada is not null`,
  )
  // A start looks at what the nights before it have not seen.
  await own.product.restart()

  await page.goto(await own.mailedPage('rita@example.com'))
  await expect(page.getByRole('heading', { name: 'Você quer continuar?' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Pronto: você continua no banco de talentos.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0)

  await keepSession(page, api)
  await page.goto(`${own.product.url}/dashboard/configuracoes`)
  const ocultas = page.getByRole('region', { name: 'Pessoas ocultas' })
  await ocultas.getByRole('link', { name: 'Hugo Hospede' }).click()
  const detail = page.getByRole('dialog')
  await expect(detail.getByText(/^Oculta até/)).toBeVisible()
  await expect(detail.getByText('hugo@example.com')).toHaveCount(0)
  await detail.getByRole('button', { name: 'Restaurar' }).click()
  await expect(detail.getByText('hugo@example.com')).toBeVisible()
})
