import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { isColega, seesPessoa, seesPessoasDe } from '../../../database/sql/colega'

/** Somebody whom a note mentions. */
export interface Mencionado {
  readonly notaId: number
  readonly id: number
  readonly nome: string
}

/** A colleague who may see a person, and where they find them. */
export interface Leitor {
  readonly id: number
  readonly nome: string
  readonly email: string
  /** The newest of the person's campaigns that they reach; null for the basket. */
  readonly campanhaId: number | null
}

/** Who is mentioned in notes, and who may be (product 74). */
export function createMencoesRepository(db: Kysely<Database>) {
  return {
    /** Of several notes; those who have left the company too: their names stand in what was written. */
    listOf(empresaId: number, notaIds: readonly number[]): Promise<Mencionado[]> {
      if (notaIds.length === 0) return Promise.resolve([])
      return db
        .selectFrom('notaMencao as m')
        .innerJoin('usuario as u', (join) =>
          join.onRef('u.id', '=', 'm.usuarioId').onRef('u.empresaId', '=', 'm.empresaId'),
        )
        .select(['m.notaId', 'u.id', 'u.nome'])
        .where('m.empresaId', '=', empresaId)
        .where('m.notaId', 'in', notaIds)
        .orderBy('u.id')
        .execute()
    },

    /** Colleagues who may see a person, by name: whoever recruits, and managers of a campaign that the person is in. */
    async listMencionaveis(empresaId: number, talentoId: number): Promise<Leitor[]> {
      const { rows } = await sql<Leitor>`
        select u.id, u.nome, u.email, c.id as campanha_id
        from usuario u
        left join lateral (
          select p.id from inscricao i
          join campanha p on p.empresa_id = i.empresa_id and p.id = i.campanha_id and p.excluida_em is null
          where i.empresa_id = ${empresaId} and i.talento_id = ${talentoId} and ${seesPessoasDe(sql`i.campanha_id`)}
          order by i.criada_em desc, i.id desc limit 1
        ) c on true
        where u.empresa_id = ${empresaId} and ${isColega} and ${seesPessoa(sql`c.id`)}
        order by u.nome, u.id
      `.execute(db)
      return rows
    },

    /** Writes down whom a note mentions: whoever is not named is mentioned no more. */
    async replace(empresaId: number, notaId: number, ids: readonly number[]): Promise<void> {
      let gone = db.deleteFrom('notaMencao').where('empresaId', '=', empresaId).where('notaId', '=', notaId)
      if (ids.length > 0) gone = gone.where('usuarioId', 'not in', ids)
      await gone.execute()
      if (ids.length === 0) return
      await db
        .insertInto('notaMencao')
        .values(ids.map((usuarioId) => ({ empresaId, notaId, usuarioId })))
        .onConflict((oc) => oc.doNothing())
        .execute()
    },

    /** Name of a colleague, and of a person, as a notice calls them. */
    async readNomes(empresaId: number, usuarioId: number, talentoId: number) {
      return await db
        .selectFrom('usuario as u')
        .innerJoin('talento as t', 't.empresaId', 'u.empresaId')
        .select(['u.nome as quem', 't.nome as pessoa', 't.identificador'])
        .where('u.empresaId', '=', empresaId)
        .where('u.id', '=', usuarioId)
        .where('t.id', '=', talentoId)
        .executeTakeFirstOrThrow()
    },
  }
}
