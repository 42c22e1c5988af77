import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../database/schema'
import { isWithinUndo } from '../../../database/sql/undo-window'
import { putBack } from '../../../database/put-back'

export type NotaExcluida = Pick<Row<'notaExcluida'>, 'id' | 'talentoId' | 'usuarioId' | 'guardada'>

/** Notes that were deleted, until that can be taken back no more. Every function runs inside its caller's transaction. */
export function createNotasExcluidasRepository(trx: Kysely<Database>) {
  return {
    /** Keeps a note that is about to be deleted. @param chaves of what was told of it */
    async keep(empresaId: number, id: number, chaves: readonly string[]): Promise<void> {
      const told = sql`aviso a where a.empresa_id = ${empresaId} and a.chave = any(${chaves}::text[])`
      await sql`
        insert into nota_excluida (id, empresa_id, talento_id, usuario_id, guardada)
        select n.id, n.empresa_id, n.talento_id, n.usuario_id, jsonb_build_object(
          'nota', to_jsonb(n),
          'mencoes', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from nota_mencao m
            where m.empresa_id = ${empresaId} and m.nota_id = n.id),
          'avisos', (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from ${told}),
          'lidos', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from aviso_lido l
            where l.aviso_id in (select a.id from ${told})))
        from nota n where n.empresa_id = ${empresaId} and n.id = ${id}
      `.execute(trx)
    },

    /** One that can still be there again, held until the transaction ends; null: none can. */
    async hold(empresaId: number, id: number): Promise<NotaExcluida | null> {
      const row = await trx
        .selectFrom('notaExcluida')
        .select(['id', 'talentoId', 'usuarioId', 'guardada'])
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .where(isWithinUndo('excluida_em'))
        .forUpdate()
        .executeTakeFirst()
      return row ?? null
    },

    /**
     * The note is as it stood, with what was told of it; without colleagues who are gone since, and nothing is told of
     * somebody who is hidden since.
     */
    async bringBack(empresaId: number, { id, talentoId, guardada }: NotaExcluida): Promise<void> {
      // Whoever it was written about may have been joined into another since.
      const instead = { talento_id: sql`${talentoId}::bigint` }
      const isHere = sql<boolean>`exists (select from usuario u where u.empresa_id = ${empresaId} and u.id = v.usuario_id)`
      const isTold = sql<boolean>`${isHere}
        and exists (select from talento t where t.empresa_id = ${empresaId} and t.id = ${talentoId} and t.oculta_em is null)
        and (v.campanha_id is null
          or exists (select from campanha c where c.empresa_id = ${empresaId} and c.id = v.campanha_id))`
      const isNotice = sql<boolean>`${isHere}
        and exists (select from aviso a where a.empresa_id = ${empresaId} and a.id = v.aviso_id)`
      const { nota, mencoes, avisos, lidos } = guardada
      await putBack(trx, empresaId, { table: 'nota', rows: [nota], instead })
      await putBack(trx, empresaId, { table: 'nota_mencao', rows: mencoes, where: isHere })
      await putBack(trx, empresaId, { table: 'aviso', rows: avisos, instead, where: isTold })
      await putBack(trx, empresaId, { table: 'aviso_lido', rows: lidos, where: isNotice })
      await trx.deleteFrom('notaExcluida').where('empresaId', '=', empresaId).where('id', '=', id).execute()
    },
  }
}

/** Drops notes whose deletion can be taken back no more. */
export async function forgetNotasExcluidas(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('notaExcluida')
    .where(sql<boolean>`not ${isWithinUndo('excluida_em')}`)
    .execute()
}
