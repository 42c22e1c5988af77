import { sql, type SqlBool } from 'kysely'

/** A message counts, as m: what a stage was about to say by itself does not. */
export const isSaid = sql<SqlBool>`m.estado <> 'cancelada'
  and not (m.tipo = 'etapa' and m.estado in ('pendente', 'sem_canal'))`

/**
 * Beside an application nothing stands that goes with it: its person has sent nothing (what nobody vouches for is told
 * without a word in the log, decision 108; what only says that something has come went with it), and nobody wrote to them
 * or judged them. Expects `inscricao` as i.
 */
export const isIntocada = sql<SqlBool>`
  not exists (select from declaracao d where d.empresa_id = i.empresa_id and d.inscricao_id = i.id)
  and not exists (select from avaliacao a where a.empresa_id = i.empresa_id and a.inscricao_id = i.id)
  and not exists (select from mensagem m where m.empresa_id = i.empresa_id and m.inscricao_id = i.id
    and m.tipo <> 'confirmacao' and ${isSaid})`

/**
 * Nothing has happened since with an application that whoever is taken back had made: nothing but that was told, no card,
 * no word of the company; what is older came with one in whose place it is (`negadas-repository`). What a mailbox answers is
 * said of what was sent, and that a recruiter had put them there did not happen once it was taken back. Expects `inscricao`
 * as i.
 */
export const isOnlyMade = sql<SqlBool>`
  (select count(*) from evento v where v.empresa_id = i.empresa_id and v.inscricao_id = i.id
    and v.tipo not in ('inscricao_motivo', 'inscricao_atribuida', 'inscricao_confirmada', 'inscricao_recusada')
    and not v.dados ? 'isAdicao') = 1
  and not exists (select from avaliacao a where a.empresa_id = i.empresa_id and a.inscricao_id = i.id
    and a.enviada_em >= i.criada_em)
  and not exists (select from mensagem m where m.empresa_id = i.empresa_id and m.inscricao_id = i.id
    and m.usuario_id is not null and m.criada_em >= i.criada_em and ${isSaid})`
