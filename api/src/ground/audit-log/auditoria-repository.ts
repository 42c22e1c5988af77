import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../database/schema'

type Registro = Pick<Insertable<Database['auditoria']>, 'acao' | 'alvo' | 'endereco' | 'requisicao'> & {
  readonly dados?: object
}

/**
 * Writes down who saw, took out or changed what (security L10, L11), in the transaction of the act when it has one.
 * @param usuarioId null: the person whose data it is did it themselves
 * @param registro `alvo` names the thing: `talento:{identificador}`, `campanha:{id}`, `cesta`
 */
export async function writeAuditoria(
  db: Kysely<Database>,
  { empresaId, usuarioId }: { readonly empresaId: number; readonly usuarioId: number | null },
  { dados, ...registro }: Registro,
): Promise<void> {
  await db
    .insertInto('auditoria')
    .values({
      ...registro,
      empresaId,
      usuarioId,
      ...(dados !== undefined && { dados: JSON.stringify(dados) }),
    })
    .execute()
}
