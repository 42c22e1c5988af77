import { sql, type SqlBool } from 'kysely'

/** Whoever came by a join, and told this phone of a person who had it already, has taken nothing of its worth. */
const cameToWhoHadIt = (table: 'declaracao' | 'fusao', alias: string) => sql<SqlBool>`exists (
  select from fusao j where j.talento_id = t.id and j.empresa_id = t.empresa_id and j.desfeita_em is null
    and j.unida->'linhas'->${sql.lit(table)}::text @> to_jsonb(${sql.ref(`${alias}.id`)}) and j.antes->>'telefone' = t.telefone)`

/**
 * Whether nobody but the person, or whoever wrote in their name, told the phone on record: it came with the form that made
 * them, with a sending that its mailbox confirmed, by their own page, or with whoever told it so and was joined with them.
 * Nobody has rung at it (decision 108). Expects `talento` as t.
 */
export const isTelefoneProprio = sql<SqlBool>`(coalesce(t.telefone = any(t.telefones_proprios), false)
  or exists (select from declaracao d where d.talento_id = t.id and d.fez_talento
    and d.pessoa->>'telefone' = t.telefone and not ${cameToWhoHadIt('declaracao', 'd')})
  or exists (select from fusao f where f.talento_id = t.id and f.empresa_id = t.empresa_id and f.via = 'formulario'
    and f.desfeita_em is null and f.chegou->>'telefone' = t.telefone
    and f.antes->>'telefone' is distinct from t.telefone and not ${cameToWhoHadIt('fusao', 'f')})
  or exists (select from fusao j where j.talento_id = t.id and j.empresa_id = t.empresa_id and j.desfeita_em is null
    and j.unida->'talento'->'telefones_proprios' ? t.telefone and j.antes->>'telefone' is distinct from t.telefone))`
