import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Product } from './product'
import { copyBuild, repository, startProduct } from './product'
import { beSignedIn } from './sign-in'

/** The product on a copy of the built front end, which a test may change and release into. */
export interface Installation {
  readonly product: Product
  /** The folder that it serves. */
  readonly folder: string
  /** A page of a signed-in recruiter, in a browser that nobody has used. `isClockOwn`: the test turns its clock. */
  readonly openPage: (browser: Browser, how?: { isClockOwn?: boolean }) => Promise<Page>
  /** Types `npm run release`, `rollback` or `releases` for it; answers what it says. */
  readonly command: (name: 'release' | 'rollback' | 'releases', ...args: readonly string[]) => string
  /** Ends the process and removes data and folder. */
  readonly stop: () => Promise<void>
}

interface Options {
  /** Changes the folder before anybody is served from it. */
  readonly prepare?: (folder: string) => void
  /** Asked for after that. */
  readonly env?: (folder: string) => Promise<Record<string, string>>
  /** A built api other than `api/dist/`. */
  readonly apiFolder?: string
}

export async function startInstallation({ prepare, env, apiFolder }: Options = {}): Promise<Installation> {
  const folder = copyBuild()
  prepare?.(folder)
  const product = await startProduct({
    staticFolder: folder,
    env: (await env?.(folder)) ?? {},
    ...(apiFolder === undefined ? {} : { apiFolder }),
  })
  return {
    product,
    folder,
    openPage: async (browser, { isClockOwn = false } = {}) => {
      const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
      const page = await context.newPage()
      if (isClockOwn) await page.clock.install()
      await beSignedIn(page)
      return page
    },
    command: (name, ...args) =>
      execFileSync(process.execPath, [join(repository, `scripts/${name}.mjs`), ...args, '--to', folder], {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: join(product.dataFolder, 'data') },
      }),
    stop: async () => {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An installation for as long as some work takes: also when that fails, nothing of it goes on running. */
export async function withInstallation(
  options: Options,
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  const installation = await startInstallation(options)
  try {
    await work(installation)
  } finally {
    await installation.stop()
  }
}
