import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { listFiles, remotes, repository } from '../repository.mjs'
import { run } from '../run.mjs'
import { findFreePort } from './free-port.mjs'

/** What a document tells to type is started by a test. Needs a build. */

const folder = mkdtempSync(join(tmpdir(), 'seleta-commands-'))
// As root the database runs as nobody, who has to pass through here.
chmodSync(folder, 0o755)
after(() => rmSync(folder, { recursive: true, force: true }))

const port = await findFreePort()
const here = { PORT: String(port), DATA_DIR: join(folder, 'data'), DEMO: 'off' }
const npm = (args, env = {}) => run('npm', args, { env: { ...here, ...env } })

/** Command, as `npm …` without what follows `--` → the test that starts it. */
const proofs = {
  start:
    'npm start prints its address, and create-user, jobs, backup and restore work beside it and after it',
  test: 'this runs in it',
  'run create-user': 'with npm start',
  'run backup': 'with npm start',
  'run restore': 'with npm start',
  'run jobs': 'with npm start',
  'run dev': 'dev.spec.mjs',
  'run check': 'npm run check names what it looked at',
  'run bench': 'npm run bench measures an area on a tiny volume',
  'run build': 'npm run build says that nothing changed',
  'run prove': 'npm run prove runs one proof by its name',
  'run release': 'release.spec.mjs',
  'run rollback': 'release.spec.mjs',
  'run releases': 'release.spec.mjs',
  'run kit': 'kit.spec.mjs',
}

/** Starts the product as a person does, and waits until it is ready. */
async function startProduct(command, args, env = {}) {
  const product = spawn(command, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  await new Promise((resolve, reject) => {
    product.stdout.on('data', (chunk) => (printed += chunk).includes('Seleta pronta') && resolve())
    product.on('exit', () => reject(new Error(printed)))
  })
  return { product, printed }
}

/** As Ctrl-C does: the whole group. */
async function interrupt(product) {
  product.removeAllListeners('exit')
  process.kill(-product.pid, 'SIGINT')
  await once(product, 'exit')
}

test('every command that a document names is started by a test', () => {
  const documents = listFiles([
    'README.md',
    'docs',
    'host',
    ...remotes,
    'shared',
    'api',
    'e2e',
    'bench',
  ]).filter((file) => /(?:README|como-adicionar)\.md$/.test(file))
  const named = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnpm (run [\w-]+|start|test)/g)].map(([, command]) => command),
  )
  assert.deepEqual(
    [...new Set(named)].filter((command) => !(command in proofs)),
    [],
  )
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  const unproven = Object.keys(scripts).filter((name) => !(name in proofs) && !(`run ${name}` in proofs))
  assert.deepEqual(unproven, [])
})

test(proofs.start, async () => {
  const { product, printed } = await startProduct('npm', ['start'], { ...here, DEMO: 'on' })
  assert.match(printed, new RegExp(`http://localhost:${port}`))

  const created = await npm([
    'run',
    'create-user',
    '--',
    '--email',
    'ana@casa.test',
    '--nome',
    'Ana',
    '--empresa',
    'Casa',
  ])
  assert.match(created.output, new RegExp(`http://localhost:${port}/\\S*token=[\\w-]+`))
  const queue = await npm(['run', 'jobs'])
  assert.match(queue.output, /limpeza: \d+ esperando/)
  const refused = await npm(['run', 'jobs', '--', 'retry', 'abc'])
  assert.equal(refused.code, 1)
  assert.match(refused.output, /Uso: npm run jobs/)
  const file = join(folder, 'tudo.backup')
  const saved = await npm(['run', 'backup', '--', file])
  assert.equal(saved.code, 0, saved.output)
  assert.ok(existsSync(file))
  await enterPessoa(await signIn(port))
  const before = await look(port)
  const sealed = await npm(['run', 'backup'], { BACKUP_KEY })
  assert.match(sealed.output, /Cifrado com BACKUP_KEY\./)

  await interrupt(product)
  await assert.rejects(fetch(`http://localhost:${port}/`))

  const restored = await npm(['run', 'restore', '--', file], { DATA_DIR: join(folder, 'outra') })
  assert.equal(restored.code, 0, restored.output)
  assert.match(restored.output, /Restauradas [\d.]+ linhas/)
  await drill(before, sealed.output)
})

const BACKUP_KEY = 'quatro palavras que ninguém adivinha'
const CURRICULO = Buffer.from('%PDF-1.4 o currículo do ensaio\n%%EOF')

