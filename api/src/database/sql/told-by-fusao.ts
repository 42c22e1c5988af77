import { sql } from 'kysely'

/**
 * What was sent is what a merge told of its person: `declaracao` as d was confirmed in the very transaction that wrote
 * `fusao` as f (decision 108).
 */
export const IS_TOLD_BY_FUSAO = `d.talento_id = f.talento_id and not d.fez_talento and d.estado = 'confirmada'
  and d.decidida_em = f.criada_em`

/** The sending that a merge told of, with its file. Expects `fusao` as x. */
export const envioToldBy = sql`(select d.id, d.curriculo_id from declaracao d, (select x.talento_id, x.criada_em) f
  where x.via = 'formulario' and d.empresa_id = x.empresa_id and ${sql.raw(IS_TOLD_BY_FUSAO)} order by d.id limit 1)`
