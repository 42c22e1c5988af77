import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '../../../database/schema'
import { isComMotivo } from '../../../database/sql/motivo'
import { createModelosRepository } from '../../../ground/modelos/modelos-repository'

/** Whose reason is said, and what it is; null takes it back. */
export interface MotivoDito {
  readonly campanhaId: number
  readonly motivoId: number | null
  readonly identificadores: readonly string[]
}

/** The reasons of one company, and why the process ended for people (decision 170). */
export function createMotivosRepository(db: Kysely<Database>) {
  return {
    ...createModelosRepository(db, 'motivo', ['isDesistencia', 'isOculto']),

    /** In the order in which they were made: their numbers on the keyboard stay. */
    list(empresaId: number): Promise<Pick<Row<'motivo'>, 'id' | 'nome' | 'isDesistencia' | 'isOculto'>[]> {
      return db
        .selectFrom('motivo')
        .select(['id', 'nome', 'isDesistencia', 'isOculto'])
        .where('empresaId', '=', empresaId)
        .orderBy('id')
        .execute()
    },

    async has(empresaId: number, id: number): Promise<boolean> {
      const row = await db
        .selectFrom('motivo')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * Says it of those who stand at an end that asks for it, with an entry of the log for each whom it changes.
     * @returns how many these were
     */
    async setOf(
      empresaId: number,
      usuarioId: number,
      { campanhaId, motivoId, identificadores }: MotivoDito,
    ): Promise<number> {
      const { numAffectedRows = 0n } = await sql`
        with ditas as (
          update inscricao i set motivo_id = ${motivoId}::bigint
          from etapa e, talento t
          where i.empresa_id = ${empresaId} and i.campanha_id = ${campanhaId} and i.situacao = 'ativa'
            and e.id = i.etapa_id and ${isComMotivo('e.tipo')}
            and t.empresa_id = ${empresaId} and t.id = i.talento_id and t.oculta_em is null
            and t.identificador = any(${identificadores}::uuid[])
            and i.motivo_id is distinct from ${motivoId}::bigint
          returning i.id, i.talento_id
        )
        insert into evento (empresa_id, campanha_id, talento_id, inscricao_id, usuario_id, tipo, dados)
        select ${empresaId}, ${campanhaId}, talento_id, id, ${usuarioId}, 'inscricao_motivo',
          jsonb_build_object('motivoId', ${motivoId}::bigint)
        from ditas order by id
      `.execute(db)
      return Number(numAffectedRows)
    },
  }
}
