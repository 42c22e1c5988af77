import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { isCega, isOnlyCega, nomeShown } from '../../database/sql/cega'
import type { Sessao } from '../../ground/autor'

/** The list behind the bell is this long. */
const LATEST_FIRST = 50

export interface AvisoRow {
  id: number
  tipo: string
  /** As it was written. */
  titulo: string
  /** What its person is called now that they are hidden; null where nobody is. */
  cega: string | null
  campanha: string
  texto: string
  link: string | null
  criadoEm: Date
  isLido: boolean
}

type Reader = Pick<Sessao, 'empresaId' | 'usuarioId' | 'campanhas'>

/**
 * What one colleague is told: the company's notices and their own; whoever reaches some campaigns alone, their own of
 * those (decision 190). Expects `aviso` as a.
 */
const isTold = ({ usuarioId, campanhas }: Reader) =>
  campanhas === null
    ? sql<boolean>`(a.usuario_id is null or a.usuario_id = ${usuarioId})`
    : sql<boolean>`(a.usuario_id = ${usuarioId} and a.campanha_id = any(${campanhas}))`

/**
 * What somebody is called whom blind triage hides (decision 193): '' where they have no number; null of all others. Expects `talento` as t, `inscricao`
 * as i.
 */
const cegaShown = (empresaId: number) => sql<string | null>`case
  when i.id is not null and ${isCega} then ${nomeShown}
  when i.id is null and a.talento_id is not null and ${isOnlyCega(sql`a.talento_id`, empresaId)}
    then '' end`

/** Notices of one company as one of its colleagues sees them. */
export function createAvisosRepository(db: Kysely<Database>) {
  return {
    async listLatest(reader: Reader): Promise<AvisoRow[]> {
      return await db
        .selectFrom('aviso as a')
        .leftJoin('avisoLido as l', (join) =>
          join.onRef('l.avisoId', '=', 'a.id').on('l.usuarioId', '=', reader.usuarioId),
        )
        .leftJoin('talento as t', 't.id', 'a.talentoId')
        .leftJoin('inscricao as i', (join) =>
          join
            .onRef('i.empresaId', '=', 'a.empresaId')
            .onRef('i.talentoId', '=', 'a.talentoId')
            .onRef('i.campanhaId', '=', 'a.campanhaId'),
        )
        .select([
          'a.id',
          'a.tipo',
          'a.titulo',
          cegaShown(reader.empresaId).as('cega'),
          sql<string>`coalesce((select c.nome from campanha c
            where c.empresa_id = a.empresa_id and c.id = a.campanha_id), '')`.as('campanha'),
          'a.texto',
          'a.link',
          'a.criadoEm',
          sql<boolean>`l.aviso_id is not null`.as('isLido'),
        ])
        .where('a.empresaId', '=', reader.empresaId)
        .where(isTold(reader))
        .where('t.ocultaEm', 'is', null)
        .orderBy('a.criadoEm', 'desc')
        .orderBy('a.id', 'desc')
        .limit(LATEST_FIRST)
        .execute()
    },

    /** `ate` has milliseconds, the column has microseconds. */
    async markLidos(
      reader: Reader,
      { ate, id = null }: { readonly ate: string; readonly id?: number | null | undefined },
    ): Promise<void> {
      await sql`
        insert into aviso_lido (aviso_id, usuario_id)
        select a.id, ${reader.usuarioId} from aviso a where a.empresa_id = ${reader.empresaId} and ${isTold(reader)}
          and date_trunc('milliseconds', a.criado_em) <= ${ate}::timestamptz
          and (${id}::bigint is null or a.id = ${id})
        on conflict do nothing
      `.execute(db)
    },
  }
}
