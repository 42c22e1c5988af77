import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../../src/database/schema'
import type { FileSample } from '../../src/ground/files/uploaded-file'

/** Every file in the store of a data folder, by its path. */
export const listStored = (dataDir: string): { readonly path: string; readonly bytes: Buffer }[] =>
  listPaths(join(dataDir, 'arquivos'))
    .filter((path) => !path.includes(ARRIVING))
    .map((path) => ({ path, bytes: readFileSync(path) }))

/** Paths of files on their way in. */
export const listArriving = (dataDir: string): string[] => listPaths(join(dataDir, 'arquivos', ARRIVING))

const ARRIVING = 'chegando'

const listPaths = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []

/** The content of a file of the database, wherever it lies. */
export async function contentOf(
  { db, dataDir }: { readonly db: Kysely<Database>; readonly dataDir: string },
  id: number,
): Promise<Buffer> {
  const { chave, conteudo } = await db
    .selectFrom('arquivo')
    .select(['chave', 'conteudo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (chave === null) return conteudo ?? Buffer.alloc(0)
  return readFileSync(join(dataDir, 'arquivos', chave.slice(0, 2), chave))
}

/** What tells the kind of a file, of bytes in memory. */
export const sampleOf = (bytes: Buffer): FileSample => ({
  tamanho: bytes.length,
  start: bytes.subarray(0, 8192),
  end: bytes.subarray(-32_768),
})
