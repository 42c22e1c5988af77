import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { restoreSteps } from '../src/areas/pessoas/entrada/restore-steps'
import { BackupError } from '../src/database/backup/backup-format'
import { beginRestore, refuseIncomplete } from '../src/database/backup/incomplete-restore'
import { newestBackup, writeKeptBackup } from '../src/database/backup/kept-backups'
import { readKeptErasures } from '../src/database/backup/kept-erasures'
import { refuseClosed } from '../src/database/backup/open-backup'
import { restoreBackup } from '../src/database/backup/restore-backup'
import { writeBackup } from '../src/database/backup/write-backup'
import { sourceOf, targetOf } from '../src/ground/files/backup-files'
import { openStore } from '../src/ground/files/open-store'
import { apply, buildInscricao, openOffice, publish } from './support/campanhas'
import { hits } from './support/hits'
import { openMailbox } from './support/mailbox'
import { seedEmpresa } from './support/seed-empresa'
import { createTestDatabase, type TestDatabase } from './support/test-database'

/** The restore drill of docs/operacao.md, and what is kept of backups (audit O5). */

const KEY = 'quatro palavras que ninguém adivinha'
const root = mkdtempSync(join(tmpdir(), 'seleta-guardado-'))
let files: Awaited<ReturnType<typeof openStore>>
const opened: TestDatabase[] = []
async function open(isEmpty = false): Promise<TestDatabase> {
  const database = await createTestDatabase(isEmpty)
  opened.push(database)
  return database
}

let office: TestDatabase
beforeAll(async () => {
  files = await openStore({ dataDir: root, s3: null })
  office = await open()
  const { empresaId } = await seedEmpresa(office.db)
  await office.pool.query("insert into talento (empresa_id, nome) values ($1, 'Joana Prado')", [empresaId])
})
afterAll(async () => {
  files.store.close()
  for (const { drop } of opened) await drop()
  rmSync(root, { recursive: true, force: true })
})

const keep = (folder: string, key: string | null, at: string, number = 2) =>
  writeKeptBackup(office.pool, sourceOf(files.store), { folder, keep: number, key }, new Date(at))

it('the newest backups stay, the oldest go, and other files of the folder are left alone', async () => {
  const folder = join(root, 'rodizio')
  expect(await newestBackup(folder, new Date('2026-11-22T04:00:00Z'))).toBeNull()
  await keep(folder, null, '2026-11-20T03:30:00Z')
  writeFileSync(join(folder, 'leia-me.txt'), '')
  await keep(folder, KEY, '2026-11-21T03:30:00Z')
  await keep(folder, null, '2026-11-22T03:30:00Z')
  expect(readdirSync(folder).toSorted()).toEqual([
    'leia-me.txt',
    'seleta-2026-11-21-03-30-00.backup.age',
    'seleta-2026-11-22-03-30-00.backup',
  ])
  expect(await newestBackup(folder, new Date('2026-11-22T04:00:00Z'))).toEqual(
    new Date('2026-11-22T03:30:00Z'),
  )
  expect([
    statSync(folder).mode & 0o777,
    statSync(join(folder, 'seleta-2026-11-22-03-30-00.backup')).mode & 0o777,
  ]).toEqual([0o700, 0o600])
})

it('a name alone makes no backup: neither an empty file nor one of the future is one, or takes the place of one', async () => {
  const folder = join(root, 'nomes')
  mkdirSync(folder)
  const empty = 'seleta-2026-11-22-03-00-00.backup'
  const future = 'seleta-2099-01-01-00-00-00.backup'
  writeFileSync(join(folder, empty), '')
  const { file } = await keep(join(root, 'outros'), null, '2099-01-01T00:00:00Z')
  cpSync(file, join(folder, future))
  expect(await newestBackup(folder, new Date('2026-11-22T04:00:00Z'))).toBeNull()
  await keep(folder, null, '2026-11-21T03:30:00Z', 1)
  const written = await keep(folder, null, '2026-11-22T03:30:00Z', 1)
  expect(readdirSync(folder).toSorted()).toEqual([empty, basename(written.file), future])
  expect(await newestBackup(folder, new Date('2026-11-22T04:00:00Z'))).toEqual(
    new Date('2026-11-22T03:30:00Z'),
  )
})

