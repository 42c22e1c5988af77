import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** The list behind the bell is this long. */
const LATEST_FIRST = 50

export interface AvisoRow {
  id: number
  tipo: string
  titulo: string
  texto: string
  link: string | null
  criadoEm: Date
  isLido: boolean
}

/** Notices of one company as one of its colleagues sees them. */
export function createAvisosRepository(db: Kysely<Database>) {
  return {
    async listLatest(empresaId: number, usuarioId: number): Promise<AvisoRow[]> {
      return await db
        .selectFrom('aviso as a')
        .leftJoin('avisoLido as l', (join) =>
          join.onRef('l.avisoId', '=', 'a.id').on('l.usuarioId', '=', usuarioId),
        )
        .leftJoin('talento as t', 't.id', 'a.talentoId')
        .select([
          'a.id',
          'a.tipo',
          'a.titulo',
          'a.texto',
          'a.link',
          'a.criadoEm',
          sql<boolean>`l.aviso_id is not null`.as('isLido'),
        ])
        .where('a.empresaId', '=', empresaId)
        .where('t.ocultaEm', 'is', null)
        .orderBy('a.criadoEm', 'desc')
        .orderBy('a.id', 'desc')
        .limit(LATEST_FIRST)
        .execute()
    },

    /** `ate` has milliseconds, the column has microseconds. */
    async markLidos(
      empresaId: number,
      usuarioId: number,
      { ate, id = null }: { readonly ate: string; readonly id?: number | null | undefined },
    ): Promise<void> {
      await sql`
        insert into aviso_lido (aviso_id, usuario_id)
        select id, ${usuarioId} from aviso where empresa_id = ${empresaId}
          and date_trunc('milliseconds', criado_em) <= ${ate}::timestamptz
          and (${id}::bigint is null or id = ${id})
        on conflict do nothing
      `.execute(db)
    },
  }
}
