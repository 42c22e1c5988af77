import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The browser that tests drive. Installs Debian's Chromium when there is none and this user may.
 * @throws Error with one sentence that says what to do
 */
export async function requireChromium() {
  const wanted = [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))
  if (wanted) return wanted
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Instalando o Chromium do Debian…')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      { env },
    )
    if (existsSync(places[0])) return places[0]
  }
  throw new Error(
    'Os testes de navegador precisam do Chromium: instale-o (apt-get install chromium) ou dê o caminho em CHROMIUM_PATH.',
  )
}
