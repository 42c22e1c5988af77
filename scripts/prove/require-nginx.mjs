import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.mjs'
import { run } from '../run.mjs'

const FOLDER = join(repository, '.cache/nginx')
const PLACES = ['/usr/sbin/nginx', join(FOLDER, 'usr/sbin/nginx')]

/**
 * Debian's nginx, the door of the proofs with several processes. Where there is none it is fetched and unpacked into the
 * cache: installed, it would take the machine's port 80.
 * @returns {Promise<string>} path of the executable
 * @throws Error with one sentence that says what to do
 */
export async function requireNginx() {
  const find = () => [process.env.NGINX_PATH, ...PLACES].find((path) => path && existsSync(path))
  const wanted = find()
  if (wanted) return wanted
  if (existsSync('/usr/bin/apt-get')) {
    console.log('Trazendo o nginx do Debian…')
    mkdirSync(FOLDER, { recursive: true })
    await run('apt-get', ['download', '-qq', 'nginx'], { cwd: FOLDER })
    for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.deb')))
      await run('dpkg-deb', ['-x', file, '.'], { cwd: FOLDER })
    const fetched = find()
    if (fetched) return fetched
  }
  throw new Error(
    'Esta prova precisa do nginx: instale-o (apt-get install nginx) ou dê o caminho em NGINX_PATH.',
  )
}
