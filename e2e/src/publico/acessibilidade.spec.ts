import { openApi } from '../support/api'
import { expectAccessible, looks, wear } from '../support/axe'
import { expect, test } from '../support/test'

/** The public pages in every look, found clean by axe and never wider than the screen (security A01, A07). */
test('the public pages are accessible in every width and theme', async ({ page, product }) => {
  const api = await openApi(product)
  const { data } = await api.call<{ data: { id: number }[] }>(
    'GET',
    '/campanha/v1/publico/vagas?size=50&busca=professor',
  )
  const id = data[0]?.id ?? 0
  await api.apply(id, 'Axel Axe')
  const screens = {
    vaga: `/campanha/${id}`,
    inscricao: `/campanha/${id}/inscricao`,
    vagas: '/vagas',
    privacidade: '/privacidade',
    'não encontrada': '/campanha/999999',
    'sem chave': '/acompanhamento',
  }
  for (const look of looks) {
    await wear(page, look)
    for (const [screen, path] of Object.entries(screens)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, `${screen} ${look.width} ${look.theme}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
  }
  await api.stop()
})
