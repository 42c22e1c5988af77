import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** Saved filters of one person. */
export function createFiltrosSalvosRepository(db: Kysely<Database>) {
  return {
    list: (empresaId: number, usuarioId: number, tela: string) =>
      db
        .selectFrom('filtroSalvo')
        .select(['id', 'nome', 'consulta'])
        .where('empresaId', '=', empresaId)
        .where('usuarioId', '=', usuarioId)
        .where('tela', '=', tela)
        .orderBy('nome')
        .orderBy('id')
        .execute(),

    async upsert(
      empresaId: number,
      usuarioId: number,
      filtro: { readonly tela: string; readonly nome: string; readonly consulta: object },
    ): Promise<number> {
      const consulta = JSON.stringify(filtro.consulta)
      const { id } = await db
        .insertInto('filtroSalvo')
        .values({ empresaId, usuarioId, tela: filtro.tela, nome: filtro.nome, consulta })
        .onConflict((oc) =>
          oc
            .columns(['usuarioId', 'tela', 'nome'])
            .doUpdateSet({ consulta })
            .whereRef('filtroSalvo.empresaId', '=', 'excluded.empresaId'),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async remove(empresaId: number, usuarioId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('filtroSalvo')
        .where('empresaId', '=', empresaId)
        .where('usuarioId', '=', usuarioId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}
