import { spawn } from 'node:child_process'
import { createCipheriv } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { createQueueLibrary } from '../src/ground/jobs/queue-library'
import { holdLock, openBeside } from './support/held-lock'
import { type Built, buildProduct, run, type Running, untilReady } from './support/run-product'
import { seedEmpresa } from './support/seed-empresa'
import { canMount, fill, mountSmall, removeDisks } from './support/small-disk'
import { createTestDatabase, type TestDatabase } from './support/test-database'
import { addressOf, makeTemporaryFolder, serverAddress } from './support/test-server'

/** `npm run backup` and `restore` as a person types them, over a server: killed, stopped, mistyped, without room. */

let built: Built
let source: TestDatabase
const root = makeTemporaryFolder()
const opened: TestDatabase[] = []
const running: Running[] = []
const file = join(root, 'tudo.backup')

const INCOMPLETE =
  'A última restauração deste banco não terminou, e ele não está inteiro: rode npm run restore de novo, com o mesmo arquivo.'

async function open(isEmpty: boolean): Promise<TestDatabase> {
  const database = await createTestDatabase(isEmpty)
  opened.push(database)
  return database
}

function start(script: string, database: string, args: readonly string[] = []): Running {
  const env = { DATABASE_URL: addressOf(database), DATA_DIR: join(root, 'dados'), PORT: '0' }
  const started = run(script, { env, args })
  running.push(started)
  return started
}

/** @returns the exit code and what was said */
async function type(command: string, database: string, args: readonly string[] = []) {
  const started = start(built.command(command), database, args)
  return { code: await started.ended, said: started.output().trim() }
}

/** Asks a database by a session of its own that is gone afterwards, and none of the product's. */
async function ask<Row>(database: string, statement: string): Promise<Row[]> {
  const client = new Client({ ...serverAddress(), database })
  await client.connect()
  try {
    // What the caller asked for.
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it did not come to it')
  }
}

beforeAll(async () => {
  built = buildProduct()
  source = await open(false)
  const { empresaId } = await seedEmpresa(source.db)
  await source.pool.query("insert into talento (empresa_id, nome) values ($1, 'Joana'), ($1, 'Quem Saiu')", [
    empresaId,
  ])
  expect(await type('backup', source.name, [file])).toMatchObject({ code: 0 })
})
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL')
    await ended
  }
  for (const { drop } of opened) await drop()
  removeDisks()
  rmSync(root, { recursive: true, force: true })
  built.remove()
})

describe('a restore that is killed half way', () => {
  it('leaves a database that no product and no backup takes for whole; run again it brings everything back', async () => {
    // Its sessions end before the restore, no pooler keeps them: they are called as a product's are.
    const target = await createTestDatabase(false, serverAddress())
    await target.pool.query("insert into empresa (nome, slug) values ('A de antes', 'antes')")
    const { rows } = await source.pool.query<{ identificador: string }>(
      "select identificador from talento where nome = 'Quem Saiu'",
    )
    // Known to the replaced database alone.
    await target.pool.query(
      "insert into apagamento (identificador, empresa_id, motivo) values ($1, 1, 'pedido')",
      [rows[0]?.identificador],
    )
    await target.pool.end()
    const { name } = target
    // Whoever migrates waits for this: the restore stands still after it has emptied the database.
    const migrator = new Client({ ...serverAddress(), database: name })
    await migrator.connect()
    await migrator.query('select pg_advisory_lock(7353827)')
    const restore = start(built.command('restore'), name, [file, '--substituir'])
    await until(async () => {
      const found = await ask(name, "select where to_regclass('public.empresa') is null")
      return found.length > 0
    })
    restore.child.kill('SIGKILL')
    await restore.ended
    await migrator.end()

    const product = start(built.main, name)
    await expect(untilReady(product)).rejects.toThrow(INCOMPLETE)
    expect(await type('backup', name, [join(root, 'nada.backup')])).toEqual({ code: 1, said: INCOMPLETE })
    expect(existsSync(join(root, 'nada.backup'))).toBe(false)

    const again = await type('restore', name, [file])
    expect(again.code).toBe(0)
    expect(again.said).toContain('1 pessoa, apagada depois do backup, foi apagada de novo.')
    expect(await ask(name, 'select nome from talento')).toEqual([{ nome: 'Joana' }])
    expect(await type('backup', name, [join(root, 'de-novo.backup')])).toMatchObject({ code: 0 })
    const twice = await type('restore', name, [file])
    expect(twice).toEqual({ code: 1, said: expect.stringMatching(/^Este banco já tem dados/) as string })
    await ask('postgres', `drop database ${name} with (force)`)
  })
})

