import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { run } from '../run.mjs'

/**
 * The machine's nginx, else Debian's package unpacked beside the system, whose own files stay untouched. Run as a
 * command it prints the path.
 * @returns {Promise<string>} the binary's path
 * @throws Error with one sentence that says what to do
 */
export async function requireNginx() {
  const folder = join(homedir(), '.cache/nginx-check')
  const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', join(folder, 'x/usr/sbin/nginx')]
  const find = () => [process.env.NGINX_PATH, ...candidates].find((path) => path && existsSync(path))
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    mkdirSync(folder, { recursive: true })
    const script = `set -e
      apt-get -q update
      apt-get -q -o APT::Sandbox::User=root download nginx
      dpkg -x nginx_*.deb x
      rm -f *.deb`
    await run('sh', ['-c', script], { cwd: folder })
  }
  const found = find()
  if (found) return found
  throw new Error(
    'Estes testes precisam do nginx: instale-o (apt-get install nginx) ou dê o caminho em NGINX_PATH.',
  )
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename)
  console.log(await requireNginx())
