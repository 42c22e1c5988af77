import type { Recomendacao } from '@seleta/contract/avaliacao-words'
import { capacidades } from '@seleta/contract/capacidades'
import { SITUACOES_UNDER_WAY } from '@seleta/contract/limits'
import { type RawBuilder, sql } from 'kysely'

/* Who judges whom, and how far it is (product 73, decision 187). */

const JULGAM = sql`('GESTOR', 'ENTREVISTADOR')`

/**
 * Whether a place in a team is asked to judge: managers and interviewers, where it has none everybody. Expects
 * `campanha_equipe` as q.
 */
const isAsked = sql<boolean>`(q.funcao in ${JULGAM} or not exists (select from campanha_equipe o
  where o.empresa_id = q.empresa_id and o.campanha_id = q.campanha_id and o.funcao in ${JULGAM}))`

/**
 * Who is asked to judge the people of a campaign: managers and interviewers of its team, where it has none everybody of
 * it; nobody whose role may not judge. `usuario_id`, `nome`.
 * @param empresaId, campanhaId as SQL
 */
export const pedidosDaCampanha = (empresaId: RawBuilder<unknown>, campanhaId: RawBuilder<unknown>) => sql`
  select q.usuario_id, u.nome from campanha_equipe q join usuario u on u.empresa_id = q.empresa_id and u.id = q.usuario_id
  where q.empresa_id = ${empresaId} and q.campanha_id = ${campanhaId} and u.removido_em is null
    and u.papel = any(${[...capacidades.avaliar]}::text[]) and ${isAsked}`

/** The campaigns whose people a colleague is asked to judge. */
export const campanhasPedidas = (empresaId: number, usuarioId: number | null) => sql`
  select q.campanha_id from campanha_equipe q
  where q.empresa_id = ${empresaId} and q.usuario_id = ${usuarioId}::bigint and ${isAsked}`

/** What a reading of people says of their judging; it is told by `tellResumo`, never as it is. */
export interface ResumoRow {
  readonly enviadas: number
  readonly media: number | null
  readonly menor: number | null
  readonly maior: number | null
  /** How many recommend it so. */
  readonly recomendacoes: Readonly<Record<Recomendacao, number>>
  /** Those who are asked and have not sent theirs. */
  readonly devem: readonly number[]
  /** They stand in the stage. */
  readonly isAtual: boolean
}

/**
 * Of the stage where they stand, if people are judged there, else of the one where they were judged last; null without
 * either. Expects `inscricao` as i.
 */
export const resumoDaAvaliacao = sql<ResumoRow | null>`(
  select json_build_object('enviadas', c.enviadas, 'media', c.media, 'menor', c.menor, 'maior', c.maior,
    'recomendacoes', c.recomendacoes,
    'isAtual', alvo.atual_id is not null, 'devem', array(
      select p.usuario_id from (${pedidosDaCampanha(sql`i.empresa_id`, sql`i.campanha_id`)}) p
      where not exists (select from avaliacao d where d.empresa_id = i.empresa_id and d.inscricao_id = i.id
        and d.etapa_id = alvo.etapa_id and d.usuario_id = p.usuario_id and d.substituida_em is null)))
  from (
    select s.id as atual_id, coalesce(s.id, (select a.etapa_id from avaliacao a
      where a.empresa_id = i.empresa_id and a.inscricao_id = i.id order by a.enviada_em desc limit 1)) as etapa_id
    from (select) nada left join etapa s
      on s.empresa_id = i.empresa_id and s.id = i.etapa_id and s.ficha_id is not null
  ) alvo, lateral (
    select count(*) as enviadas, avg(a.media) as media, min(a.media) as menor, max(a.media) as maior,
      json_build_object('SIM', count(*) filter (where a.recomendacao = 'SIM'),
        'TALVEZ', count(*) filter (where a.recomendacao = 'TALVEZ'),
        'NAO', count(*) filter (where a.recomendacao = 'NAO')) as recomendacoes
    from avaliacao a
    where a.empresa_id = i.empresa_id and a.inscricao_id = i.id and a.etapa_id = alvo.etapa_id
      and a.substituida_em is null
  ) c
  where alvo.etapa_id is not null
)`

/**
 * Whom somebody is asked to judge and has not: at a stage with a ficha, of a campaign under way. `talento` as t,
 * `inscricao` as i, `etapa` as e, `ficha` as f, `campanha` as c: what follows the columns.
 */
export function pendentesDe(
  empresaId: number,
  { usuarioId, linkId }: { readonly usuarioId: number | null; readonly linkId: number | null },
): RawBuilder<unknown> {
  const asked = linkId === null ? sql`c.id in (${campanhasPedidas(empresaId, usuarioId)})` : sql`true`
  return sql`from ficha f
    join etapa e on e.empresa_id = f.empresa_id and e.ficha_id = f.id and e.removida_em is null
    join campanha c on c.empresa_id = e.empresa_id and c.id = e.campanha_id and c.excluida_em is null
      and c.situacao = any(${[...SITUACOES_UNDER_WAY]}::text[])
    join inscricao i on i.empresa_id = e.empresa_id and i.etapa_id = e.id and i.situacao = 'ativa'
    join talento t on t.empresa_id = i.empresa_id and t.id = i.talento_id and t.oculta_em is null
    where f.empresa_id = ${empresaId} and ${asked}
      and not exists (select from avaliacao a where a.empresa_id = i.empresa_id and a.inscricao_id = i.id
        and a.etapa_id = e.id and a.usuario_id is not distinct from ${usuarioId}::bigint
        and a.link_id is not distinct from ${linkId}::bigint and a.substituida_em is null)`
}
