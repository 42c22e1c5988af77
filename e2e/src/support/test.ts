import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import type { Product } from './product'
import { startProduct } from './product'

/** One product per worker; each test makes what it needs in it. Fails a test whose page broke the security policy. */
export const test = base.extend<{ cleanConsole: void }, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  cleanConsole: [
    async ({ page }, use) => {
      const broken: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()))
          broken.push(message.text())
      })
      page.on('pageerror', (error) => broken.push(`${error.name}: ${error.message}`))
      await use()
      expect(broken).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Most tests ask for less motion, as people may: nothing is waited for that only slides. Here things move. */
export const withMotion = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' })

export const demo = { email: 'demo@seleta.local', senha: 'seleta-demo-2026' }
