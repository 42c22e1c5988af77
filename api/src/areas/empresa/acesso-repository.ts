import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'
import { isColega } from '../../database/sql/colega'

/** What a company asks of who signs in, and how many of its people have no second factor. */
export async function findAcesso(db: Kysely<Database>, empresaId: number) {
  return db
    .selectFrom('empresa as e')
    .select([
      'e.exigeSegundoFator',
      sql<number>`(select count(*) from usuario u
        where u.empresa_id = e.id and ${isColega} and u.segundo_fator_em is null)`.as('semSegundoFator'),
    ])
    .where('e.id', '=', empresaId)
    .executeTakeFirst()
}

/** Whether a company asks for a second factor; it neither begins nor ends to until the transaction does. */
export async function holdExigencia(trx: Kysely<Database>, empresaId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('empresa')
    .select('exigeSegundoFator')
    .where('id', '=', empresaId)
    .forShare()
    .executeTakeFirst()
  return row?.exigeSegundoFator === true
}

export async function updateExigencia(
  trx: Kysely<Database>,
  empresaId: number,
  exigeSegundoFator: boolean,
): Promise<void> {
  await trx.updateTable('empresa').set({ exigeSegundoFator }).where('id', '=', empresaId).execute()
}

export async function hasSegundoFator(
  db: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('usuario')
    .select('segundoFatorEm')
    .where('empresaId', '=', empresaId)
    .where('id', '=', usuarioId)
    .executeTakeFirst()
  return row?.segundoFatorEm != null
}

/** Sessions of people without a second factor end. */
export async function endSessoesWithout(trx: Kysely<Database>, empresaId: number): Promise<void> {
  await trx
    .deleteFrom('sessao')
    .where('empresaId', '=', empresaId)
    .where('usuarioId', 'in', (sub) =>
      sub
        .selectFrom('usuario')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('segundoFatorEm', 'is', null),
    )
    .execute()
}

/** Sessions that opened nothing but the setting up open everything again. */
export async function freeSessoes(trx: Kysely<Database>, empresaId: number): Promise<void> {
  await trx
    .updateTable('sessao')
    .set({ limitada: false })
    .where('empresaId', '=', empresaId)
    .where('limitada', '=', true)
    .execute()
}