it('a restore beside a running product is refused, and changes nothing', async () => {
  const database = await open(false)
  // A session of a product's pool.
  await database.pool.query("insert into empresa (nome, slug) values ('Em uso', 'em-uso')")
  const refused = await type('restore', database.name, [file, '--substituir'])
  expect(refused).toEqual({
    code: 1,
    said: 'Há uma Seleta aberta neste banco: feche todos os processos dela, e restaure de novo.',
  })
  expect(await ask(database.name, 'select nome from empresa')).toEqual([{ nome: 'Em uso' }])
})

describe('a backup', () => {
  it('without a name lies in the folder backups of DATA_DIR', async () =>
    expect((await type('backup', source.name)).said).toContain(` em ${join(root, 'dados/backups/seleta-')}`))

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('that is stopped by %s leaves nothing behind', async (signal, code) => {
    const beside = await openBeside(source.pool)
    const held = await holdLock(beside, 'lock table talento in access exclusive mode')
    const folder = join(root, signal)
    mkdirSync(folder)
    const backup = start(built.command('backup'), source.name, [join(folder, 'parado.backup')])
    await until(() => readdirSync(folder).length > 0)
    backup.child.kill(signal)
    expect(await backup.ended).toBe(code)
    expect(backup.output().trim()).toBe('Interrompido: nada ficou pela metade.')
    expect(readdirSync(folder)).toEqual([])
    await held.letGo()
    await beside.end()
  })

  it('of a store with a damaged file says which, ends with 1, and its restore says the same', async () => {
    const damaged = await open(false)
    const { empresaId } = await seedEmpresa(damaged.db)
    await damaged.pool.query(
      `insert into arquivo (empresa_id, nome, mime, tamanho, sha256, chave)
       values ($1, 'cv da joana.pdf', 'application/pdf', 3, '\\x00', $2)`,
      [empresaId, 'a'.repeat(32)],
    )
    const place = join(root, 'dados/arquivos/aa')
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'a'.repeat(32)), 'não é o que era')
    const written = await type('backup', damaged.name, [join(root, 'avariado.backup')])
    const line = `Arquivo 1 (${'a'.repeat(32)}): danificado`
    expect(written.code).toBe(1)
    expect(written.said.split('\n').slice(-2)).toEqual([
      line,
      `Atenção: 1 arquivo falta ou está danificado na pasta ${join(root, 'dados/arquivos')}. O backup tem todo o resto: recupere de um backup anterior o que falta.`,
    ])
    expect(written.said).not.toContain('joana')
    const target = await open(true)
    const restored = await type('restore', target.name, [join(root, 'avariado.backup')])
    expect(restored.code).toBe(1)
    expect(restored.said.split('\n').slice(-2)).toEqual([
      line,
      'Atenção: 1 arquivo não voltou, porque já faltava ou estava danificado quando o backup foi feito. Todo o resto voltou: procure num backup anterior o que falta.',
    ])
    expect(await ask(target.name, 'select nome from empresa')).toEqual([{ nome: 'Padaria Aurora' }])
  })
})

