import { sql } from 'kysely'
import { IS_TOLD_BY_FUSAO } from './told-by-fusao'

/* Whose mailbox two who were joined have. */

/** A join by which whoever went brought the mailbox that both have; expects `fusao` under this name. */
export const broughtMailbox = (fusao: string) => {
  const f = sql.raw(fusao)
  return sql<boolean>`((${f}.depois->>'email')::citext is not distinct from (${f}.unida->'talento'->>'email')::citext
    and (${f}.antes->>'email')::citext is distinct from (${f}.depois->>'email')::citext)`
}

type Sql = ReturnType<typeof sql>

/** By another first name. Expects two people as JSON, as these. */
export const hasOtherName = (one: Sql, other: Sql) => {
  const first = (pessoa: Sql) => sql`split_part(public.f_busca(coalesce(${pessoa}->>'nome', '')), ' ', 1)`
  return sql<boolean>`(${first(one)} <> ${first(other)})`
}

/** With their phone or CPF. Expects two people as JSON, as these. */
export const hasSameNumber = (one: Sql, other: Sql) =>
  sql<boolean>`(coalesce(${one}->>'telefone' = ${other}->>'telefone', false)
    or coalesce(${one}->>'cpf' = ${other}->>'cpf', false))`

/** Plainly another: by another first name, with neither phone nor CPF in common; a nickname and a slip are the same person's. */
export const isAnother = (one: Sql, other: Sql) =>
  sql<boolean>`(${hasOtherName(one, other)} and not ${hasSameNumber(one, other)})`

/** Whether a row moved along with a join, as j; not in those of old releases that kept none of that table. */
const moved = (table: 'declaracao' | 'fusao', id: string) =>
  sql`coalesce(j.unida->'linhas'->${sql.lit(table)} @> to_jsonb(${sql.ref(id)}), false)`

/**
 * Merges that stand by which sendings with the person's e-mail were told of them, confirmed by its mailbox, and those
 * sendings; none of whoever came by a join. Expects `talento` as t.
 */
export const toldByMailbox = sql<{ id: number; declaracaoId: number }>`
  select f.id, d.id as declaracao_id from fusao f
    join declaracao d on d.empresa_id = f.empresa_id and ${sql.raw(IS_TOLD_BY_FUSAO)}
  where f.empresa_id = t.empresa_id and f.talento_id = t.id and f.via = 'formulario' and f.unida is null
    and f.desfeita_em is null and (f.chegou->>'email')::citext = t.email
    and not exists (select from fusao j where j.empresa_id = f.empresa_id and j.talento_id = f.talento_id
      and j.unida is not null and j.desfeita_em is null and ${moved('fusao', 'f.id')})`

/**
 * What was sent with another e-mail than this one, and came with a join that stands to somebody who kept their mailbox,
 * or was there when a join brought the other's: that mailbox knows nothing of it, and whose it is answers when the two
 * are two again (decision 108). Who came in as somebody hidden has the mailbox of both (decision 129). Nor does a mailbox
 * know of what another one sent as plainly another, or under another first name with a join.
 * Expects `declaracao` as d, and the one whom it counts for as t.
 * @param email of the mailbox, SQL
 */
export const isOfOtherMailbox = (email: Sql) => {
  const sent = sql`(d.pessoa->>'email')::citext`
  const stands = (j: string) => sql`${sql.ref(`${j}.empresa_id`)} = d.empresa_id
    and ${sql.ref(`${j}.talento_id`)} = d.talento_id and ${sql.ref(`${j}.unida`)} is not null
    and ${sql.ref(`${j}.desfeita_em`)} is null`
  const [told, hers] = [
    sql`d.pessoa`,
    sql`jsonb_build_object('nome', t.nome, 'telefone', t.telefone, 'cpf', t.cpf)`,
  ]
  const isOther = sql`public.f_caixa(${sent}::text) is distinct from public.f_caixa(${email}::text)
    and (${isAnother(told, hers)} or ${hasOtherName(told, hers)}
      and exists (select from fusao j where ${stands('j')} and ${moved('declaracao', 'd.id')}))`
  return sql<boolean>`(${isOther} or ${sent} is distinct from ${email} and exists (
    select from fusao f where ${stands('f')} and not f.unida ? 'vinda'
      and ${sent} is distinct from (f.depois->>'email')::citext
      and case when f.unida->'linhas'->'declaracao' @> to_jsonb(d.id) then not ${broughtMailbox('f')}
        else ${broughtMailbox('f')} and d.criada_em < f.criada_em and not exists (
          select from fusao j where ${stands('j')} and j.id > f.id
            and ${moved('fusao', 'f.id')} <> ${moved('declaracao', 'd.id')}) end))`
}