it('what a killed backup left behind goes with the next one, and one that is being written stays', async () => {
  const folder = join(root, 'parciais')
  mkdirSync(folder)
  const now = Date.now()
  // No process has such an id; the test's parent lives.
  const [dead, living] = [999_999_999, process.ppid]
  const partials = [
    ['seleta-2026-11-21-03-30-00.backup.parcial', 2],
    [`seleta-2026-11-21-03-30-00.backup.age.${dead}.parcial`, 2],
    [`seleta-2026-11-21-03-30-01.backup.${dead}.parcial`, 0],
    [`seleta-2026-11-21-03-30-02.backup.${living}.parcial`, 2],
    [`outra-coisa.${dead}.parcial`, 2],
  ] as const
  for (const [name, hoursAgo] of partials) {
    writeFileSync(join(folder, name), '')
    const touched = new Date(now - hoursAgo * 3_600_000 - 1000)
    utimesSync(join(folder, name), touched, touched)
  }
  await keep(folder, null, new Date(now).toISOString())
  const left = readdirSync(folder).filter((name) => name.endsWith('.parcial'))
  expect(left.toSorted()).toEqual([partials[4][0], partials[2][0], partials[3][0]].toSorted())
})

it('a backup with a key shows nothing, opens with that key alone, and comes back whole', async () => {
  const folder = join(root, 'cifrado')
  const { file } = await keep(folder, KEY, '2026-11-22T03:30:00Z')
  expect(readFileSync(file).subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
  const target = await open(true)
  const restore = (key: string | null) =>
    restoreBackup(target, targetOf(files), restoreSteps, file, false, key)
  await expect(restore(null)).rejects.toThrow('O backup está cifrado: informe em BACKUP_KEY a chave')
  await expect(restore('uma outra chave qualquer')).rejects.toThrow('A BACKUP_KEY não abre este backup')
  await restore(KEY)
  const { rows } = await target.pool.query('select nome from talento')
  expect(rows).toEqual([{ nome: 'Joana Prado' }])
})

it('a sealed backup of which a part is missing changes nothing', async () => {
  const folder = join(root, 'cortado')
  const { file } = await keep(folder, KEY, '2026-11-22T03:30:00Z')
  const cut = join(folder, 'cortado.backup.age')
  writeFileSync(cut, readFileSync(file).subarray(0, -20))
  const target = await open(true)
  await expect(restoreBackup(target, targetOf(files), restoreSteps, cut, false, KEY)).rejects.toThrow(
    'O arquivo de backup está incompleto ou danificado.',
  )
  const { rows } = await target.pool.query("select to_regclass('public.talento') as tabela")
  expect(rows).toEqual([{ tabela: null }])
})

it('whoever is erased after the backup is not in it, when all but the folder of the backups is lost', async () => {
  const pessoas = await openOffice()
  const { id } = await publish(pessoas)
  const pdf = new Blob(['%PDF-1.4 joaquim antunes\n%%EOF'], { type: 'application/pdf' })
  await apply(
    pessoas.api,
    id,
    buildInscricao({ nome: 'Joaquim Antunes', email: 'joaquim@exemplo.test' }),
    pdf,
  )
  await apply(pessoas.api, id, buildInscricao({ nome: 'Quem Fica', email: 'fica@exemplo.test' }))
  const { store } = await openStore({ dataDir: pessoas.api.dataDir, s3: null })
  const folder = join(pessoas.api.dataDir, 'backups')
  const backup = { folder, keep: 2, key: null }
  const { file } = await writeKeptBackup(pessoas.api.pool, sourceOf(store), backup, new Date())
  const mailbox = openMailbox(pessoas)
  const chave = await mailbox.keyOf('joaquim@exemplo.test')
  await mailbox.act(chave, { acao: 'apagar', certeza: 'sim' })
  await pessoas.api.app.jobs.runDue()
  store.close()
  const copy = join(root, 'copia')
  cpSync(folder, copy, { recursive: true })
  await pessoas.api.close()

  // A line that was cut off while it was written spoils no other.
  appendFileSync(join(copy, 'apagamentos.jsonl'), '{"identificador":"')
  const kept = await readKeptErasures(copy)
  expect(readFileSync(join(copy, 'apagamentos.jsonl'), 'utf8').toLowerCase()).not.toContain('joaquim')
  const target = await open(true)
  const place = join(root, 'vazia')
  const empty = await openStore({ dataDir: place, s3: null })
  const archive = join(copy, basename(file))
  const restored = await restoreBackup(target, targetOf(empty), restoreSteps, archive, false, null, kept)
  expect(restored).toMatchObject({ apagadas: 1, arquivos: 0 })
  for (const text of ['joaquim antunes', 'joaquim@exemplo.test'])
    expect(await hits(target.db, place, text)).toEqual([])
  expect(await hits(target.db, place, 'fica@exemplo.test')).not.toEqual([])
  empty.store.close()
})

it('a backup writes down who was erased and is not noted beside it', async () => {
  const folder = join(root, 'sem-livro')
  await office.pool.query(
    `insert into apagamento (identificador, empresa_id, motivo) values (gen_random_uuid(), 1, 'fim do prazo')`,
  )
  await keep(folder, null, new Date().toISOString())
  expect(await readKeptErasures(folder)).toMatchObject([{ motivo: 'fim do prazo' }])
  await keep(folder, null, new Date(Date.now() + 5000).toISOString())
  expect(await readKeptErasures(folder)).toHaveLength(1)
})

it('a ledger that cannot be read is said in a sentence: without it people would be back', async () => {
  const folder = join(root, 'pasta-no-lugar')
  mkdirSync(join(folder, 'apagamentos.jsonl'), { recursive: true })
  await expect(readKeptErasures(folder)).rejects.toThrow(BackupError)
  await expect(readKeptErasures(folder)).rejects.toThrow(
    /^Não foi possível ler .*apagamentos\.jsonl \(EISDIR\)/,
  )
})

describe('a folder that whoever runs the product may not enter', () => {
  /** As root we may enter all: what runs is somebody else's then. */
  async function outside<T>(work: () => Promise<T>): Promise<T> {
    const isRoot = process.geteuid?.() === 0
    if (isRoot) process.seteuid?.(65_534)
    try {
      return await work()
    } finally {
      if (isRoot) process.seteuid?.(0)
    }
  }
  const closed = (name: string) => {
    const folder = join(root, name)
    mkdirSync(folder)
    chmodSync(folder, 0o000)
    return join(folder, 'x.backup')
  }

  it('is said in a sentence when a backup is to lie there', async () => {
    const file = closed('fechada')
    const written = outside(() => writeBackup(office.pool, sourceOf(files.store), file))
    await expect(written).rejects.toThrow(`${file} não pode ser lido ou escrito por este usuário`)
  })

  it('is said in a sentence when a backup lies there', async () => {
    const file = closed('trancada')
    const asked = outside(() => refuseClosed(file))
    await expect(asked).rejects.toThrow(`${file} não pode ser lido ou escrito por este usuário`)
  })
})

it('a restore that was cut off is known until another one ends, or a release before it has filled the database anew', async () => {
  const { pool, drop } = await createTestDatabase(true)
  const client = await pool.connect()
  try {
    await beginRestore(client, false)
    await expect(refuseIncomplete(pool)).rejects.toThrow('A última restauração deste banco não terminou')
    // As a restore of such a release does.
    await client.query('drop schema public cascade; create schema public')
    await expect(refuseIncomplete(pool)).resolves.toBeUndefined()
  } finally {
    client.release()
    await drop()
  }
})
