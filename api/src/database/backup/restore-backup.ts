import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateDatabase } from '../migrate'
import { migrations } from '../migrations/index'
import type { Database } from '../schema'
import {
  BACKUP_DAMAGED,
  BackupError,
  BackupFile,
  BackupHeader,
  BackupTrailer,
  MAGIC,
  MAGIC_WITHOUT_FILES,
  NO_BACKUP,
} from './backup-format'
import { type Erasure, readErasures, replayErasures } from './erasures'
import { FrameReader } from './frame-reader'
import { openSealed } from './seal'

interface Target {
  readonly db: Kysely<Database>
  readonly pool: Pool
}

/** Where files go back to: what a restore needs of a store. */
export interface FileTarget {
  /** @param content is read to its end */
  readonly put: (file: BackupFile, content: AsyncIterable<Buffer>) => Promise<void>
}

export interface RestoreCounts {
  /** Rows over all tables. */
  readonly linhas: number
  readonly arquivos: number
  /** People of the backup who had been erased since, and were erased again. */
  readonly apagadas: number
}

/**
 * Brings a backup back, into a database without companies. Older backups are migrated to the present version;
 * people who were erased since, here or there, stay erased (security R13). The file is read through once before
 * anything is touched.
 * @param isReplacing empties a database that has companies first; its erasure ledger is kept
 * @param key opens a sealed backup
 * @param files files of people who stay erased do not go there
 * @param kept the ledger beside the backup (`kept-erasures.ts`)
 * @throws BackupError for a file that is no whole backup, one of a newer version, or a database in use
 */
export async function restoreBackup(
  { db, pool }: Target,
  files: FileTarget,
  file: string,
  isReplacing = false,
  key: string | null = null,
  kept: readonly Erasure[] = [],
): Promise<RestoreCounts> {
  await checkWhole(file, key)
  const { reader, close } = await openBackup(file, key)
  const { header, hasFiles } = parseHeader(await reader.readLine())
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    const { erasures, chaves } = await prepareTarget(client, isReplacing)
    // The tables as they were when the backup was written; what came later runs over its rows.
    await migrateDatabase(db, header.migracoes.at(-1))
    await client.query('begin')
    const linhas = await loadTables(client, reader, header)
    const apagadas = await replayErasures(client, [...erasures, ...kept])
    const arquivos = hasFiles ? await loadFiles(client, reader, files) : 0
    checkCounts(parseTrailer(await reader.readFrame()), linhas)
    await client.query('commit')
    await migrateDatabase(db)
    await loosen(client, chaves)
    await client.query('analyze')
    return { linhas: Object.values(linhas).reduce((sum, count) => sum + count, 0), arquivos, apagadas }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    close()
    client.release(true)
  }
}

