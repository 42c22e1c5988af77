import type { AvaliacaoBody, AvaliacaoEnviada, AvaliacaoPendente } from '@seleta/contract/avaliacoes'
import { ENVIADAS_MAX, PENDENTES_MAX } from '@seleta/contract/avaliacao-words'
import { sql, type Kysely } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../database/schema'
import { pedidosDaCampanha, pendentesDe } from '../../database/sql/avaliacao'
import { nomeShown } from '../../database/sql/cega'
import { isKnownToRecrutador } from '../../database/sql/da-pessoa'
import { type Avaliador, type Julgada, mediaOf, type VersaoRow } from './avaliacao'

/** A card that is sent. */
export interface NewAvaliacao extends Pick<
  AvaliacaoBody,
  'etapaId' | 'versao' | 'notas' | 'recomendacao' | 'texto'
> {
  readonly inscricaoId: number
  readonly criterios: VersaoRow['criterios']
}

type PendenteRow = Omit<AvaliacaoPendente, 'desde'> & { readonly desde: Date }
type EnviadaRow = Omit<AvaliacaoEnviada, 'enviadaEm'> & { readonly enviadaEm: Date }

/** The cards of one company: what each of a team says of a person at a stage (product 73). */
export function createAvaliacoesRepository(db: Kysely<Database>) {
  return {
    /** @returns null when the person is not in this campaign of the company, or nobody may see them in it */
    async findJulgada(empresaId: number, campanhaId: number, identificador: string): Promise<Julgada | null> {
      const row = await db
        .selectFrom('inscricao as i')
        .innerJoin('talento as t', 't.id', 'i.talentoId')
        .innerJoin('campanha as c', 'c.id', 'i.campanhaId')
        .leftJoin('etapa as e', 'e.id', 'i.etapaId')
        .select(['i.id as inscricaoId', 'i.talentoId', 'i.etapaId', 'e.nome as etapa', 'i.situacao'])
        .select((eb) =>
          jsonObjectFrom(
            eb
              .selectFrom('ficha as f')
              .select(['f.id', 'f.nome', 'f.criterios'])
              .where('f.empresaId', '=', empresaId)
              .whereRef('f.id', '=', 'e.fichaId'),
          ).as('ficha'),
        )
        .where('i.empresaId', '=', empresaId)
        .where('i.campanhaId', '=', campanhaId)
        .where('t.empresaId', '=', empresaId)
        .where('t.identificador', '=', identificador)
        .where('t.ocultaEm', 'is', null)
        .where('c.empresaId', '=', empresaId)
        .where('c.excluidaEm', 'is', null)
        .where(isKnownToRecrutador)
        .executeTakeFirst()
      if (row === undefined) return null
      const { situacao, ...julgada } = row
      return { ...julgada, isAtiva: situacao === 'ativa' }
    },

    /** Every version of every card, of each the latest first. */
    async listVersoes(empresaId: number, inscricaoId: number): Promise<VersaoRow[]> {
      return db
        .selectFrom('avaliacao as a')
        .innerJoin('etapa as e', 'e.id', 'a.etapaId')
        .leftJoin('usuario as u', (join) =>
          join.onRef('u.empresaId', '=', 'a.empresaId').onRef('u.id', '=', 'a.usuarioId'),
        )
        .select(['a.etapaId', 'e.nome as etapa', 'a.usuarioId', 'a.linkId', 'a.versao', 'a.criterios'])
        .select(['a.notas', 'a.media', 'a.recomendacao', 'a.texto', 'a.enviadaEm'])
        .select([
          sql<boolean>`a.substituida_em is null`.as('isAtual'),
          sql<string>`coalesce(u.nome, (select l.nome from avaliacao_link l
            where l.empresa_id = a.empresa_id and l.id = a.link_id))`.as('quem'),
        ])
        .where('a.empresaId', '=', empresaId)
        .where('a.inscricaoId', '=', inscricaoId)
        .orderBy('a.enviadaEm', 'desc')
        .orderBy('a.id', 'desc')
        .limit(500)
        .execute()
    },

    /** Colleagues who are asked to judge the people of a campaign. */
    async listPedidos(empresaId: number, campanhaId: number): Promise<{ usuarioId: number; nome: string }[]> {
      const { rows } = await sql<{ usuarioId: number; nome: string }>`
        select * from (${pedidosDaCampanha(sql`${empresaId}`, sql`${campanhaId}`)}) p order by nome, usuario_id
      `.execute(db)
      return rows
    },

    /**
     * Writes a version, in place of the one that it was made from. Inside a transaction that holds the campaign.
     * @returns false when that one does not hold any more
     */
    async send(
      empresaId: number,
      { usuarioId, linkId }: Avaliador,
      { inscricaoId, etapaId, versao, criterios, notas, recomendacao, texto }: NewAvaliacao,
    ): Promise<boolean> {
      const { rows } = await sql<{ versao: number }>`
        update avaliacao set substituida_em = clock_timestamp()
        where empresa_id = ${empresaId} and inscricao_id = ${inscricaoId} and etapa_id = ${etapaId}
          and usuario_id is not distinct from ${usuarioId}::bigint and link_id is not distinct from ${linkId}::bigint
          and substituida_em is null
        returning versao
      `.execute(db)
      if ((rows[0]?.versao ?? 0) !== versao) return false
      await db
        .insertInto('avaliacao')
        .values({
          empresaId,
          inscricaoId,
          etapaId,
          usuarioId,
          linkId,
          versao: versao + 1,
          criterios: JSON.stringify(criterios),
          notas: JSON.stringify(notas),
          media: mediaOf(Object.values(notas)),
          recomendacao,
          texto,
        })
        .execute()
      return true
    },

    /**
     * Whom somebody is asked to judge and has not, oldest first: at a stage with a ficha, of a campaign under way.
     * @param campanhas of these alone; null is all
     */
    async listPendentes(
      empresaId: number,
      avaliador: Avaliador,
      campanhas: readonly number[] | null,
    ): Promise<PendenteRow[]> {
      const { rows } = await sql<PendenteRow>`
        select t.identificador, ${nomeShown} as nome, c.id as campanha_id, c.nome as campanha, e.id as etapa_id,
          e.nome as etapa, f.nome as ficha, i.na_etapa_desde as desde
        ${pendentesDe(empresaId, avaliador)} and ${isKnownToRecrutador}
          and (${campanhas}::bigint[] is null or c.id = any(${campanhas}::bigint[]))
        order by i.na_etapa_desde, i.id limit ${PENDENTES_MAX}
      `.execute(db)
      return rows
    },

    /**
     * Whom somebody has judged, the latest first, each as their card holds now.
     * @param campanhas of these alone; null is all
     */
    async listEnviadas(
      empresaId: number,
      { usuarioId, linkId }: Avaliador,
      campanhas: readonly number[] | null,
    ): Promise<EnviadaRow[]> {
      const mine = linkId === null ? sql`a.usuario_id = ${usuarioId}` : sql`a.link_id = ${linkId}`
      const { rows } = await sql<EnviadaRow>`
        select t.identificador, ${nomeShown} as nome, c.id as campanha_id, c.nome as campanha, e.id as etapa_id,
          e.nome as etapa, a.enviada_em, a.versao, a.recomendacao, a.media,
          coalesce(i.etapa_id = a.etapa_id and i.situacao = 'ativa' and e.ficha_id is not null, false) as can_avaliar
        from avaliacao a
          join inscricao i on i.empresa_id = a.empresa_id and i.id = a.inscricao_id
          join talento t on t.empresa_id = i.empresa_id and t.id = i.talento_id and t.oculta_em is null
          join campanha c on c.empresa_id = i.empresa_id and c.id = i.campanha_id and c.excluida_em is null
          join etapa e on e.empresa_id = a.empresa_id and e.id = a.etapa_id
        where a.empresa_id = ${empresaId} and ${mine} and a.substituida_em is null and ${isKnownToRecrutador}
          and (${campanhas}::bigint[] is null or c.id = any(${campanhas}::bigint[]))
        order by a.enviada_em desc, a.id desc limit ${ENVIADAS_MAX}
      `.execute(db)
      return rows
    },
  }
}
