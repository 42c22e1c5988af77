import type { FalhaBody } from '@seleta/contract/falhas'
import { type Kysely, sql } from 'kysely'
import { today } from '../../database/hoje'
import type { Database } from '../../database/schema'

/** Areas that did not come in browsers: how often, by day, area, version and kind (decision 132). */

/** Kept for as long as a version is. */
const DIAS = 30
/** Rows of one day: whoever invents versions fills no disk. */
const MANY = 1000

/** One more. Over all processes; what would be the thousand-and-first row of a day is not counted. */
export async function addFalha(db: Kysely<Database>, { area, versao, tipo }: FalhaBody): Promise<void> {
  await sql`
    insert into falha_area as f (dia, area, versao, tipo)
    select ${today}, ${area}, ${versao}, ${tipo}
    where (select count(*) from falha_area where dia = ${today}) < ${MANY}
      or exists (select from falha_area
        where dia = ${today} and area = ${area} and versao = ${versao} and tipo = ${tipo})
    on conflict (dia, area, versao, tipo) do update set total = f.total + 1, ultima_em = now()
  `.execute(db)
}

export interface FalhaCount {
  readonly area: string
  readonly versao: string
  readonly tipo: string
  readonly total: number
  readonly ultimaEm: Date
}

/** @param dias how many days of Brazil, today among them; the most frequent first */
export async function countFalhas(db: Kysely<Database>, dias: number): Promise<FalhaCount[]> {
  const { rows } = await sql<FalhaCount>`
    select area, versao, tipo, sum(total)::bigint as total, max(ultima_em) as ultima_em from falha_area
    where dia > ${today} - ${dias}::integer
    group by area, versao, tipo order by total desc, area, versao, tipo
  `.execute(db)
  return rows
}

/** Drops days that are over. */
export async function forgetFalhas(db: Kysely<Database>): Promise<void> {
  await sql`delete from falha_area where dia <= ${today} - ${DIAS}::integer`.execute(db)
}