async function openBackup(
  file: string,
  key: string | null,
): Promise<{ reader: FrameReader; close: () => void }> {
  const bytes = await openSealed(file, key)
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
async function checkWhole(file: string, key: string | null): Promise<void> {
  const { reader, close } = await openBackup(file, key)
  try {
    const { header, hasFiles } = parseHeader(await reader.readLine())
    for (const _ of header.tabelas) await skip(reader)
    if (hasFiles) await checkFiles(reader)
    parseTrailer(await reader.readFrame())
  } finally {
    close()
  }
}

/** @throws BackupError when the bytes of a file are not those that were written */
async function checkFiles(reader: FrameReader): Promise<void> {
  for (let named = await readFile(reader); named !== null; named = await readFile(reader)) {
    const hash = createHash('sha256')
    for await (const bytes of framesUntilEnd(reader)) hash.update(bytes)
    if (hash.digest('hex') !== named.sha256)
      throw new BackupError('O backup tem um arquivo danificado: nada foi mudado.')
  }
}

/** The next file's name; null after the last one. */
async function readFile(reader: FrameReader): Promise<BackupFile | null> {
  const named = await reader.readFrame()
  if (named.length === 0) return null
  const file = BackupFile.safeParse(parseJson(named.toString('utf8')))
  if (!file.success) throw new BackupError(BACKUP_DAMAGED)
  return file.data
}

async function skip(reader: FrameReader): Promise<void> {
  while ((await reader.readFrame()).length > 0);
}

function parseTrailer(bytes: Buffer): Record<string, number> {
  const trailer = BackupTrailer.safeParse(parseJson(bytes.toString('utf8')))
  if (!trailer.success) throw new BackupError(BACKUP_DAMAGED)
  return trailer.data.linhas
}

function parseHeader(line: string): { header: BackupHeader; hasFiles: boolean } {
  const magic = [MAGIC, MAGIC_WITHOUT_FILES].find((known) => line.startsWith(known))
  const result = magic === undefined ? null : BackupHeader.safeParse(parseJson(line.slice(magic.length)))
  if (result?.success !== true) throw new BackupError(NO_BACKUP)
  const isKnown = (name: string) => name in migrations
  if (!result.data.migracoes.every(isKnown)) {
    throw new BackupError(
      'Este backup é de uma versão mais nova da Seleta: atualize o programa antes de restaurar.',
    )
  }
  return { header: result.data, hasFiles: magic === MAGIC }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Empties the database, after asking its ledger who must not come back, and which files it names. */
async function prepareTarget(
  client: PoolClient,
  isReplacing: boolean,
): Promise<{ erasures: Erasure[]; chaves: string[] }> {
  const { rows } = await client.query<{ found: string | null }>(
    "select to_regclass('public.empresa')::text as found",
  )
  if (rows[0]?.found === null) return { erasures: [], chaves: [] }
  const empresas = await client.query('select 1 from empresa limit 1')
  if (empresas.rowCount !== 0 && !isReplacing) {
    throw new BackupError(
      'Este banco já tem dados: use um vazio, ou acrescente --substituir para trocar tudo pelo backup.',
    )
  }
  const erasures = await readErasures(client)
  const chaves = await readChaves(client)
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  return { erasures, chaves }
}

async function loadTables(
  client: PoolClient,
  reader: FrameReader,
  header: BackupHeader,
): Promise<Record<string, number>> {
  const linhas: Record<string, number> = {}
  await client.query('set constraints all deferred')
  for (const { nome, colunas } of header.tabelas) {
    const table = `public."${nome}"`
    // Counters, hashes and search texts come with the rows; triggers would make them twice.
    await client.query(`alter table ${table} disable trigger user`)
    const stream = client.query(
      copyFrom(`copy ${table} (${colunas.map((c) => `"${c}"`).join(', ')}) from stdin`),
    )
    await pipeline(Readable.from(framesUntilEnd(reader)), stream)
    linhas[nome] = stream.rowCount ?? 0
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
  return linhas
}

function checkCounts(expected: Record<string, number>, linhas: Record<string, number>): void {
  for (const [nome, count] of Object.entries(expected)) {
    if (linhas[nome] !== count) throw new BackupError(`O backup perdeu linhas da tabela ${nome}.`)
  }
}

/** Files go back before the rows that name them are seen; those of the erased are passed over. */
async function loadFiles(client: PoolClient, reader: FrameReader, files: FileTarget): Promise<number> {
  const { rows } = await client.query<{ chave: string }>('select chave from arquivo where chave is not null')
  const owned = new Set(rows.map(({ chave }) => chave))
  let loaded = 0
  for (let file = await readFile(reader); file !== null; file = await readFile(reader)) {
    if (owned.has(file.chave)) {
      await files.put(file, framesUntilEnd(reader))
      loaded += 1
    } else await skip(reader)
  }
  return loaded
}

/** Files of the database that was there before; none in a version that kept them in the table. */
async function readChaves(client: PoolClient): Promise<string[]> {
  const known = await client.query(
    `select 1 from pg_attribute where attrelid = 'public.arquivo'::regclass and attname = 'chave'`,
  )
  if (known.rowCount === 0) return []
  const { rows } = await client.query<{ chave: string }>(
    'select chave from arquivo where chave is not null union select chave from objeto_solto',
  )
  return rows.map(({ chave }) => chave)
}

/** What the replaced database named and the restored one does not is nobody's. */
async function loosen(client: PoolClient, chaves: readonly string[]): Promise<void> {
  await client.query(
    `insert into objeto_solto (chave, apagar_apos)
     select chave, now() from unnest($1::text[]) as u (chave)
     where not exists (select from arquivo a where a.chave = u.chave) on conflict do nothing`,
    [chaves],
  )
}

async function* framesUntilEnd(reader: FrameReader): AsyncGenerator<Buffer> {
  for (;;) {
    const bytes = await reader.readFrame()
    if (bytes.length === 0) return
    yield bytes
  }
}
