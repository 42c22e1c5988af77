import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** What recruiters wrote about a person (product 40). */
export function createNotasRepository(db: Kysely<Database>) {
  const inEmpresa = (empresaId: number) =>
    db
      .selectFrom('nota as n')
      .leftJoin('usuario as u', 'u.id', 'n.usuarioId')
      .select([
        'n.id',
        'n.texto',
        'n.usuarioId',
        'n.talentoId',
        'n.criadaEm',
        'n.editadaEm',
        'u.nome as quem',
      ])
      .where('n.empresaId', '=', empresaId)

  return {
    /** Newest first. */
    list: (empresaId: number, talentoId: number) =>
      inEmpresa(empresaId)
        .where('n.talentoId', '=', talentoId)
        .orderBy('n.criadaEm', 'desc')
        .orderBy('n.id', 'desc')
        .limit(500)
        .execute(),

    async find(empresaId: number, id: number) {
      return (await inEmpresa(empresaId).where('n.id', '=', id).executeTakeFirst()) ?? null
    },

    async insert(empresaId: number, talentoId: number, usuarioId: number, texto: string): Promise<number> {
      const { id } = await db
        .insertInto('nota')
        .values({ empresaId, talentoId, usuarioId, texto })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Until the transaction ends nobody else changes it. */
    async hold(empresaId: number, id: number): Promise<void> {
      await db
        .selectFrom('nota')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .forUpdate()
        .execute()
    },

    async update(empresaId: number, id: number, texto: string): Promise<void> {
      await db
        .updateTable('nota')
        .set({ texto, editadaEm: sql<Date>`now()` })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },

    async remove(empresaId: number, id: number): Promise<void> {
      await db.deleteFrom('nota').where('empresaId', '=', empresaId).where('id', '=', id).execute()
    },
  }
}

export type NotaRow = Awaited<ReturnType<ReturnType<typeof createNotasRepository>['list']>>[number]
