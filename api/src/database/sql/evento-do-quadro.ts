import { sql, type SqlBool } from 'kysely'

/**
 * What a board is told of, as `evento`. Whoever writes such an entry holds the campaign, so their ids appear in order
 * (decision 141); others are written without it (what became of a mail, a candidate's correction), and a higher number
 * of theirs may be there first.
 */
export const isDoQuadro = sql<SqlBool>`evento.tipo ~ '^(inscricao|etapa|campanha)_'`

/** Last entry that a campaign's board is told of; 0 before there is any. */
export const latestDoQuadro = (empresaId: number, campanhaId: number) =>
  // Found by the campaign alone: a company's log is longer.
  sql<number>`(select coalesce(max(evento.id), 0) from evento
    where evento.empresa_id + 0 = ${empresaId} and evento.campanha_id = ${campanhaId} and ${isDoQuadro})`
