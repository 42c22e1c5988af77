import type { Page } from '@playwright/test'
import { publishCampanha } from '../campanhas/campanhas-data'
import { openApi } from '../support/api'
import { expectAccessible, looks, wear } from '../support/axe'
import { expect, test } from '../support/test'
import { EMPRESA, fillForm, findVaga, startWithMail } from './publico-data'

/**
 * The public pages in every look: found clean by axe, and never wider than the screen (security A01, A07); not at the
 * 320 px of WCAG 1.4.10 either, in any state (audit C14).
 */

async function expectFit(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, `${screen} 320`)
  for (const look of looks) {
    await wear(page, look)
    await expectAccessible(page, `${screen} ${look.width} ${look.theme}`)
    await expectNoSidewaysScroll(page, `${screen} ${look.width}`)
  }
}

async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider, screen).toBeLessThanOrEqual(0)
}

/** @param n tells the questions of one form apart */
const pergunta = (n: number, title: string, rest: object) => ({
  id: `7b1c2a3d-0000-4000-8000-00000000000${n}`,
  title,
  obrigatoria: true,
  efeito: 'SINALIZAR',
  criadaEm: '2026-01-01T00:00:00Z',
  ...rest,
})

test('the pages that anybody can open are accessible in every width and theme', async ({ page, product }) => {
  const api = await openApi(product)
  const { id } = await findVaga(api, 'professor')
  const pausada = await publishCampanha(api, 'Vaga pausada')
  const encerrada = await publishCampanha(api, 'Vaga encerrada')
  await api.call('PATCH', `/campanha/v1/campanhas/${pausada}/pausar`)
  await api.call('PATCH', `/campanha/v1/campanhas/${encerrada}/fechar`)
  const screens = {
    vaga: `/campanha/${id}`,
    formulário: `/campanha/${id}/inscricao`,
    'vagas da empresa': `/empresa/${EMPRESA}`,
    'busca sem vaga': `/empresa/${EMPRESA}?busca=nadaassim`,
    'sem lista geral': '/vagas',
    'empresa desconhecida': '/empresa/nao-ha',
    privacidade: `/privacidade?empresa=${EMPRESA}`,
    'não encontrada': '/campanha/999999',
    pausada: `/campanha/${pausada}`,
    encerrada: `/campanha/${encerrada}`,
    'formulário encerrado': `/campanha/${encerrada}/inscricao`,
    'sem chave': '/acompanhamento',
  }
  for (const [screen, path] of Object.entries(screens)) {
    await page.goto(path)
    await expectFit(page, screen)
  }
  await api.stop()
})

test('so are those of a person who applies: what is wrong, the confirmation, their own page and its end', async ({
  page,
  product,
}) => {
  const api = await openApi(product)
  const id = await publishCampanha(api, 'Vaga com perguntas', {
    vaga: {
      funcoes: (await api.call<{ data: object[] }>('GET', '/campanha/v1/funcoes?busca=atendente')).data
        .slice(0, 1)
        .map((funcao) => ({ funcao })),
      campanhaResponsavel: { nome: 'Marina Duarte' },
      videoCv: 'opcional',
      perguntas: [
        pergunta(1, 'Tem os sábados livres?', { tipo: 'SIM_NAO', simCorreta: true, naoCorreta: false }),
        pergunta(2, 'Como é um bom atendimento?', { tipo: 'ABERTA' }),
        pergunta(3, 'Apresente-se.', { tipo: 'VIDEO', duracao: 30, obrigatoria: false }),
      ],
    },
  })
  await page.goto(`/campanha/${id}/inscricao`)
  await page.getByRole('button', { name: 'Gravar resposta' }).waitFor()
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('A')
  await page.getByRole('textbox', { name: 'Telefone com DDD' }).fill('12')
  await page.getByRole('button', { name: 'Enviar inscrição' }).click()
  await expect(page.getByText('Confira estes campos.')).toBeVisible()
  // Each message leads to its field, and names the question that it is about.
  await page.getByRole('link', { name: 'Como é um bom atendimento? – Responda a esta pergunta.' }).click()
  await expectFit(page, 'formulário com faltas')

  await fillForm(page, 'Axel Axe de Albuquerque e Vasconcelos', 'axel.axe@example.com')
  await page.getByRole('textbox', { name: 'Telefone com DDD' }).fill('')
  await page.getByRole('button', { name: 'Enviar inscrição' }).click()
  await expect(page.getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible()
  await expectFit(page, 'confirmação')

  await page.getByRole('link', { name: 'Acompanhar minha inscrição' }).click()
  await expect(page.getByRole('heading', { name: 'Sua inscrição' })).toBeVisible()
  await expectFit(page, 'acompanhamento')
  const telefone = page.getByRole('textbox', { name: 'Telefone com DDD' })
  await telefone.fill('12')
  await page.getByRole('textbox', { name: 'Sobre você' }).fill('Cuido de clientes há dez anos.')
  await page.getByRole('button', { name: 'Salvar correções' }).click()
  await expect(page.getByRole('alert').getByText(/^Seus dados ainda não foram corrigidos/)).toBeVisible()
  await expect(telefone).toHaveValue('12')
  await expect(telefone).toHaveAccessibleDescription('Informe o telefone com DDD.')
  await expect(page.getByRole('textbox', { name: 'Sobre você' })).toHaveValue(
    'Cuido de clientes há dez anos.',
  )
  await expectFit(page, 'acompanhamento com faltas')
  await page.getByRole('checkbox', { name: 'Quero sair deste processo.' }).check()
  await page.getByRole('button', { name: 'Retirar inscrição' }).click()
  await expect(page.getByText('Sua inscrição foi retirada.')).toBeVisible()
  await expectFit(page, 'retirada')
  // What was refused is no page that a browser can come back to; the page itself stands there instead.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sua inscrição' })).toBeVisible()
  await page.goForward()

  // The page of the mail: asked whether it was them, with all that can be done.
  const own = await startWithMail()
  const mailed = await openApi(own.product)
  const outra = await findVaga(mailed, 'professor')
  const sent = { email: 'axel.axe@example.com', telefone: '11 98888-7777' }
  for (const nome of ['Axel Axe de Albuquerque e Vasconcelos', 'Axel Outra Vez'])
    await mailed.apply(outra.id, nome, sent)
  await page.goto(await own.mailedPage('axel.axe@example.com'))
  await expect(page.getByRole('heading', { name: 'Foi você quem enviou?' })).toBeVisible()
  await expectFit(page, 'acompanhamento pelo e-mail')
  await page.getByRole('checkbox', { name: 'Entendo que isto não pode ser desfeito.' }).check()
  await page.getByRole('button', { name: 'Apagar meus dados' }).click()
  await expect(page.getByRole('heading', { name: 'Seus dados foram apagados' })).toBeVisible()
  await expectFit(page, 'apagada')
  await mailed.stop()
  await own.stop()
  await api.stop()
})
