import { ZONE } from '@seleta/regras/dia'
import { type Expression, type RawBuilder, sql } from 'kysely'

/** The zone as SQL knows it, written into the text: an index or a prepared statement must not see a parameter. */
const zona = sql.lit(ZONE)

/** Brazil's day on which a moment lies: what `diaInBrazil` is to code. */
export const diaOf = (moment: Expression<unknown>): RawBuilder<string> =>
  sql<string>`((${moment}) at time zone ${zona})::date`

/** The first moment of a day in Brazil: what `startOfDia` is to code. */
export const startOf = (dia: Expression<unknown>): RawBuilder<Date> =>
  sql<Date>`((${dia})::timestamp at time zone ${zona})`

/** Today in Brazil, by the database's clock. */
export const today = diaOf(sql`now()`)

/** A moment as text that says the same on every connection: ISO 8601 in UTC, as `Date.toISOString` writes it. */
export const emUtc = (moment: Expression<unknown>): RawBuilder<string> =>
  sql<string>`to_char((${moment}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
