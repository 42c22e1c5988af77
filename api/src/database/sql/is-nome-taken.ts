import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

/** Tables of one company's named things, with a unique index over the name as `f_busca` folds it. */
type NamedTable = 'mensagemModelo' | 'processoModelo' | 'vagaModelo'

/**
 * Whether something else of the company has this name: a name is one thing, accents and case ignored.
 * @param exceptId the one that is being named
 */
export async function isNomeTaken(
  db: Kysely<Database>,
  table: NamedTable,
  {
    empresaId,
    nome,
    exceptId,
  }: { readonly empresaId: number; readonly nome: string; readonly exceptId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('empresaId', '=', empresaId)
    .where(sql<boolean>`public.f_busca(nome) = public.f_busca(${nome})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}
