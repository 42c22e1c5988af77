import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { restoreSteps } from '../src/areas/pessoas/entrada/restore-steps'
import { restoreBackup } from '../src/database/backup/restore-backup'
import { writeBackup } from '../src/database/backup/write-backup'
import { createArquivos } from '../src/ground/files/arquivos'
import { insertArquivo } from '../src/ground/files/arquivos-repository'
import { sourceOf, targetOf } from '../src/ground/files/backup-files'
import { openStore } from '../src/ground/files/open-store'
import { sweepSoltos } from '../src/ground/files/sweep-arquivos'
import { seedEmpresa } from './support/seed-empresa'
import { listStored } from './support/stored-files'
import { createTestDatabase, type TestDatabase } from './support/test-database'

const opened: TestDatabase[] = []
const folder = mkdtempSync(join(tmpdir(), 'seleta-backup-'))
const file = join(folder, 'tudo.backup')
let files: Awaited<ReturnType<typeof openStore>>
beforeAll(async () => {
  files = await openStore({ dataDir: folder, s3: null })
})

async function open(isEmpty = false): Promise<TestDatabase> {
  const database = await createTestDatabase(isEmpty)
  opened.push(database)
  return database
}

/** A company with a campaign, a stage, people in it, a file and an audit line. */
async function fill({ db, pool }: TestDatabase, pessoas = 5): Promise<number> {
  const { empresaId } = await seedEmpresa(db)
  await pool.query("insert into campanha (empresa_id, nome, conteudo) values ($1, 'Padeiro', $2)", [
    empresaId,
    { vaga: { descricao: 'tab\t quebra\n barra \\ aspas "', salarioMin: 1500 } },
  ])
  await pool.query(
    "insert into etapa (empresa_id, campanha_id, nome, ordem, tipo) select $1, id, 'Contratados', 1, 'contratado' from campanha",
    [empresaId],
  )
  await pool.query(
    "insert into talento (empresa_id, nome) select $1, 'João ' || n from generate_series(1, $2::int) n",
    [empresaId, pessoas],
  )
  await pool.query(
    'insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id) select $1, e.campanha_id, t.id, e.id from talento t, etapa e',
    [empresaId],
  )
  await pool.query(
    "insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo) values ($1, 'cv.pdf', 'application/pdf', 3, '\\x00', '\\x00ff0a')",
    [empresaId],
  )
  await pool.query("insert into auditoria (empresa_id, acao) values ($1, 'entrou'), ($1, 'saiu')", [
    empresaId,
  ])
  return empresaId
}

/** Files in the store, owned by the company. @returns their ids */
function keep({ db }: TestDatabase, empresaId: number, contents: readonly Buffer[]): Promise<number[]> {
  return Promise.all(
    contents.map(async (bytes) => {
      const arquivo = await files.spool.receive(Readable.from([bytes]))
      const named = { nome: 'cv.pdf', mime: 'application/pdf', arquivo }
      return createArquivos(db, files.store).keepDuring([arquivo], () => insertArquivo(db, empresaId, named))
    }),
  )
}

async function chaveOf({ pool }: TestDatabase, id: number): Promise<string> {
  const { rows } = await pool.query<{ chave: string }>('select chave from arquivo where id = $1', [id])
  return rows[0]?.chave ?? ''
}
const pathOf = (chave: string) => join(folder, 'arquivos', chave.slice(0, 2), chave)

/** Count and checksum of every row of every table that a backup keeps. */
async function fingerprint({ pool }: TestDatabase): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ nome: string }>(`
    select relname as nome from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('sessao', 'tentativa_login', 'resposta_idempotente', 'migracao', 'migracao_trava')`)
  const prints: Record<string, string> = {}
  for (const { nome } of rows) {
    const { rows: found } = await pool.query<{ print: string }>(
      `select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from "${nome}" t`,
    )
    prints[nome] = found[0]?.print ?? ''
  }
  return prints
}

