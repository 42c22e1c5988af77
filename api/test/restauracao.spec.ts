import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreSteps } from '../src/areas/pessoas/entrada/restore-steps'
import type { Erasure } from '../src/database/backup/erasures'
import { restoreBackup } from '../src/database/backup/restore-backup'
import { writeBackup } from '../src/database/backup/write-backup'
import { migrateDatabase } from '../src/database/migrate'
import { createKysely, createPool } from '../src/database/pool'
import { sourceOf, targetOf } from '../src/ground/files/backup-files'
import { openStore } from '../src/ground/files/open-store'
import { readSettings } from '../src/ground/settings'
import { buildServer } from '../src/server'
import { type Office, openOffice } from './support/campanhas'
import { holdLock, openBeside } from './support/held-lock'
import { hits } from './support/hits'
import { beginImport, fileOf, tryImport } from './support/import-file'
import { startKeptMail } from './support/kept-mail'
import { seedEmpresa } from './support/seed-empresa'
import { createTestDatabase, type TestDatabase } from './support/test-database'
import { administer, serverAddress } from './support/test-server'

/** What happened after a backup was written stays so when it is restored (security R13, L6). */

const root = mkdtempSync(join(tmpdir(), 'seleta-restauracao-'))
const file = join(root, 'tudo.backup')
let files: Awaited<ReturnType<typeof openStore>>
const opened: TestDatabase[] = []
async function open(): Promise<TestDatabase> {
  const database = await createTestDatabase(true)
  opened.push(database)
  return database
}
beforeAll(async () => {
  files = await openStore({ dataDir: root, s3: null })
})
afterAll(async () => {
  files.store.close()
  for (const { drop } of opened) await drop()
  rmSync(root, { recursive: true, force: true })
})

const write = ({ pool }: Pick<TestDatabase, 'pool'>) => writeBackup(pool, sourceOf(files.store), file)
const restore = (target: TestDatabase, kept: readonly Erasure[] = []) =>
  restoreBackup(target, targetOf(files), restoreSteps, file, false, null, kept)

/** What the product does by itself on a database when it begins, until nothing is left to do. */
async function beginProduct({ db, pool }: TestDatabase, env: Record<string, string> = {}): Promise<void> {
  const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: root, ...env })
  const app = await buildServer({ db, pool, settings })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await app.jobs.runDue()
  await app.close()
}

