import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

const ON = "(public.f_caixa_contada(destinatario), criada_em) where tipo = 'confirmacao'"

/**
 * Mails that anybody can have sent to a mailbox are counted by it, however it is written: `a.na+vagas@googlemail.com` is
 * `ana@gmail.com` there, and 60 confirmations in one minute went to one mailbox by its dots (decisions 108, 129). Counted
 * alone: whom an address is of says its text.
 * Locks: `mensagem` against writers for a moment; every month has the index already, built beside readers and writers, and
 * only joins it; the former one goes in the same moment.
 * Beside: the release before writes it, and counts what it counted, reading the day's messages.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function public.f_caixa_contada(text) returns text
    language sql immutable strict parallel safe
    return coalesce(replace(substring(public.f_caixa($1) from '^.*(?=@)'), '.', '')
      || regexp_replace(substring(public.f_caixa($1) from '@[^@]*$'), '@googlemail[.]com$', '@gmail.com'), public.f_caixa($1))
  `.execute(db)
  const { rows } = await sql<{ parte: string }>`
    select inhrelid::regclass::text as parte from pg_inherits where inhparent = 'mensagem'::regclass order by 1
  `.execute(db)
  for (const { parte } of rows) await createIndexOnline(db, `${parte}_caixa`, `on ${parte} ${ON}`)
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index mensagem_caixa on mensagem ${ON}`).execute(db)
  await sql`drop index mensagem_confirmacao`.execute(db)
}
