import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** Keeps a file in the database; answers its id (docs/decisions: backups and replicas carry it). */
export async function insertArquivo(
  trx: Kysely<Database>,
  empresaId: number,
  { nome, mime, conteudo }: { readonly nome: string; readonly mime: string; readonly conteudo: Buffer },
): Promise<number> {
  const { id } = await trx
    .insertInto('arquivo')
    .values({
      empresaId,
      nome,
      mime,
      tamanho: conteudo.length,
      sha256: createHash('sha256').update(conteudo).digest(),
      conteudo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
