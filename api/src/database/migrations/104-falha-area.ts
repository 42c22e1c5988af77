import { type Kysely, sql } from 'kysely'

/** Areas that did not come in browsers, counted (decision 132): nothing of whoever sat before them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table falha_area (
      dia date not null,
      area text not null,
      versao text not null,
      tipo text not null,
      total integer not null default 1,
      ultima_em timestamptz not null default now(),
      primary key (dia, area, versao, tipo)
    )
  `.execute(db)
}
