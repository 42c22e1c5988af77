import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BackupFile, type BackupHeader, END, frame, MAGIC } from './backup-format'
import { listTables } from './list-tables'
import { sealWith } from './seal'

/** Where the files are: what a backup needs of a store. */
export interface FileSource {
  /** Null when the store has no such object. */
  readonly find: (chave: string) => Promise<Readable | null>
}

export interface BackupCounts {
  /** Rows over all tables. */
  readonly linhas: number
  /** Files of the store. */
  readonly arquivos: number
  /** Files that the database names and the store did not have; erased meanwhile, or lost. */
  readonly ausentes: number
}

/**
 * Writes everything to a file, rows as of one moment and the files that they name; other work goes on meanwhile. An
 * interrupted backup leaves no file.
 * @param file path, replaced when there
 * @param key seals it; null writes it in the clear
 */
export async function writeBackup(
  pool: Pool,
  source: FileSource,
  file: string,
  key: string | null = null,
): Promise<BackupCounts> {
  const client = await pool.connect()
  const partial = `${file}.parcial`
  const counts: Counts = { linhas: {}, arquivos: 0, ausentes: 0 }
  try {
    await client.query('set statement_timeout = 0')
    await client.query('begin transaction isolation level repeatable read, read only')
    const header = await readHeader(client)
    // Personal data: only the owner reads it.
    const target = createWriteStream(partial, { mode: 0o600 })
    const plain = Readable.from(chunks(client, source, header, counts))
    if (key === null) await pipeline(plain, createGzip(), target)
    else await pipeline(plain, createGzip(), sealWith(key), target)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  } finally {
    client.release(true)
  }
  const { arquivos, ausentes } = counts
  return { linhas: Object.values(counts.linhas).reduce((sum, count) => sum + count, 0), arquivos, ausentes }
}

async function readHeader(client: PoolClient): Promise<BackupHeader> {
  const { rows } = await client.query<{ criadoEm: Date; migracoes: string[] }>(
    'select now() as "criadoEm", coalesce(array_agg(name::text order by name), \'{}\') as migracoes from migracao',
  )
  const [state] = rows
  if (state === undefined) throw new Error('the database says nothing of itself')
  return {
    criadoEm: state.criadoEm.toISOString(),
    migracoes: state.migracoes,
    tabelas: await listTables(client),
  }
}

type Counts = { linhas: Record<string, number>; arquivos: number; ausentes: number }

async function* chunks(
  client: PoolClient,
  source: FileSource,
  header: BackupHeader,
  counts: Counts,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`)
  for (const { nome, colunas } of header.tabelas) {
    const stream = client.query(
      // A query: a table that lies in parts is not copied by its name.
      copyTo(`copy (select ${colunas.map((c) => `"${c}"`).join(', ')} from public."${nome}") to stdout`),
    )
    // A stream without an encoding gives buffers.
    for await (const chunk of stream as AsyncIterable<Buffer>) yield frame(chunk)
    counts.linhas[nome] = stream.rowCount ?? 0
    yield END
  }
  const hasStore = header.tabelas.some(({ nome, colunas }) => nome === 'arquivo' && colunas.includes('chave'))
  const files = hasStore ? await listFiles(client) : []
  // Files may take long: the moment of the rows is not held for them.
  await client.query('commit')
  for (const file of files) yield* fileChunks(source, file, counts)
  yield END
  const { linhas, arquivos } = counts
  yield frame(Buffer.from(JSON.stringify({ linhas, arquivos })))
}

async function listFiles(client: PoolClient): Promise<BackupFile[]> {
  const { rows } = await client.query<BackupFile>(
    `select chave, tamanho, encode(sha256, 'hex') as sha256 from arquivo where chave is not null order by chave`,
  )
  return rows
}

async function* fileChunks(source: FileSource, file: BackupFile, counts: Counts): AsyncGenerator<Buffer> {
  const content = await source.find(file.chave)
  if (content === null) {
    counts.ausentes += 1
    return
  }
  yield frame(Buffer.from(JSON.stringify(file)))
  // A stream without an encoding gives buffers.
  for await (const chunk of content as AsyncIterable<Buffer>) yield frame(chunk)
  yield END
  counts.arquivos += 1
}
