import { sql, type SqlBool } from 'kysely'

/* Whose an application is, for the person themselves. */

/** How an application stands for its own person, who may be hidden from everybody else (decision 116). */
export const situacaoPropria = (inscricao: string) => {
  const retiradaEm = sql.ref(`${inscricao}.retirada_em`)
  const situacao = sql.ref(`${inscricao}.situacao`)
  return sql<'ativa' | 'retirada'>`case when ${situacao} <> 'oculta' then ${situacao}
    when ${retiradaEm} is null then 'ativa' else 'retirada' end`
}

/**
 * What an application is written down as when this becomes of it: that of whoever is hidden stays hidden, and
 * `retirada_em` alone tells.
 */
export const situacaoWritten = (inscricao: string, propria: 'ativa' | 'retirada') => {
  const situacao = sql.ref(`${inscricao}.situacao`)
  return sql<
    'ativa' | 'retirada' | 'oculta'
  >`case when ${situacao} = 'oculta' then ${situacao} else ${propria} end`
}

/** An application is the person's unless they said that it was never theirs (decision 108). Expects `inscricao` as i. */
export const isDaPessoa = sql<boolean>`not (i.retirada_em is not null and f_inscricao_negada(i.id, null))`

/**
 * An application that a recruiter is told of: as `isDaPessoa`, and what its sender took back after a recruiter had moved it,
 * which is marked as withdrawn then instead of going without a word. Expects `inscricao` as i.
 */
export const isKnownToRecrutador = sql<SqlBool>`
  not (i.retirada_em is not null and f_inscricao_negada(i.id, i.movida_por))`

/**
 * A sending, as d, that its sender took back or its mailbox refused: not after somebody had left by the application, as i,
 * who has left it then.
 */
export const hasEndedFirst = sql<boolean>`(d.estado in ('retirada', 'recusada')
  and coalesce(d.decidida_em <= i.retirada_em, true))`

/** Its sender took it back after a recruiter had moved it, who is told so: it was never the person's. Expects as above. */
const wasNeverTheirs = sql<SqlBool>`(i.retirada_em is not null and exists (select from declaracao d
    where d.empresa_id = i.empresa_id and d.inscricao_id = i.id and d.fez_inscricao and not d.fez_talento and ${hasEndedFirst}))`

/**
 * An application that was never the person's, whether or not a recruiter is told of it, and beside which no sending waits
 * or counts. Expects `inscricao` as i.
 */
export const isOfNobody = sql<SqlBool>`((not ${isKnownToRecrutador} or ${wasNeverTheirs})
  and not exists (select from declaracao w where w.empresa_id = i.empresa_id and w.inscricao_id = i.id
    and w.estado in ('recebida', 'confirmada')))`

/**
 * A form alone told of its person: neither has anybody stood up for them since, nor has a recruiter corrected them
 * (decisions 108, 192). Expects `declaracao` as d.
 */
export const isMerelyTold = sql<SqlBool>`(d.fez_talento and d.estado <> 'confirmada' and d.correcoes = 0)`

/**
 * Who came in by the form alone with the e-mail of somebody hidden, and stands for the application until the mailbox has
 * answered (decision 129): nobody of whom another e-mail is known since. Expects `talento` as t, the hidden one; names it
 * s.
 */
export const vindasWithSameEmail = sql`
  select s.id from semelhanca p join talento s on s.id = p.talento_id
  where p.outro_id = t.id and p.motivo = 'email' and p.separada_em is null
    and (s.email is null or s.email = t.email)
    and exists (select from declaracao f where f.talento_id = s.id and f.fez_talento and f.estado <> 'confirmada')
    and exists (select from declaracao f where f.talento_id = s.id and (f.pessoa->>'email')::citext = t.email)`

/** Those of them of whom the mailbox has not said that it was somebody else: one request erases both. */
export const vindasNotDenied = sql`
  ${vindasWithSameEmail}
    and not exists (select from declaracao f where f.talento_id = s.id and f.fez_talento and f.estado = 'recusada')`
