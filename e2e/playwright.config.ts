import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const SHELL = process.env['CHROMIUM_SHELL_PATH'] ?? '/usr/bin/chromium-headless-shell'
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera that shows a test picture. One set of arguments for all files: another set is another worker, and
  // another worker another product.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

// Without a language of UTF-8 Chromium names no saved file by a letter beyond ASCII.
process.env['LANG'] ??= 'C.UTF-8'

/** Journeys through the real system: the built product, its database, its remotes, Chromium. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  // Firefox's own line, what other builds are needed for, and every area with every fault belong to `npm run prove`.
  testIgnore: process.env['PROVE'] === 'on' ? [] : ['**/firefox/**', '**/builds/**'],
  globalSetup: './src/support/prepare-data.ts',
  outputDir: './test-results',
  fullyParallel: false,
  // The machine has two cores, and each worker runs a product of its own.
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What slides and fades is waited for by every click; where motion is the subject a test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // Without a window around it a page costs a tenth; what only a window has is marked.
  projects: [
    {
      name: 'sem janela',
      grepInvert: /@janela/,
      use: { launchOptions: { args, executablePath: existsSync(SHELL) ? SHELL : CHROMIUM } },
    },
    { name: 'janela', grep: /@janela/, use: { launchOptions: { args, executablePath: CHROMIUM } } },
  ],
})
