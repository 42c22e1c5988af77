import { sql } from 'kysely'

/** Pieces of SQL that several lists of people share. They expect `talento` as t and `cidade` as c. */

/** Full years on today's date in Brazil; null without a date of birth. */
export const idade = sql<number | null>`
  extract(year from age((now() at time zone 'America/Sao_Paulo')::date, t.nascimento))::int`

/** 'São Paulo - SP'; empty when not told. */
export const localizacao = sql<string>`coalesce(c.nome || ' - ' || c.uf, '')`
