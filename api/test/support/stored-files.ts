import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../../src/database/schema'
import type { FileSample } from '../../src/ground/files/uploaded-file'

/** Every file below a data folder's `arquivos`, by its path: stored ones and those on their way in. */
export function listStored(dataDir: string): { readonly path: string; readonly bytes: Buffer }[] {
  return readdirSync(join(dataDir, 'arquivos'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, bytes: readFileSync(path) }))
}

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
  inicio: bytes.subarray(0, 8192),
  fim: bytes.subarray(-32_768),
})
