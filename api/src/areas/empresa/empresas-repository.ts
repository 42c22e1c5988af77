import { sql, type Kysely } from 'kysely'
import { forEverybody } from '../../database/empresa-lock/empresa-lock'
import type { Database } from '../../database/schema'

export async function findEmpresa(db: Kysely<Database>, empresaId: number) {
  return db
    .selectFrom('empresa')
    .select(['id', 'nome', 'slug', 'cnpj', 'remetenteNome', 'remetenteEmail', 'logoId'])
    .where('id', '=', empresaId)
    .executeTakeFirst()
}

/** Whether a company other than this one has the CNPJ. */
export async function isCnpjTaken(db: Kysely<Database>, empresaId: number, cnpj: string): Promise<boolean> {
  const find = db.selectFrom('empresa').select('id').where('cnpj', '=', cnpj).where('id', '<>', empresaId)
  const row = await forEverybody(() => find.executeTakeFirst())
  return row !== undefined
}

export interface EmpresaColumns {
  readonly nome: string
  readonly cnpj: string | null
  readonly remetenteNome: string | null
  readonly remetenteEmail: string | null
}

/** @returns the name that it had until then; null when there is no such company */
export async function updateEmpresa(
  db: Kysely<Database>,
  empresaId: number,
  empresa: EmpresaColumns,
): Promise<string | null> {
  const row = await db
    .updateTable('empresa')
    .set(empresa)
    .where('id', '=', empresaId)
    .returning(sql<string>`old.nome`.as('antes'))
    .executeTakeFirst()
  return row?.antes ?? null
}

/** Every company of the installation, for whoever runs it. */
export async function listEmpresas(db: Kysely<Database>): Promise<{ id: number; nome: string }[]> {
  return db.selectFrom('empresa').select(['id', 'nome']).orderBy('id').execute()
}

/** A new company. @param slug its address */
export async function insertEmpresa(db: Kysely<Database>, nome: string, slug: string): Promise<number> {
  const { id } = await db
    .insertInto('empresa')
    .values({ nome, slug })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