/** Signs in as the demo company does. */
async function signIn(at) {
  const answer = await fetch(`http://localhost:${at}/usuario/v1/usuarios/login`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('seleta-web:publico')}` },
    body: new URLSearchParams({
      username: 'demo@seleta.local',
      password: 'seleta-demo-2026',
      grant_type: 'password',
    }),
  })
  return (await answer.json()).access_token
}

/** Somebody with a file. */
async function enterPessoa(token) {
  const body = new FormData()
  body.set('dados', JSON.stringify({ nome: 'Zenaide do Ensaio', email: 'zenaide@ensaio.test' }))
  body.set('curriculo', new Blob([CURRICULO], { type: 'application/pdf' }), 'curriculo.pdf')
  const answer = await fetch(`http://localhost:${port}/talento/v1/talentos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  assert.equal(answer.status, 200, await answer.text())
}

/** What a person looks at after a restore: how many people and campaigns, one of them, her file. */
async function look(at) {
  const token = await signIn(at)
  const call = async (path, body) => {
    const answer = await fetch(`http://localhost:${at}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    assert.equal(answer.status, 200, path)
    return Buffer.from(await answer.arrayBuffer())
  }
  const ask = async (...args) => JSON.parse((await call(...args)).toString())
  const pessoas = await ask('/talento/v1/talentos/filtro?page=0&size=10', { idCampanha: null })
  const campanhas = await ask('/campanha/v1/campanhas/filtro?page=0&size=50', {})
  const [zenaide] = (
    await ask('/talento/v1/talentos/filtro?page=0&size=10', { pesquisa: { palavraChave: 'Zenaide' } })
  ).data
  const { data: detail } = await ask(`/talento/v1/talentos/${zenaide.identificador}`)
  const curriculo = await call(`/talento/v1/talentos/${zenaide.identificador}/curriculo-original`)
  return {
    pessoas: pessoas.totalElements,
    campanhas: campanhas.data.map(({ nome, candidatos }) => [nome, candidatos]),
    nome: detail.informacaoPessoal.nome,
    curriculo: curriculo.toString(),
  }
}

/** The very commands of docs/operacao.md, with a folder, a key, a file and a port of this test. */
async function drill(before, backedUp) {
  const operacao = readFileSync(join(repository, 'docs/operacao.md'), 'utf8')
  const [, block = ''] = /\*\*The drill\*\*[^`]*```\n([^`]+)```/.exec(operacao) ?? []
  const [, counts, file] = /^Backup de (.+) em (.+\.backup\.age)$/m.exec(backedUp) ?? []
  const ensaio = await findFreePort()
  const [restore, start, ...rest] = block
    .trim()
    .replaceAll('/tmp/ensaio', join(folder, 'ensaio'))
    .replace('BACKUP_KEY=…', `BACKUP_KEY='${BACKUP_KEY}'`)
    .replace('seleta-….backup.age', file)
    .replace('3999', String(ensaio))
    .split('\n')
  assert.deepEqual(rest, [])
  const restored = await run('bash', ['-c', restore])
  assert.match(restored.output, new RegExp(`Restauradas ${counts} de `), restored.output)
  const { product } = await startProduct('bash', ['-c', start])
  assert.deepEqual(await look(ensaio), before)
  assert.equal(before.curriculo, CURRICULO.toString())
  await interrupt(product)
}

test(proofs['run check'], async () => {
  const { output } = await npm(['run', 'check', '--', 'structure'])
  assert.match(output, /✓ imports have no cycles/)
  assert.match(output, /\d+ passed, 0 failed\n$/)
})

test(proofs['run build'], async () => {
  const { code, output } = await npm(['run', 'build'])
  assert.equal(code, 0, output)
  assert.match(output, /Nada mudou\./)
})

test(proofs['run bench'], async () => {
  const { output } = await npm(['run', 'bench', '--', '--tamanho', 'minusculo', '--so', 'lista'])
  assert.match(output, /Medindo: lista…/)
  // Whether the figure is held says nothing on a busy machine; that it was taken does.
  assert.match(output, /[✓✗] .+ \(≤ /)
  assert.doesNotMatch(output, /could not be measured/)
})

test(proofs['run prove'], async () => {
  const { output } = await npm(['run', 'prove', '--', 'nenhuma'])
  assert.match(output, /Não há a prova nenhuma\. As provas são: mortes, /)
})
