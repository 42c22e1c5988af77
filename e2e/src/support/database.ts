import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Product } from './product'

interface Client {
  readonly connect: () => Promise<void>
  readonly query: (text: string, values?: readonly unknown[]) => Promise<unknown>
  readonly end: () => Promise<void>
}

/** The driver of the api, which alone has one. */
const { Client } = createRequire(join(import.meta.dirname, '../../../api/package.json'))('pg') as {
  // What its package exports; its types belong to the api.
  readonly Client: new (config: object) => Client
}

/** Writes into the database of a running product what only time would bring about. */
export async function writeInto(
  { dataFolder }: Product,
  text: string,
  values: readonly unknown[] = [],
): Promise<void> {
  // Line by line: process, folder, begun, port, folder of its socket.
  const lines = readFileSync(join(dataFolder, 'data/pgdata/postmaster.pid'), 'utf8').split('\n')
  const client = new Client({
    host: lines[4],
    port: Number(lines[3]),
    user: 'postgres',
    database: 'seleta',
  })
  await client.connect()
  await client.query(text, values)
  await client.end()
}
