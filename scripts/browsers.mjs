import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/**
 * The browser that tests drive. Installs Debian's Chromium when there is none and this user may.
 * @returns {Promise<string>} path of the executable
 * @throws Error with one sentence that says what to do
 */
export const requireChromium = () =>
  requireBrowser({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    packages: ['chromium', 'fonts-liberation'],
    need: 'Os testes de navegador precisam do Chromium',
  })

/**
 * The same Chromium without a window around its pages, where Debian has it: a new page costs a tenth. What only a window
 * has (the reader of PDFs) is tried in the whole one.
 * @returns {Promise<string>} path of the executable; the whole Chromium's where there is no other
 * @throws Error as `requireChromium`
 */
export async function requireChromiumShell() {
  const chromium = await requireChromium()
  return requireBrowser({
    name: 'Chromium sem janela',
    variable: 'CHROMIUM_SHELL_PATH',
    places: ['/usr/bin/chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
    need: 'Sem janela os testes são mais rápidos',
  }).catch(() => chromium)
}

/**
 * Debian's Firefox, which runs the thin line in `npm run prove`. Installed as Chromium is.
 * @returns {Promise<string>} path of the executable
 * @throws Error with one sentence that says what to do
 */
export const requireFirefox = () =>
  requireBrowser({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr'],
    need: 'Esta prova precisa do Firefox',
  })

async function requireBrowser({ name, variable, places, packages, need }) {
  const find = () => [process.env[variable], ...places].find((path) => path && existsSync(path))
  const wanted = find()
  if (wanted) return wanted
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Instalando o ${name} do Debian…`)
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
    const installed = find()
    if (installed) return installed
  }
  throw new Error(`${need}: instale-o (apt-get install ${packages[0]}) ou dê o caminho em ${variable}.`)
}