describe('what a person can mend is one sentence', () => {
  const refused = async (command: string, args: readonly string[], database = source.name) => {
    const { code, said } = await type(command, database, args)
    expect([code, said.split('\n')]).toEqual([1, [said]])
    return said
  }

  it('a flag that does not exist, and a word too much', async () => {
    const usage = 'Uso: npm run restore -- ARQUIVO [--substituir] [--mesmos-arquivos]'
    expect(await refused('restore', [file, '--substituri'])).toBe(`A opção --substituri não existe. ${usage}`)
    expect(await refused('restore', [file, 'outro'])).toBe(`Não se espera “outro” aqui. ${usage}`)
    expect(await refused('backup', ['-x'])).toMatch(/^A opção -x não existe\. Uso: npm run backup/)
    expect(await refused('create-user', ['--email'])).toMatch(/^A opção --email está sem valor/)
    expect(await refused('jobs', ['--todas'])).toMatch(/^A opção --todas não existe\. Uso: npm run jobs/)
  })

  it('--help says how a command is called, and nothing is written', async () => {
    const before = readdirSync('/').toSorted()
    expect(await type('backup', source.name, ['--help'])).toEqual({
      code: 0,
      said: 'Uso: npm run backup -- [ARQUIVO]',
    })
    expect(readdirSync('/').toSorted()).toEqual(before)
  })

  it('a folder that is not there, one in the place of a file, and a database of somebody else', async () => {
    expect(await refused('backup', [join(root, 'nenhuma/tudo.backup')])).toBe(
      `A pasta ${join(root, 'nenhuma')} não existe: crie-a, ou informe outro lugar.`,
    )
    expect(await refused('backup', [root])).toBe(`${root} é uma pasta: informe o nome de um arquivo.`)
    expect(await refused('restore', [root])).toBe(`${root} não é um arquivo: informe o de um backup.`)
    const { name } = await open(true)
    expect(await refused('backup', [join(root, 'outro.backup')], name)).toMatch(
      /^Este banco ainda não tem os dados da Seleta: confira DATABASE_URL/,
    )
  })

  it('a folder without a database, in which no command makes one', async () => {
    const dataDir = join(root, 'digitada-errado')
    const args = ['--email', 'ana@casa.test', '--nome', 'Ana', '--empresa', 'Casa']
    for (const [command, given] of [
      ['backup', []],
      ['jobs', []],
      ['create-user', args],
    ] as const)
      for (const isThere of [false, true]) {
        if (isThere) mkdirSync(dataDir, { recursive: true })
        const ran = run(built.command(command), { env: { DATA_DIR: dataDir }, args: given })
        expect(await ran.ended).toBe(1)
        expect(ran.output().trim()).toMatch(/^Não há banco em .*: informe em DATA_DIR a pasta do produto/)
        expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([])
        rmSync(dataDir, { recursive: true, force: true })
      }
  })

  it('nobody who reads: the list of jobs ends quietly', async () => {
    // Nobody has started a product here yet.
    expect(await type('jobs', source.name)).toEqual({ code: 0, said: '' })
    const queue = createQueueLibrary(source.pool, () => {}, { supervise: false, schedule: false })
    await queue.start()
    await queue.createQueue('limpeza')
    await queue.stop({ graceful: false, close: false })
    expect((await type('jobs', source.name)).said).toMatch(/^limpeza: 0 esperando/)
    const child = spawn(process.execPath, [built.command('jobs')], {
      env: { DATABASE_URL: addressOf(source.name), DATA_DIR: join(root, 'dados') },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    let faults = ''
    child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    expect([code, faults]).toEqual([0, ''])
  })

  if (canMount)
    it('a disk without room, for a backup and in the middle of a restore', async () => {
      const small = mountSmall(2) ?? ''
      fill(small)
      expect(await refused('backup', [join(small, 'tudo.backup')])).toMatch(
        /^O disco de .* está cheio: libere/,
      )
      expect(readdirSync(small).filter((name) => name.includes('backup'))).toEqual([])

      const large = await open(false)
      const { empresaId } = await seedEmpresa(large.db)
      // What no compression makes smaller, the same in every run.
      const noise = createCipheriv('aes-256-ctr', Buffer.alloc(32), Buffer.alloc(16))
      for (let mb = 0; mb < 100; mb += 1)
        await large.pool.query(
          `insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo)
           values ($1, 'cv.pdf', 'application/pdf', 3, '\\x00', $2)`,
          [empresaId, noise.update(Buffer.alloc(1024 * 1024))],
        )
      const big = join(root, 'grande.backup')
      expect(await type('backup', large.name, [big])).toMatchObject({ code: 0 })
      const disk = mountSmall(170) ?? ''
      const env = { DATA_DIR: join(disk, 'dados') }
      const ran = run(built.command('restore'), { env, args: [big] })
      expect(await ran.ended).toBe(1)
      expect(ran.output().trim().split('\n').at(-1)).toBe(
        'O disco encheu durante a restauração: libere espaço e rode o mesmo comando de novo. Se a troca dos dados já tinha começado, o banco não está inteiro, e a Seleta só abre depois disso.',
      )
      expect(ran.output()).not.toContain('    at ')
      const backup = run(built.command('backup'), { env })
      expect(await backup.ended).toBe(1)
    })
})
