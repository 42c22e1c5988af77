import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { remotes, repository } from '../repository.mjs'
import { run } from '../run.mjs'
import { findComposeFaults, findNotAlone, findProductionFaults, findSettingFaults } from './compose-rules.mjs'

const TELLING = ['README.md', 'docs/operacao.md', 'docs/como-adicionar.md', 'docker-compose.yml']

/**
 * Containers, statically: our own rules, and compose's own reading of the file where it can be had.
 * @returns {Promise<{ name: string, faults: string[] }[]>}
 */
export async function checkCompose() {
  const textOf = (file) => readFileSync(join(repository, file), 'utf8')
  const text = textOf('docker-compose.yml')
  const results = [
    {
      name: 'containers have their files, agreed images, health checks and no rights beyond',
      faults: findComposeFaults(repository, text),
    },
    {
      name: 'what documents tell to type for one area leaves the host alone',
      faults: TELLING.flatMap((file) =>
        findNotAlone(textOf(file), remotes).map((command) => `${file}: ${command}`),
      ),
    },
    {
      name: 'every setting of the README reaches the api’s container',
      faults: findSettingFaults({
        readme: textOf('README.md'),
        code: textOf('api/src/ground/settings.ts'),
        demo: text,
        production: textOf('compose.production.yml'),
        example: textOf('.env.example'),
      }),
    },
  ]
  const compose = await findCompose()
  if (compose === null) {
    console.log('  docker compose não existe aqui: a leitura do arquivo por ele não foi feita.')
    return results
  }
  const [command, ...prefix] = compose
  const none = { PUBLIC_URL: undefined, MAIL_FROM: undefined }
  const config = async (files, env = {}) => {
    const args = [...prefix, ...files.flatMap((file) => ['-f', file]), '--env-file', '/dev/null', 'config']
    const { code, output } = await run(command, [...args, '--format', 'json'], { env: { ...none, ...env } })
    return code === 0 ? { faults: [], read: JSON.parse(output) } : { faults: output.split('\n') }
  }
  const demo = await config(['docker-compose.yml'])
  const files = ['docker-compose.yml', 'compose.production.yml']
  const without = await config(files)
  const real = { PUBLIC_URL: 'https://vagas.exemplo.com.br', MAIL_FROM: 'Seleta <vagas@exemplo.com.br>' }
  const production = await config([...files, 'compose.tls.yml'], real)
  return [
    ...results,
    { name: 'compose reads the demo’s file without a setting', faults: demo.faults },
    {
      name: 'production starts with secrets, without the demo, and not without its settings',
      faults: [
        ...production.faults,
        ...findProductionFaults(production.read),
        ...(without.faults.length === 0 ? ['it started without PUBLIC_URL'] : []),
      ],
    },
  ]
}

async function findCompose() {
  const plugin = await run('docker', ['compose', 'version']).catch(() => ({ code: 1 }))
  if (plugin.code === 0) return ['docker', 'compose']
  const binary = join(homedir(), '.cache/compose-check/x/usr/libexec/docker/cli-plugins/docker-compose')
  if (!existsSync(binary)) await unpackFromDebian()
  return existsSync(binary) ? [binary] : null
}

/** Unpacks Debian's package beside the system, whose own sources stay untouched. Needs apt and root. */
async function unpackFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const folder = join(homedir(), '.cache/compose-check')
  mkdirSync(join(folder, 'lists/partial'), { recursive: true })
  const script = `set -e
    M=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | sed -n 1p)
    K=$(dpkg -L debian-archive-keyring | grep 'keyring.gpg$' | sed -n 1p)
    echo "deb [signed-by=$K] $M trixie main" > list
    A="-q -o Dir::Etc::sourcelist=$PWD/list -o Dir::Etc::sourceparts=/dev/null -o Dir::State::lists=$PWD/lists -o Acquire::Languages=none -o APT::Sandbox::User=root"
    apt-get $A update
    apt-get $A download docker-compose
    dpkg -x docker-compose_*.deb x
    rm -rf *.deb lists`
  await run('apt-get', ['update', '-qq'])
  const { code, output } = await run('bash', ['-c', script], { cwd: folder })
  if (code !== 0) {
    rmSync(join(folder, 'x'), { recursive: true, force: true })
    console.log(output.split('\n').slice(-5).join('\n'))
  }
}
