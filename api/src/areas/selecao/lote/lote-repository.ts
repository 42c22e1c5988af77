import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '../../../database/schema'
import { readNomes } from '../../../database/sql/nomes'
import { isOfNobody } from '../../../database/sql/da-pessoa'
import { latestMove } from '../latest-move-repository'
import type { LatestMove } from '../move-repository'

/** Where somebody stands before a move, and what its stage has written to them already. */
interface PlaceOfPessoa extends Pick<Row<'talento'>, 'nome' | 'email' | 'telefone'> {
  readonly talentoId: number
  readonly inscricaoId: number | null
  readonly etapaId: number | null
  readonly situacao: string | null
  readonly latest: LatestMove | null
  /** Channels of messages that are not cancelled. */
  readonly jaEscritos: readonly string[]
  /** Messages of the stage that their last move has taken back: they wait again, as they were, once they go back. */
  readonly returning: readonly Pick<Row<'mensagem'>, 'canal' | 'corpo'>[]
}

type PlaceRow = Omit<PlaceOfPessoa, 'latest'> & { readonly [K in keyof LatestMove]: LatestMove[K] | null }

/** What bulk actions need to know of their people. */
export function createLoteRepository(db: Kysely<Database>) {
  return {
    /** Names by identificador. */
    readNomes: (empresaId: number, identificadores: readonly string[]) =>
      readNomes(db, empresaId, identificadores),

    /** Stages by identificador, of who stands in one of the campaign. */
    async readEtapas(empresaId: number, campanhaId: number, identificadores: readonly string[]) {
      if (identificadores.length === 0) return new Map<string, number | null>()
      const rows = await db
        .selectFrom('inscricao as i')
        .innerJoin('talento as t', 't.id', 'i.talentoId')
        .select(['t.identificador', 'i.etapaId'])
        .where('i.empresaId', '=', empresaId)
        .where('i.campanhaId', '=', campanhaId)
        .where('t.identificador', 'in', identificadores)
        .execute()
      return new Map(rows.map(({ identificador, etapaId }) => [identificador, etapaId]))
    },

    /** These people, in the order they were named, as a move into the stage would find them. */
    async readPlaces(
      empresaId: number,
      identificadores: readonly string[],
      destino: { readonly id: number; readonly campanhaId: number },
    ): Promise<PlaceOfPessoa[]> {
      const { rows } = await sql<PlaceRow>`
        select t.id as talento_id, t.nome, t.email, t.telefone, i.id as inscricao_id, i.etapa_id, i.situacao,
          v.*, array(select d.canal from mensagem_da_etapa d
            where d.inscricao_id = i.id and d.etapa_id = ${destino.id}) as ja_escritos,
          array(select jsonb_build_object('canal', m.canal, 'corpo', m.corpo) from mensagem m where m.empresa_id = ${empresaId} and m.inscricao_id = i.id
            and m.etapa_id = ${destino.id} and m.tipo = 'etapa' and m.estado = 'cancelada' and m.destinatario <> ''
            and m.alterada_em = v.movida_em order by m.id) as "returning"
        from unnest(${identificadores}::uuid[]) with ordinality as n (identificador, ordem)
        join talento t on t.identificador = n.identificador and t.empresa_id = ${empresaId} and t.oculta_em is null
        left join inscricao i on i.talento_id = t.id and i.campanha_id = ${destino.campanhaId}
          and i.empresa_id = ${empresaId} and not ${isOfNobody}
        left join lateral (${latestMove(empresaId, sql`i.id`)}) v on true
        order by n.ordem
      `.execute(db)
      return rows.map(({ deEtapaId, isDesfeito, desde, deMotivoId, isRecent, ...lugar }) => ({
        ...lugar,
        latest: isRecent === null ? null : { deEtapaId, isDesfeito, desde, deMotivoId, isRecent },
      }))
    },
  }
}
