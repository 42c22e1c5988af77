import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  BackupError,
  type BackupFile,
  type BackupHeader,
  END,
  frame,
  hasStore,
  MAGIC,
  NOT_OURS,
} from './backup-format'
import type { DamagedFile } from './damaged-file'
import { toFileFault } from './file-fault'
import { listTables } from './list-tables'
import { partialOf } from './partial-backups'
import { sealWith } from './seal'

/** Where the files are: what a backup needs of a store. */
export interface FileSource {
  /** Null when the store has no such object. @throws when the store does not answer */
  readonly find: (chave: string) => Promise<Readable | null>
}

export interface BackupCounts {
  /** Rows over all tables. */
  readonly linhas: number
  /** Files of the store, whole. */
  readonly arquivos: number
  /** Files that the database names and the store does not have as they were kept; of nobody who was erased meanwhile. */
  readonly danificados: readonly DamagedFile[]
}

/**
 * Writes everything to a file, rows as of one moment and the files that they name; other work goes on meanwhile. A
 * damaged file costs itself alone. An interrupted backup leaves no file.
 * @param file path, replaced when there
 * @param key seals it; null writes it in the clear
 * @param signal takes back what was begun
 * @throws BackupError for a place where it cannot be written, or a database that is not ours
 */
export async function writeBackup(
  pool: Pool,
  source: FileSource,
  file: string,
  key: string | null = null,
  signal?: AbortSignal,
): Promise<BackupCounts> {
  await refuseFolder(file)
  const client = await pool.connect()
  const partial = partialOf(file)
  const counts: Counts = { linhas: {}, arquivos: 0, danificados: [] }
  try {
    await client.query('set statement_timeout = 0')
    await client.query('begin transaction isolation level repeatable read, read only')
    const header = await readHeader(client)
    // Personal data: only the owner reads it.
    const target = createWriteStream(partial, { mode: 0o600, flush: true })
    const plain = Readable.from(chunks(client, source, header, counts))
    const until = signal === undefined ? {} : { signal }
    if (key === null) await pipeline(plain, createGzip(), target, until)
    else await pipeline(plain, createGzip(), sealWith(key), target, until)
    await rename(partial, file)
    const { linhas, arquivos, danificados } = counts
    return { linhas: Object.values(linhas).reduce((sum, count) => sum + count, 0), arquivos, danificados }
  } catch (error) {
    // A folder that cannot be entered is no place to look for it either.
    await rm(partial, { force: true }).catch(() => {})
    throw toFileFault(error, file)
  } finally {
    client.release(true)
  }
}

/** Found out before the work, not at its end. */
async function refuseFolder(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found?.isDirectory() === true)
    throw toFileFault(Object.assign(new Error(file), { code: 'EISDIR', syscall: 'stat' }), file)
}

/** @throws BackupError for a database that no product has made its own */
async function readHeader(client: PoolClient): Promise<BackupHeader> {
  const { rows: tables } = await client.query("select where to_regclass('migracao') is not null")
  if (tables.length === 0) throw new BackupError(NOT_OURS)
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

const NEWLINE = 0x0a

type Counts = { linhas: Record<string, number>; arquivos: number; danificados: DamagedFile[] }

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
    let linhas = 0
    // A stream without an encoding gives buffers.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      // The stream may end before the database has said how many there were: each row is a line.
      linhas += countLines(chunk)
      yield frame(chunk)
    }
    counts.linhas[nome] = linhas
    yield END
  }
  const files = hasStore(header) ? await listFiles(client) : []
  // Files may take long: the moment of the rows is not held for them.
  await client.query('commit')
  for (const file of files) yield* fileChunks(source, file, counts)
  yield END
  const { linhas, arquivos, danificados } = counts
  counts.danificados = await leaveOutGone(client, danificados)
  const gone = danificados.filter((one) => !counts.danificados.includes(one)).map(({ id }) => id)
  yield frame(Buffer.from(JSON.stringify({ linhas, arquivos, ausentes: gone })))
}

function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1
  return lines
}

/** A file as its row says that it is. */
type KeptFile = BackupFile & { readonly id: number }

async function listFiles(client: PoolClient): Promise<KeptFile[]> {
  const { rows } = await client.query<KeptFile>(
    `select id, chave, tamanho, encode(sha256, 'hex') as sha256 from arquivo where chave is not null order by chave`,
  )
  return rows
}

async function* fileChunks(
  source: FileSource,
  { id, ...file }: KeptFile,
  counts: Counts,
): AsyncGenerator<Buffer> {
  const { chave } = file
  const content = await source.find(chave)
  if (content === null) {
    counts.danificados.push({ id, chave, isMissing: true })
    return
  }
  yield frame(Buffer.from(JSON.stringify(file)))
  const hash = createHash('sha256')
  let tamanho = 0
  let broken: unknown = null
  try {
    // A stream without an encoding gives buffers.
    const bytes = (content as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
    for (;;) {
      const next = await bytes.next().catch((error: unknown) => {
        broken = error
        return null
      })
      if (next === null || next.done === true) break
      hash.update(next.value)
      tamanho += next.value.length
      yield frame(next.value)
    }
  } finally {
    content.destroy()
  }
  yield END
  if (tamanho === file.tamanho && hash.digest('hex') === file.sha256) counts.arquivos += 1
  else if (broken !== null && (await isWhole(source, file))) throw new BackupError(CUT, { cause: broken })
  else counts.danificados.push({ id, chave, isMissing: false })
}

const CUT =
  'A leitura de um arquivo foi interrompida, e ele está inteiro onde fica guardado: faça o backup de novo.'

/** What could not be read to its end is read once more: the line broke, or the file is. */
async function isWhole(source: FileSource, { chave, tamanho, sha256 }: BackupFile): Promise<boolean> {
  const hash = createHash('sha256')
  let length = 0
  try {
    const content = await source.find(chave)
    if (content === null) return false
    // A stream without an encoding gives buffers.
    for await (const bytes of content as AsyncIterable<Buffer>) {
      hash.update(bytes)
      length += bytes.length
    }
  } catch {
    return false
  }
  return length === tamanho && hash.digest('hex') === sha256
}

/**
 * Whoever was erased while the files were written took them along, and what was replaced is replaced: nothing is lost.
 * When the database cannot be asked any more, all of them are told.
 */
async function leaveOutGone(client: PoolClient, damaged: readonly DamagedFile[]): Promise<DamagedFile[]> {
  if (damaged.length === 0) return []
  const ids = damaged.map(({ id }) => id)
  const there = await client
    .query<{ id: number }>('select id from arquivo where id = any($1::bigint[])', [ids])
    .then(({ rows }) => new Set(rows.map(({ id }) => id)))
    .catch(() => new Set(ids))
  return damaged.filter(({ id }) => there.has(id))
}