describe('whoever was erased after the backup', () => {
  let office: Office
  beforeAll(async () => {
    office = await openOffice()
  })
  afterAll(() => office.api.close())

  const as = () => ({ token: office.token })
  const until = async (id: number, estado: string) => {
    for (;;) {
      const { body } = await office.api.call('getImportacao', { params: { id } }, as())
      if (body.data.estado === estado) return
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const idOf = async (email: string): Promise<string> => {
    const { rows } = await office.api.pool.query<{ identificador: string }>(
      'select identificador from talento where email = $1',
      [email],
    )
    return rows[0]?.identificador ?? ''
  }

  it('does not come in anew by an import that had not ended in it', async () => {
    const { api, token, estranho } = office
    const tried = await tryImport(api.url, token, 'Nome;E-mail\nBia Souza;bia@exemplo.test', null)
    await tryImport(api.url, estranho.token, 'Nome;E-mail\nDe Outra;outra@exemplo.test', null)
    const beside = await openBeside(api.pool)
    // Nobody comes in until it is let go; whoever reads goes on.
    const held = await holdLock(beside, 'lock table talento in share row exclusive mode')
    const begun = await beginImport(api.url, token, fileOf(3), null)
    await write(api)
    await held.letGo()
    await beside.end()
    await until(begun, 'concluida')
    await api.call('startImportacao', { params: { id: tried } }, as())
    await until(tried, 'concluida')
    const gone = ['importada0@exemplo.test', 'bia@exemplo.test']
    for (const email of gone) {
      const identificador = await idOf(email)
      expect((await api.call('deleteTalento', { params: { identificador } }, as())).status).toBe(204)
    }
    const { rows: kept } = await api.pool.query<Erasure>('select * from apagamento')

    const target = await open()
    expect(await restore(target, kept)).toMatchObject({ apagadas: 0, importacoes: 2 })
    await beginProduct(target)
    for (const text of [...gone, 'Importada 0', 'Bia Souza'])
      expect([text, await hits(target.db, root, text)]).toEqual([text, []])
    const { rows } = await target.pool.query(
      `select i.id, estado, array_agg(distinct l.situacao) as situacoes, array_agg(distinct l.motivos->>'linha') as motivos
       from importacao i join importacao_linha l on l.importacao_id = i.id where i.empresa_id = $1 group by 1, 2 order by 1`,
      [office.empresaId],
    )
    const parada = {
      estado: 'concluida',
      situacoes: ['erro'],
      motivos: ['A importação parou numa restauração de backup: envie o arquivo de novo.'],
    }
    expect(rows).toEqual([
      { id: tried, ...parada },
      { id: begun, ...parada },
    ])
    // A company in which nobody was erased goes on with what it had begun.
    expect(await hits(target.db, root, 'outra@exemplo.test')).toEqual(['importacao', 'importacao_linha'])
  })

  it.each(['075-mensagens-na-fila', '078-declaracoes'])(
    'stays erased when the backup is of a release that ended with %s',
    async (name) => {
      const source = await open()
      await migrateDatabase(source.db, name)
      await source.pool.query("insert into empresa (nome, slug) values ('Casa', 'casa')")
      const { rows } = await source.pool.query<Erasure>(
        `insert into talento (empresa_id, nome) select id, unnest(array['Quem Fica', 'Quem Saiu']) from empresa
         returning identificador, empresa_id, 'pedido' as motivo, now() as apagado_em`,
      )
      await write(source)
      const target = await open()
      expect(await restore(target, rows.slice(1))).toMatchObject({ apagadas: 1 })
      const { rows: left } = await target.pool.query('select nome from talento')
      expect(left).toEqual([{ nome: 'Quem Fica' }])
    },
  )
})

describe('an e-mail that waited in the backup', () => {
  it('does not leave by itself when it may have left since; what is due later waits on', async () => {
    const source = await createTestDatabase()
    opened.push(source)
    const { empresaId } = await seedEmpresa(source.db)
    await source.pool.query(
      `insert into mensagem (empresa_id, tipo, canal, destinatario, corpo, estado, enviar_depois_de)
       select $1, 'confirmacao', 'EMAIL', estado || '@exemplo.test', 'oi', estado, now() + dias * interval '1 day'
       from (values ('pendente', -1), ('enviando', 0), ('pendente', 2), ('enviada', -1)) m (estado, dias)`,
      [empresaId],
    )
    await write(source)
    const target = await open()
    expect(await restore(target)).toMatchObject({ uncertain: 2 })
    const mail = startKeptMail()
    await beginProduct(target, { SMTP_URL: await mail.listen() })
    await new Promise<void>((done) => mail.server.close(() => done()))
    expect(mail.received).toEqual([])
    const { rows } = await target.pool.query('select id, estado, erro from mensagem order by id')
    const uncertain = {
      estado: 'erro',
      erro: expect.stringContaining('a pessoa pode ter recebido') as string,
    }
    expect(rows).toEqual([
      { id: 1, ...uncertain },
      { id: 2, ...uncertain },
      { id: 3, estado: 'pendente', erro: null },
      { id: 4, estado: 'enviada', erro: null },
    ])
    const { rows: eventos } = await target.pool.query('select tipo, dados from evento order by id')
    expect(eventos).toEqual(
      [1, 2].map((mensagemId) => ({
        tipo: 'mensagem_falhou',
        dados: { mensagemId, tipo: 'confirmacao', etapaId: null },
      })),
    )
    const { rows: jobs } = await target.pool.query("select data from fila.job where name = 'mensagens'")
    expect(jobs).toEqual([{ data: { ids: [3] } }])
  })
})

describe('before anything is touched, a restore is refused', () => {
  it('by an account that may use the schema of the tables, and does not own it', async () => {
    const { name, pool } = await open()
    await administer('drop role if exists seleta_inquilina')
    await administer('create role seleta_inquilina')
    await pool.query(`grant all on database ${name} to seleta_inquilina`)
    await pool.query('grant all on schema public to seleta_inquilina')
    const options = '-c role=seleta_inquilina'
    const theirs = createPool({ ...serverAddress(), database: name, max: 2, options }, () => {})
    const target = { db: createKysely(theirs), pool: theirs }
    await expect(restoreBackup(target, targetOf(files), restoreSteps, file)).rejects.toThrow(
      'A conta de DATABASE_URL não é dona do schema public',
    )
    await theirs.end()
    const { rows } = await pool.query("select from pg_namespace where nspname = 'restauracao'")
    expect(rows).toEqual([])
    await pool.query('drop owned by seleta_inquilina')
    await administer('drop role seleta_inquilina')
  })

  it('when the check sum at its very end is wrong, though that comes in a read of its own', async () => {
    const source = await createTestDatabase()
    opened.push(source)
    await write(source)
    const bytes = readFileSync(file)
    // A name in the head of the gzip makes it as long as it has to be: four bytes after a whole number of reads.
    const name = 'a'.repeat(2 * 65_536 - ((bytes.length + 1 - 4) % 65_536))
    const head = Buffer.from(bytes.subarray(0, 10))
    head.writeUInt8(8, 3)
    const padded = Buffer.concat([head, Buffer.from(`${name}\0`), bytes.subarray(10)])
    expect(padded.length % 65_536).toBe(4)
    writeFileSync(file, padded)
    await restore(await open())
    padded.writeUInt8(padded.readUInt8(padded.length - 1) ^ 1, padded.length - 1)
    writeFileSync(file, padded)
    const target = await open()
    await expect(restore(target)).rejects.toThrow('O arquivo de backup está incompleto ou danificado.')
    const { rows } = await target.pool.query("select to_regclass('public.talento') as tabela")
    expect(rows).toEqual([{ tabela: null }])
  })
})
