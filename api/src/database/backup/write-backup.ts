import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type BackupHeader, END_OF_TABLE, frame, MAGIC } from './backup-format'
import { listTables } from './list-tables'

/**
 * Writes everything, as of one moment, to a file; other work goes on meanwhile. An interrupted backup leaves no file.
 * @param file path, replaced when there
 * @returns rows written, over all tables
 */
export async function writeBackup(pool: Pool, file: string): Promise<number> {
  const client = await pool.connect()
  const partial = `${file}.parcial`
  const linhas: Record<string, number> = {}
  try {
    await client.query('set statement_timeout = 0')
    await client.query('begin transaction isolation level repeatable read, read only')
    const header = await readHeader(client)
    // Personal data: only the owner reads it.
    const target = createWriteStream(partial, { mode: 0o600 })
    await pipeline(Readable.from(chunks(client, header, linhas)), createGzip(), target)
    await client.query('commit')
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  } finally {
    client.release(true)
  }
  return Object.values(linhas).reduce((total, count) => total + count, 0)
}

async function readHeader(client: PoolClient): Promise<BackupHeader> {
  const { rows } = await client.query<{ name: string }>('select name from migracao order by name')
  return {
    criadoEm: new Date().toISOString(),
    migracoes: rows.map(({ name }) => name),
    tabelas: await listTables(client),
  }
}

async function* chunks(
  client: PoolClient,
  header: BackupHeader,
  linhas: Record<string, number>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`)
  for (const { nome, colunas } of header.tabelas) {
    const stream = client.query(
      // A query: a table that lies in parts is not copied by its name.
      copyTo(`copy (select ${colunas.map((c) => `"${c}"`).join(', ')} from public."${nome}") to stdout`),
    )
    // A stream without an encoding gives buffers.
    for await (const chunk of stream as AsyncIterable<Buffer>) yield frame(chunk)
    linhas[nome] = stream.rowCount ?? 0
    yield END_OF_TABLE
  }
  yield frame(Buffer.from(JSON.stringify({ linhas })))
}
