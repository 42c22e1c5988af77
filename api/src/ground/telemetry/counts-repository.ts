import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'

/** What metrics tell of the database, over all companies. */
export interface Counts {
  /** Mails that wait to leave, and for how long the oldest could have left already, seconds. */
  readonly mailWaiting: number
  readonly mailOldestSeconds: number
  /** Mails that ended in an error within a day, and those that left. */
  readonly mailFailed: number
  readonly mailSent: number
  readonly files: number
  readonly fileBytes: number
  readonly databaseBytes: number
}

export async function readCounts(db: Kysely<Database>): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select m.*, f.*, pg_database_size(current_database())::float8 as database_bytes
    from (
      select
        count(*) filter (where estado in ('pendente', 'enviando')) as mail_waiting,
        coalesce(extract(epoch from now() - min(enviar_depois_de)
          filter (where estado = 'pendente' and enviar_depois_de <= now())), 0)::float8 as mail_oldest_seconds,
        count(*) filter (where estado = 'erro') as mail_failed,
        count(*) filter (where estado = 'enviada') as mail_sent
      from mensagem
      where canal = 'EMAIL' and (estado in ('pendente', 'enviando') or alterada_em > now() - interval '1 day')
    ) m, (select count(*) as files, coalesce(sum(tamanho), 0)::float8 as file_bytes from arquivo) f
  `.execute(db)
  const [counts] = rows
  if (counts === undefined) throw new Error('a count without a row')
  return counts
}
