import { type RawBuilder, sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { situacaoPropria } from './da-pessoa'
import { takesItsPlace } from './place-of-etapa'

/** What messages are about; at least one of them. */
type About = Partial<Record<'campanha_id' | 'etapa_id' | 'inscricao_id', number>>

/**
 * The write that puts back what was taken back at one moment (`cancelWaiting`), and nothing else. Nothing comes back to
 * whoever has left the process since.
 */
export const waitAgain = (db: Kysely<Database>, empresaId: number, about: About, moment: RawBuilder<Date>) =>
  db
    .updateTable('mensagem')
    .set({ estado: 'pendente', alteradaEm: sql<Date>`now()` })
    .where('empresaId', '=', empresaId)
    .where(isAbout('mensagem', about))
    .where('estado', '=', 'cancelada')
    .where('destinatario', '!=', '')
    .where('alteradaEm', '=', moment)
    .where(hasNotLeft)
    .where(
      takesItsPlace(
        'mensagem',
        empresaId,
        sql`${isAbout('n', about)} and n.alterada_em = mensagem.alterada_em and n.destinatario <> ''`,
      ),
    )

/**
 * Whether what was taken back may still come. An e-mail that was taken back a day ago or longer does not: no e-mail is tried
 * for longer than a day. What a recruiter sends by hand has no such limit.
 */
export const isTimely = sql<boolean>`(mensagem.canal <> 'EMAIL' or mensagem.alterada_em > now() - interval '1 day')`

const isAbout = (m: string, about: About) =>
  sql<boolean>`(${sql.join(
    Object.entries(about).map(([column, id]) => sql`${sql.ref(`${m}.${column}`)} = ${id}`),
    sql` and `,
  )})`

const hasNotLeft = sql<boolean>`not exists (select from inscricao i
  where i.id = mensagem.inscricao_id and ${situacaoPropria('i')} = 'retirada')`
