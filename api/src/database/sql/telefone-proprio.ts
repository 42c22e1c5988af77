import { sql, type SqlBool } from 'kysely'

/**
 * Whether nobody but the person, or whoever wrote in their name, told the phone on record: it came with the form that made
 * them, with a sending that its mailbox confirmed, by their own page, or with whoever told it so and was joined with them.
 * Nobody has rung at it (decision 108). Expects `talento` as t.
 */
export const isTelefoneProprio = sql<SqlBool>`(coalesce(t.telefone = any(t.telefones_proprios), false)
  or exists (select from declaracao d where d.talento_id = t.id and d.fez_talento
    and d.pessoa->>'telefone' = t.telefone)
  or exists (select from fusao f where f.talento_id = t.id and f.empresa_id = t.empresa_id and f.via = 'formulario'
    and f.desfeita_em is null and f.chegou->>'telefone' = t.telefone
    and f.antes->>'telefone' is distinct from t.telefone)
  or exists (select from fusao j where j.talento_id = t.id and j.empresa_id = t.empresa_id and j.desfeita_em is null
    and j.unida->'talento'->'telefones_proprios' ? t.telefone))`
