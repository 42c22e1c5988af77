import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateDatabase } from '../migrate'
import { migrations } from '../migrations/index'
import type { Database } from '../schema'
import { BackupError, BackupHeader, BackupTrailer, MAGIC } from './backup-format'
import { type Erasure, readErasures, replayErasures } from './erasures'
import { FrameReader } from './frame-reader'

interface Target {
  readonly db: Kysely<Database>
  readonly pool: Pool
}

/**
 * Brings a backup back, into a database without companies. Older backups are migrated to the present version;
 * people who were erased since, here or there, stay erased (security R13). The file is read through once before
 * anything is touched.
 * @param isReplacing empties a database that has companies first; its erasure ledger is kept
 * @returns rows brought back, over all tables
 * @throws BackupError for a file that is no whole backup, one of a newer version, or a database in use
 */
export async function restoreBackup(
  { db, pool }: Target,
  file: string,
  isReplacing = false,
): Promise<number> {
  await checkWhole(file)
  const { reader, close } = openBackup(file)
  const header = parseHeader(await reader.readLine())
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const erasures = await prepareTarget(client, isReplacing)
    // The tables as they were when the backup was written; what came later runs over its rows.
    await migrateDatabase(db, header.migracoes.at(-1))
    await client.query('begin')
    const total = await load(client, reader, header)
    await replayErasures(client, erasures)
    await client.query('commit')
    await migrateDatabase(db)
    await client.query('analyze')
    return total
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    close()
    client.release(true)
  }
}

function openBackup(file: string): { reader: FrameReader; close: () => void } {
  const bytes = createReadStream(file)
  const source = createGunzip()
  bytes.on('error', (error) => source.destroy(error))
  bytes.pipe(source)
  const close = () => {
    bytes.destroy()
    source.destroy()
  }
  // A stream without an encoding gives buffers.
  return { reader: new FrameReader(source as AsyncIterable<Buffer>), close }
}

/** @throws BackupError for a file that is cut, damaged or not ours */
async function checkWhole(file: string): Promise<void> {
  const { reader, close } = openBackup(file)
  try {
    const { tabelas } = parseHeader(await reader.readLine())
    for (const _ of tabelas) while ((await reader.readFrame()).length > 0);
    parseTrailer(await reader.readFrame())
  } finally {
    close()
  }
}

function parseTrailer(bytes: Buffer): Record<string, number> {
  const trailer = BackupTrailer.safeParse(parseJson(bytes.toString('utf8')))
  if (!trailer.success) throw new BackupError('O arquivo de backup está incompleto ou danificado.')
  return trailer.data.linhas
}

function parseHeader(line: string): BackupHeader {
  const result = line.startsWith(MAGIC) ? BackupHeader.safeParse(parseJson(line.slice(MAGIC.length))) : null
  if (result?.success !== true) throw new BackupError('Este arquivo não é um backup da Seleta.')
  const isKnown = (name: string) => name in migrations
  if (!result.data.migracoes.every(isKnown)) {
    throw new BackupError(
      'Este backup é de uma versão mais nova da Seleta: atualize o programa antes de restaurar.',
    )
  }
  return result.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Empties the database, after asking its ledger who must not come back. */
async function prepareTarget(client: PoolClient, isReplacing: boolean): Promise<Erasure[]> {
  const { rows } = await client.query<{ found: string | null }>(
    "select to_regclass('public.empresa')::text as found",
  )
  if (rows[0]?.found === null) return []
  const companies = await client.query('select 1 from empresa limit 1')
  if (companies.rowCount !== 0 && !isReplacing) {
    throw new BackupError(
      'Este banco já tem dados: use um vazio, ou acrescente --substituir para trocar tudo pelo backup.',
    )
  }
  const erasures = await readErasures(client)
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  return erasures
}

async function load(client: PoolClient, reader: FrameReader, header: BackupHeader): Promise<number> {
  const linhas: Record<string, number> = {}
  await client.query('set constraints all deferred')
  for (const { nome, colunas } of header.tabelas) {
    const table = `public."${nome}"`
    // Counters, hashes and search texts come with the rows; triggers would make them twice.
    await client.query(`alter table ${table} disable trigger user`)
    const stream = client.query(
      copyFrom(`copy ${table} (${colunas.map((c) => `"${c}"`).join(', ')}) from stdin`),
    )
    await pipeline(Readable.from(framesOfTable(reader)), stream)
    linhas[nome] = stream.rowCount ?? 0
  }
  for (const [nome, expected] of Object.entries(parseTrailer(await reader.readFrame()))) {
    if (linhas[nome] !== expected) throw new BackupError(`O backup perdeu linhas da tabela ${nome}.`)
  }
  // Deferred keys are checked before the tables change again.
  await client.query('set constraints all immediate')
  for (const { nome, sequencia } of header.tabelas) {
    await client.query(`alter table public."${nome}" enable trigger user`)
    if (sequencia === null || sequencia === 0) continue
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [
      `public."${nome}"`,
      'id',
      sequencia,
    ])
  }
  return Object.values(linhas).reduce((total, count) => total + count, 0)
}

async function* framesOfTable(reader: FrameReader): AsyncGenerator<Buffer> {
  for (;;) {
    const bytes = await reader.readFrame()
    if (bytes.length === 0) return
    yield bytes
  }
}
