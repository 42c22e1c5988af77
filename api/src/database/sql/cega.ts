import { sql, type RawBuilder } from 'kysely'
import { idade } from './talento-columns'

/** Blind triage in questions (product 76, decision 193). Expects `inscricao` as i, and `talento` as t where it is named. */

const campanhaCega = sql`campanha cg where cg.empresa_id = i.empresa_id and cg.id = i.campanha_id
  and cg.cega_ate_etapa_id is not null`

/** Whether an application stands before the stage that reveals. */
export const isCega = sql<boolean>`(i.revelada_em is null and exists (select from ${campanhaCega}))`

/** As `nameOfCega` of `ground/cegas` writes it; a test holds the two together. @param n the number, as SQL */
export const nameOfNumero = (n: RawBuilder<unknown>) =>
  sql<string>`'Pessoa ' || lpad((${n})::text, greatest(4, length((${n})::text)), '0')`

/** What its person is called: the name, or their number. */
export const nomeShown = sql<string>`case when ${isCega} then (
  select ${nameOfNumero(sql`i.id - cg.cega_base`)} from ${campanhaCega}) else t.nome end`

/** What is told of somebody's work alone: where words are looked for while they are hidden. */
export const work = sql<string>`public.f_busca(concat_ws(' ', t.formacao, array_to_string(t.habilidades, ' '),
  array_to_string(t.idiomas, ' '), (select string_agg(concat_ws(' ', x.funcao, x.nome_empresa), ' ') from experiencia x
    where x.empresa_id = t.empresa_id and x.talento_id = t.id)))`

/** Whether a person of the company is known by blind applications alone. @param id of the person, as SQL */
export const isOnlyCega = (id: RawBuilder<unknown>, empresaId: number) => sql<boolean>`coalesce((
  select bool_and(${isCega}) from inscricao i where i.empresa_id = ${empresaId} and i.talento_id = ${id}), false)`

/** Who somebody is and how they are reached, for files: of hidden ones the number alone. */
export const PESSOA_SHOWN = sql`${nomeShown} as nome, case when not ${isCega} then t.email end as email,
  case when not ${isCega} then t.telefone end as telefone, case when not ${isCega} then ${idade} end as idade`
