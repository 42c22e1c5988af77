import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

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

    insert: (empresaId: number, usuarioId: number, conteudo: Content) =>
      db
        .insertInto('vagaModelo')
        .values({ ...conteudo, empresaId, usuarioId })
        .returning(['id', 'nome', 'descricao'])
        .executeTakeFirstOrThrow(),

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
