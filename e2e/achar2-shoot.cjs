const { chromium } = require('@playwright/test')
const BASE = process.argv[2],
  OUT = process.argv[3],
  which = process.argv[4]
const WIDTHS = (process.argv[5] ?? '390,768,1440,1920').split(',').map(Number)
;(async () => {
  const b = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
  })
  const ctx0 = await b.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const p0 = await ctx0.newPage()
  await p0.goto(BASE + '/dashboard/campanhas')
  await p0
    .getByLabel(/E-mail/i)
    .first()
    .fill('demo@seleta.local')
  await p0
    .getByLabel(/^Senha/)
    .first()
    .fill('seleta-demo-2026')
  await p0.getByRole('button', { name: 'Entrar', exact: true }).click()
  await p0.waitForURL(/dashboard/)
  await p0.waitForTimeout(2500)
  const hrefs = await p0.$$eval('main a[href]', (els) => els.map((e) => e.getAttribute('href')))
  const id = (hrefs.find((h) => /candidatos\/\d+/.test(h)) || '').match(/candidatos\/(\d+)/)?.[1] ?? '9'
  console.log('campanha', id)
  const state = await ctx0.storageState({ indexedDB: true })
  const session = await p0.evaluate(() => Object.entries(sessionStorage))
  const openFiltros = async (p) => {
    const button = p.getByRole('button', { name: /^Filtros( \(|$)/ })
    if (await button.count()) {
      await button.first().click()
      await p.waitForTimeout(900)
    }
    for (const name of [
      'CNH',
      'Pretensão salarial',
      'Salário pretendido',
      'Origem',
      'Fonte',
      'Inscrita em',
      'Aderência',
      'Respostas da triagem',
    ]) {
      const head = p.getByRole('button', { name: new RegExp('^' + name) })
      if ((await head.count()) && (await head.first().getAttribute('aria-expanded')) !== 'true')
        await head
          .first()
          .click()
          .catch(() => {})
    }
    await p.waitForTimeout(700)
  }
  const screens = {
    graficos: [
      '/dashboard/graficos?dias=90',
      async (p) => {
        const f = p.getByRole('combobox', { name: 'Campanha' })
        await f.scrollIntoViewIfNeeded()
        await f.click()
        await f.fill('aux')
        await p.waitForTimeout(900)
      },
    ],
    quadro: [`/dashboard/selecao/${id}`, openFiltros],
    candidatos: [`/dashboard/candidatos/${id}`, openFiltros],
    cesta: ['/dashboard/cesto-de-talentos', openFiltros],
    pessoa: [
      '/dashboard/cesto-de-talentos',
      async (p) => {
        await p
          .getByRole('button', { name: /Adicionar/ })
          .first()
          .click()
        await p.waitForTimeout(600)
        const m = p.getByRole('menuitem', { name: /pessoa/i })
        if (await m.count()) await m.first().click()
        await p.waitForTimeout(900)
      },
    ],
    detalhe: [
      '/dashboard/cesto-de-talentos?cnh=B',
      async (p) => {
        await p
          .locator('main tbody tr, main li')
          .first()
          .click()
          .catch(() => {})
        await p.waitForTimeout(1200)
      },
    ],
  }
  for (const width of WIDTHS)
    for (const scheme of ['light', 'dark']) {
      const ctx = await b.newContext({
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        storageState: state,
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      })
      await ctx.addInitScript((s) => {
        for (const [k, v] of s) sessionStorage.setItem(k, v)
      }, session)
      const p = await ctx.newPage()
      const errors = []
      p.on('console', (m) => m.type() === 'error' && errors.push(m.text().slice(0, 200)))
      p.on('pageerror', (e) => errors.push('PAGEERROR ' + e.message.slice(0, 200)))
      for (const name of which.split(',')) {
        const [path, act] = screens[name]
        await p.goto(BASE + path)
        await p.waitForLoadState('networkidle').catch(() => {})
        await p.waitForTimeout(900)
        await act(p).catch((e) => console.log(name, width, String(e).slice(0, 200)))
        const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        await p.screenshot({ path: `${OUT}/${name}-${width}-${scheme}.png` })
        if (over > 0) console.log('OVER', name, width, scheme, over)
      }
      if (errors.length) console.log(width, scheme, [...new Set(errors)])
      await ctx.close()
    }
  await b.close()
})()
