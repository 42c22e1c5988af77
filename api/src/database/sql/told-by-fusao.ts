/**
 * What was sent is what a merge told of its person: `declaracao` as d was confirmed in the very transaction that wrote
 * `fusao` as f (decision 108).
 */
export const IS_TOLD_BY_FUSAO = `d.talento_id = f.talento_id and not d.fez_talento and d.estado = 'confirmada'
  and d.decidida_em = f.criada_em`
