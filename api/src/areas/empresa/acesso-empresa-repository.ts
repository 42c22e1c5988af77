import type { Papel } from '@seleta/contract/papeis'
import { IDA_MINUTES } from '@seleta/contract/prazos'
import { type Kysely, sql } from 'kysely'
import { forEverybody } from '../../database/empresa-lock/empresa-lock'
import type { Database } from '../../database/schema'

/** A company's own sign-in: its provider, its domain, who came in by it (product 75, decision 196). */

export interface AcessoColumns {
  readonly emissor: string
  readonly clienteId: string
  readonly segredo: Buffer
  readonly dominio: string
  readonly codigoDominio: string
  readonly dominioProvadoEm: Date | null
  readonly papel: Papel | null
  readonly soPelaEmpresa: boolean
}

const acessos = (db: Kysely<Database>) =>
  db
    .selectFrom('acessoEmpresa')
    .select([
      'empresaId',
      'emissor',
      'clienteId',
      'segredo',
      'dominio',
      'codigoDominio',
      'dominioProvadoEm',
      'papel',
      'soPelaEmpresa',
    ])

export const findAcessoEmpresa = (db: Kysely<Database>, empresaId: number) =>
  acessos(db).where('empresaId', '=', empresaId).executeTakeFirst()

/** Whose domain it is, where the company is not known yet; nobody's while it is not proven. */
export const findByDominio = (db: Kysely<Database>, dominio: string) =>
  acessos(db).where('dominio', '=', dominio).where('dominioProvadoEm', 'is not', null).executeTakeFirst()

export async function saveAcessoEmpresa(
  trx: Kysely<Database>,
  empresaId: number,
  columns: AcessoColumns,
): Promise<void> {
  await trx
    .insertInto('acessoEmpresa')
    .values({ ...columns, empresaId })
    .onConflict((conflict) => conflict.column('empresaId').doUpdateSet(columns))
    .execute()
}

/** @returns false when another company has proven it: all of them are asked */
export const markDominio = (...of: Parameters<typeof markIfFree>): Promise<boolean> =>
  forEverybody(() => markIfFree(...of))

async function markIfFree(trx: Kysely<Database>, empresaId: number, dominio: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('acessoEmpresa')
    .set({ dominioProvadoEm: sql<Date>`now()` })
    .where('empresaId', '=', empresaId)
    .where('dominio', '=', dominio)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('acessoEmpresa as outro')
            .select('outro.empresaId')
            .where('outro.dominio', '=', dominio)
            .where('outro.dominioProvadoEm', 'is not', null)
            .where('outro.empresaId', '<>', empresaId),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The provider goes, and with it who came in by it, or is on the way. */
export async function removeAcessoEmpresa(trx: Kysely<Database>, empresaId: number): Promise<void> {
  await trx.deleteFrom('acessoEmpresa').where('empresaId', '=', empresaId).execute()
  await trx.deleteFrom('identidadeEmpresa').where('empresaId', '=', empresaId).execute()
  await trx
    .deleteFrom('entradaPendente')
    .where('empresaId', '=', empresaId)
    .where('pelaEmpresa', '=', true)
    .execute()
}

export async function insertIda(db: Kysely<Database>, empresaId: number, estadoHash: Buffer): Promise<void> {
  const expiraEm = sql<Date>`now() + make_interval(mins => ${IDA_MINUTES})`
  await db.insertInto('idaAoProvedor').values({ estadoHash, empresaId, expiraEm }).execute()
}

/** Back again, once. @returns false when it was used, or its time is over */
export async function takeIda(db: Kysely<Database>, empresaId: number, estadoHash: Buffer): Promise<boolean> {
  const taken = await db
    .deleteFrom('idaAoProvedor')
    .where('estadoHash', '=', estadoHash)
    .where('empresaId', '=', empresaId)
    .where('expiraEm', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

export async function deleteExpiredIdas(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('idaAoProvedor')
    .where('expiraEm', '<', sql<Date>`now()`)
    .execute()
}

/** The colleague who came in as this before. */
export async function findByIdentidade(
  db: Kysely<Database>,
  empresaId: number,
  { emissor, sujeito }: { readonly emissor: string; readonly sujeito: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('identidadeEmpresa as i')
    .innerJoin('usuario as u', (join) =>
      join.onRef('u.empresaId', '=', 'i.empresaId').onRef('u.id', '=', 'i.usuarioId'),
    )
    .select('u.id')
    .where('i.empresaId', '=', empresaId)
    .where('i.emissor', '=', emissor)
    .where('i.sujeito', '=', sujeito)
    .where('u.removidoEm', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** From now on this is who they are; somebody removed who was it before is not. */
export async function saveIdentidade(
  trx: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
  { emissor, sujeito }: { readonly emissor: string; readonly sujeito: string },
): Promise<void> {
  await trx
    .insertInto('identidadeEmpresa')
    .values({ empresaId, usuarioId, emissor, sujeito })
    .onConflict((conflict) =>
      conflict.columns(['empresaId', 'emissor', 'sujeito']).doUpdateSet({ usuarioId }),
    )
    .execute()
}

/** Whether a colleague has come in by another identity of that issuer. */
export async function hasOtherIdentidade(
  db: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
  emissor: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('identidadeEmpresa')
    .select('sujeito')
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', usuarioId)
    .where('emissor', '=', emissor)
    .executeTakeFirst()
  return row !== undefined
}

/** Somebody of the company by e-mail: here, or invited. */
export async function findColega(db: Kysely<Database>, empresaId: number, email: string) {
  return db
    .selectFrom('usuario')
    .select(['id', 'nome', 'ativadoEm'])
    .where('empresaId', '=', empresaId)
    .where('email', '=', email)
    .where('removidoEm', 'is', null)
    .executeTakeFirst()
}

/** Whether somebody was taken out of the company who had this e-mail, or had come in as this. */
export async function wasRemoved(
  db: Kysely<Database>,
  empresaId: number,
  email: string,
  { emissor, sujeito }: { readonly emissor: string; readonly sujeito: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('usuario as u')
    .leftJoin('identidadeEmpresa as i', (join) =>
      join
        .onRef('i.empresaId', '=', 'u.empresaId')
        .onRef('i.usuarioId', '=', 'u.id')
        .on('i.emissor', '=', emissor)
        .on('i.sujeito', '=', sujeito),
    )
    .select('u.id')
    .where('u.empresaId', '=', empresaId)
    .where('u.removidoEm', 'is not', null)
    .where((eb) => eb.or([eb('u.email', '=', email), eb('i.usuarioId', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}
