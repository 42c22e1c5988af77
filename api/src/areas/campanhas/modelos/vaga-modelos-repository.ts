import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { isNomeTaken } from '../../../database/sql/is-nome-taken'

interface Content {
  readonly nome: string
  readonly descricao: string
}

/** Job templates of one company. */
export function createVagaModelosRepository(db: Kysely<Database>) {
  return {
    list: (empresaId: number) =>
      db
        .selectFrom('vagaModelo')
        .select(['id', 'nome', 'descricao'])
        .where('empresaId', '=', empresaId)
        .orderBy('nome')
        .orderBy('id')
        .execute(),

    /** @returns null when the company has another template of this name, accents and case ignored */
    async insert(empresaId: number, usuarioId: number, conteudo: Content) {
      const row = await db
        .insertInto('vagaModelo')
        .values({ ...conteudo, empresaId, usuarioId })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'nome', 'descricao'])
        .executeTakeFirst()
      return row ?? null
    },

    /** Whether another template of the company has this name, accents and case ignored. */
    /** Whether another of the company's has this name. */
    isNomeTaken: (empresaId: number, nome: string, exceptId: number) =>
      isNomeTaken(db, 'vagaModelo', { empresaId, nome, exceptId }),

    async update(empresaId: number, id: number, conteudo: Content) {
      const row = await db
        .updateTable('vagaModelo')
        .set(conteudo)
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .returning(['id', 'nome', 'descricao'])
        .executeTakeFirst()
      return row ?? null
    },

    async remove(empresaId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('vagaModelo')
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}
