import { type Kysely, sql } from 'kysely'
import type { Papel } from '@seleta/contract/papeis'
import { forEverybody } from '../../database/empresa-lock/empresa-lock'
import type { Database } from '../../database/schema'
import { isColegaRow } from '../../database/sql/colega'
import { isAdministrador } from '../../ground/alcance-repository'
import { NO_SENHA } from './senha-hash'

/** The one look-up by e-mail alone: for sign-in and password recovery, and for who asks whether an address is taken. */
export const findUsuarioByEmail = (db: Kysely<Database>, email: string) =>
  forEverybody(() => selectByEmail(db, email))

async function selectByEmail(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('usuario')
    .innerJoin('empresa', 'empresa.id', 'usuario.empresaId')
    .leftJoin('acessoEmpresa', (join) =>
      join
        .onRef('acessoEmpresa.empresaId', '=', 'usuario.empresaId')
        .on('acessoEmpresa.dominioProvadoEm', 'is not', null),
    )
    .select([
      'usuario.id',
      'usuario.empresaId',
      'usuario.papel',
      'acessoEmpresa.soPelaEmpresa',
      'usuario.nome',
      'usuario.email',
      'usuario.senhaHash',
      'usuario.segundoFatorEm',
    ])
    .where('email', '=', email)
    .where(isColegaRow)
    .executeTakeFirst()
}

export async function findUsuario(db: Kysely<Database>, empresaId: number, id: number) {
  return db
    .selectFrom('usuario')
    .innerJoin('empresa', 'empresa.id', 'usuario.empresaId')
    .select([
      'usuario.id',
      'usuario.nome',
      'usuario.email',
      'usuario.senhaHash',
      'usuario.papel',
      'empresa.nome as empresaNome',
      'empresa.logoId as empresaLogoId',
    ])
    .where('usuario.empresaId', '=', empresaId)
    .where('usuario.id', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst()
}

/** What somebody comes in by; whoever changes any of it ends their sessions. */
export interface Credencial {
  readonly senhaHash: string
  readonly segundoFatorEm: Date | null
}

/**
 * Somebody with what they come in by, held until the transaction ends: whoever changes that, dismisses them or begins a
 * session of theirs comes before it or after it.
 * @returns undefined when they have gone
 */
export async function holdUsuario(trx: Kysely<Database>, empresaId: number, id: number) {
  return trx
    .selectFrom('usuario')
    .select(['nome', 'email', 'senhaHash', 'segundoFatorEm'])
    .where('empresaId', '=', empresaId)
    .where('id', '=', id)
    .where('removidoEm', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Colleagues of a company by name, the invited ones too. */
export async function listUsuarios(db: Kysely<Database>, empresaId: number) {
  return db
    .selectFrom('usuario')
    .select(['id', 'nome', 'email', 'ativadoEm', 'papel', 'segundoFatorEm'])
    .where('empresaId', '=', empresaId)
    .where('removidoEm', 'is', null)
    .orderBy('nome')
    .orderBy('id')
    .execute()
}

export interface NewUsuario {
  readonly email: string
  readonly nome: string
  /** Left out: nobody can sign in by a password yet. */
  readonly senhaHash?: string
  readonly papel: Papel
}

/** @returns null when the e-mail already has an account */
export async function insertUsuario(
  db: Kysely<Database>,
  empresaId: number,
  usuario: NewUsuario,
): Promise<number | null> {
  const row = await db
    .insertInto('usuario')
    .values({ senhaHash: NO_SENHA, ...usuario, empresaId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * The invited colleague of that address: a new row, or the one of an earlier invitation.
 * @returns null when the colleague is already in the company
 */
export async function upsertConvidado(
  db: Kysely<Database>,
  empresaId: number,
  { email, nome, papel }: { readonly email: string; readonly nome: string; readonly papel: Papel },
): Promise<number | null> {
  const row = await db
    .insertInto('usuario')
    .values({ empresaId, email, nome, papel, senhaHash: NO_SENHA, ativadoEm: null })
    .onConflict((conflict) =>
      conflict
        .columns(['empresaId', 'email'])
        .where('removidoEm', 'is', null)
        .doUpdateSet({ nome, papel })
        .where('usuario.ativadoEm', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** An invited colleague arrives; without a password by the company's own sign-in. */
export async function activateUsuario(
  db: Kysely<Database>,
  empresaId: number,
  id: number,
  { nome, senhaHash }: { nome: string; senhaHash?: string },
): Promise<void> {
  await db
    .updateTable('usuario')
    .set({ nome, ...(senhaHash !== undefined && { senhaHash }), ativadoEm: sql<Date>`now()` })
    .where('empresaId', '=', empresaId)
    .where('id', '=', id)
    .execute()
}

export async function updateNome(
  db: Kysely<Database>,
  empresaId: number,
  id: number,
  nome: string,
): Promise<void> {
  await db
    .updateTable('usuario')
    .set({ nome })
    .where('empresaId', '=', empresaId)
    .where('id', '=', id)
    .execute()
}

/** @returns false when the company has no such colleague */
export async function updatePapel(
  db: Kysely<Database>,
  empresaId: number,
  id: number,
  papel: Papel,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('usuario')
    .set({ papel })
    .where('empresaId', '=', empresaId)
    .where('id', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ids of who may everything and is here, held until the transaction ends: two who lower each other wait. */
export async function lockAdministradores(db: Kysely<Database>, empresaId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('usuario')
    .select('id')
    .where('empresaId', '=', empresaId)
    .where(isAdministrador)
    .orderBy('id')
    // Whoever names one of them in a team holds their key only: neither waits for the other.
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function updateSenha(
  db: Kysely<Database>,
  empresaId: number,
  id: number,
  senhaHash: string,
): Promise<void> {
  await db
    .updateTable('usuario')
    .set({ senhaHash })
    .where('empresaId', '=', empresaId)
    .where('id', '=', id)
    .execute()
}

/**
 * Somebody is here no more. They are held whole before, so that this waits for whoever writes them into a team
 * (`holdColegas`) and the other way round; an update holds less.
 * @returns false when the company has no such colleague
 */
export async function removeUsuario(db: Kysely<Database>, empresaId: number, id: number): Promise<boolean> {
  await db
    .selectFrom('usuario')
    .select('id')
    .where('empresaId', '=', empresaId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('usuario')
    .set({ removidoEm: sql<Date>`now()` })
    .where('empresaId', '=', empresaId)
    .where('id', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