afterAll(async () => {
  for (const database of opened) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

describe('backup and restore (security R13)', () => {
  it('brings every row back into an empty database, and new ids go on after the old ones', async () => {
    const source = await open()
    const empresaId = await fill(source)
    await writeBackup(source.pool, sourceOf(files.store), file)
    const target = await open(true)
    await restoreBackup(target, targetOf(files), restoreSteps, file)

    expect(await fingerprint(target)).toEqual(await fingerprint(source))
    const { rows } = await target.pool.query<{ id: number }>(
      "insert into talento (empresa_id, nome) values ($1, 'Nova') returning id",
      [empresaId],
    )
    expect(rows[0]?.id).toBe(6)
    // Triggers are on again: the counters follow.
    await target.pool.query(
      'insert into inscricao (empresa_id, campanha_id, talento_id) select $1, id, 6 from campanha',
      [empresaId],
    )
    const { rows: counted } = await target.pool.query('select qtd_talentos, qtd_finalizados from campanha')
    expect(counted).toEqual([{ qtd_talentos: 6, qtd_finalizados: 5 }])
  })

  it('does not bring back people who were erased after the backup was written', async () => {
    const source = await open()
    const empresaId = await fill(source)
    await writeBackup(source.pool, sourceOf(files.store), file)
    const { rows } = await source.pool.query<{ identificador: string }>(
      'select identificador from talento where id = 2',
    )
    await source.pool.query(
      "insert into apagamento (identificador, empresa_id, motivo) values ($1, $2, 'pedido')",
      [rows[0]?.identificador, empresaId],
    )
    await restoreBackup(source, targetOf(files), restoreSteps, file, true)

    const left = await source.pool.query('select id from talento order by id')
    expect(left.rows).toEqual([{ id: 1 }, { id: 3 }, { id: 4 }, { id: 5 }])
    const campanha = await source.pool.query('select qtd_talentos from campanha')
    expect(campanha.rows).toEqual([{ qtd_talentos: 4 }])
  })

  it('keeps the files of merges of other people when it erases somebody again', async () => {
    const source = await open()
    const empresaId = await fill(source)
    const { rows: arquivos } = await source.pool.query<{ id: number }>(
      `insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo)
       values ($1, 'antigo.pdf', 'application/pdf', 1, '\\x00', '\\x00') returning id`,
      [empresaId],
    )
    const id = arquivos[0]?.id
    await source.pool.query(
      `insert into fusao (empresa_id, talento_id, via, motivo, antes, depois, chegou)
       values ($1, 3, 'formulario', 'email', jsonb_build_object('curriculoId', $2::bigint), '{}', '{}')`,
      [empresaId, id],
    )
    await writeBackup(source.pool, sourceOf(files.store), file)
    await source.pool.query(
      `insert into apagamento (identificador, empresa_id, motivo)
       select identificador, empresa_id, 'pedido' from talento where id = 2`,
    )
    await restoreBackup(source, targetOf(files), restoreSteps, file, true)
    const kept = await source.pool.query('select nome from arquivo where id = $1', [id])
    expect(kept.rows).toEqual([{ nome: 'antigo.pdf' }])
  })

  it('takes the files of the store along, brings them back whole, and says how many', async () => {
    const source = await open()
    const empresaId = await fill(source)
    const contents = ['um', 'dois', 'tres'].map((text) => Buffer.from(text.repeat(50_000)))
    const ids = await keep(source, empresaId, contents)
    const written = await writeBackup(source.pool, sourceOf(files.store), file)
    expect(written).toMatchObject({ arquivos: 3, danificados: [] })

    const target = await open(true)
    const elsewhere = await openStore({ dataDir: join(folder, 'outro'), s3: null })
    expect(await restoreBackup(target, targetOf(elsewhere), restoreSteps, file)).toMatchObject({
      arquivos: 3,
    })
    const there = createArquivos(target.db, elsewhere.store)
    for (const [at, id] of ids.entries()) {
      const { conteudo } = await there.open(empresaId, id)
      expect((await buffer(await conteudo.open())).equals(contents[at] ?? Buffer.alloc(0))).toBe(true)
    }
  })

  it('brings back no file of people who were erased since, and lets go of those it replaces', async () => {
    const source = await open()
    const empresaId = await fill(source)
    const [id] = await keep(source, empresaId, [Buffer.from('de quem foi apagado')])
    await source.pool.query('update talento set curriculo_id = $1 where id = 2', [id])
    await writeBackup(source.pool, sourceOf(files.store), file)
    await keep(source, empresaId, [Buffer.from('de depois do backup')])
    await source.pool.query(
      `insert into apagamento (identificador, empresa_id, motivo)
       select identificador, empresa_id, 'pedido' from talento where id = 2`,
    )
    expect(await restoreBackup(source, targetOf(files), restoreSteps, file, true)).toMatchObject({
      arquivos: 0,
    })
    expect(await sweepSoltos(source.db, files.store)).toBe(2)
    const left = listStored(folder).map(({ bytes }) => bytes.toString('latin1'))
    expect(left.filter((text) => text.startsWith('de '))).toEqual([])
  })

  it('names the files that are damaged or gone, holds all others, and brings those back', async () => {
    const source = await open()
    const empresaId = await fill(source)
    const kept = await keep(
      source,
      empresaId,
      ['inteiro', 'avariado', 'perdido'].map((text) => Buffer.from(text)),
    )
    const [whole = 0, damaged = 0, lost = 0] = kept
    const [avariado, perdido] = [await chaveOf(source, damaged), await chaveOf(source, lost)]
    writeFileSync(pathOf(avariado), 'avariadO')
    rmSync(pathOf(perdido))
    const faults = [
      { id: damaged, chave: avariado, isMissing: false },
      { id: lost, chave: perdido, isMissing: true },
    ]
    const written = await writeBackup(source.pool, sourceOf(files.store), file)
    expect(written).toMatchObject({ arquivos: 1, danificados: expect.arrayContaining(faults) as unknown })

    const target = await open(true)
    const elsewhere = await openStore({ dataDir: join(folder, 'avarias'), s3: null })
    const restored = await restoreBackup(target, targetOf(elsewhere), restoreSteps, file)
    expect(restored).toMatchObject({ arquivos: 1, danificados: expect.arrayContaining(faults) as unknown })
    expect(restored.danificados).toHaveLength(2)
    expect(await fingerprint(target)).toEqual(await fingerprint(source))
    const { conteudo } = await createArquivos(target.db, elsewhere.store).open(empresaId, whole)
    expect((await buffer(await conteudo.open())).toString()).toBe('inteiro')
    expect(listStored(join(folder, 'avarias'))).toHaveLength(1)
  })

  it('holds no file of somebody who is erased while it is written for lost', async () => {
    const source = await open()
    const empresaId = await fill(source)
    const [id] = await keep(source, empresaId, [Buffer.from('de quem sai agora')])
    const store = sourceOf(files.store)
    const erasing = {
      find: async () => {
        await source.pool.query('delete from arquivo where id = $1', [id])
        return store.find('0'.repeat(32))
      },
    }
    expect(await writeBackup(source.pool, erasing, file)).toMatchObject({ arquivos: 0, danificados: [] })
    const restored = await restoreBackup(await open(true), targetOf(files), restoreSteps, file)
    expect(restored).toMatchObject({ arquivos: 0, danificados: [] })
  })

  it('calls no file damaged that a line broke over: it is to be written again', async () => {
    const source = await open()
    await keep(source, await fill(source), [Buffer.from('inteiro onde fica')])
    const store = sourceOf(files.store)
    let reads = 0
    const breaking = {
      find: async (chave: string) => {
        reads += 1
        if (reads > 1) return store.find(chave)
        return Readable.from(
          (function* () {
            yield Buffer.from('inteiro')
            throw new Error('ECONNRESET')
          })(),
        )
      },
    }
    await expect(writeBackup(source.pool, breaking, file)).rejects.toThrow('foi interrompida')
  })

  it('refuses a database with companies unless told to replace them', async () => {
    const source = await open()
    await fill(source)
    await writeBackup(source.pool, sourceOf(files.store), file)
    await expect(restoreBackup(source, targetOf(files), restoreSteps, file)).rejects.toThrow(
      'Este banco já tem dados',
    )
  })

  it('leaves the database as it was when the file is cut or is no backup', async () => {
    const source = await open()
    await fill(source, 200)
    await writeBackup(source.pool, sourceOf(files.store), file)
    const before = await fingerprint(source)
    const cut = join(folder, 'cortado.backup')
    writeFileSync(cut, readFileSync(file).subarray(0, -40))
    await expect(restoreBackup(source, targetOf(files), restoreSteps, cut, true)).rejects.toThrow(
      'incompleto ou danificado',
    )
    const other = join(folder, 'outro.backup')
    writeFileSync(other, 'olá')
    await expect(restoreBackup(source, targetOf(files), restoreSteps, other, true)).rejects.toThrow(
      'incompleto ou danificado',
    )
    expect(await fingerprint(source)).toEqual(before)
  })
})
