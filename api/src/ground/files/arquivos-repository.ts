import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { UploadedFile } from './uploaded-file'

/** A file of the company, as the database knows it. */
export interface ArquivoRow {
  readonly nome: string
  readonly mime: string
  readonly tamanho: number
  readonly sha256: Buffer
  /** Null while the content still lies in the database. */
  readonly chave: string | null
  /** Null when it lies in the store. */
  readonly conteudo: Buffer | null
}

/**
 * Makes a kept file the company's; answers its id. The transaction that writes who it belongs to calls this, so that a
 * key has an owner or is loose, never both and never neither.
 * @param arquivo kept by `Arquivos.keepDuring`
 * @throws Error when its key is not loose: nobody kept it, or the sweep came first
 */
export async function insertArquivo(
  trx: Kysely<Database>,
  empresaId: number,
  { nome, mime, arquivo }: { readonly nome: string; readonly mime: string; readonly arquivo: UploadedFile },
): Promise<number> {
  const { chave, tamanho, sha256 } = arquivo
  const loose = await trx.deleteFrom('objetoSolto').where('chave', '=', chave).executeTakeFirst()
  if (loose.numDeletedRows === 0n) throw new Error('the file is not kept any more')
  const { id } = await trx
    .insertInto('arquivo')
    .values({ empresaId, nome, mime, tamanho, sha256, chave })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findArquivo(
  db: Kysely<Database>,
  empresaId: number,
  id: number,
): Promise<ArquivoRow | null> {
  const row = await db
    .selectFrom('arquivo')
    .select(['nome', 'mime', 'tamanho', 'sha256', 'chave', 'conteudo'])
    .where('empresaId', '=', empresaId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** A kept file is its owner's within this time, or is taken away. */
const MINUTES_TO_OWN = 60

/** Names keys that nobody owns yet. */
export async function insertSoltos(db: Kysely<Database>, chaves: readonly string[]): Promise<void> {
  await sql`
    insert into objeto_solto (chave, apagar_apos)
    select chave, now() + make_interval(mins => ${MINUTES_TO_OWN}) from unnest(${chaves}::text[]) as u (chave)
  `.execute(db)
}

/**
 * Takes loose objects away whose time has come, each held until it is gone, so that nobody makes it theirs meanwhile.
 * @param limit at most so many
 * @param chaves of these alone, whatever their time; null: any that is due
 * @param remove takes the objects out of the store; when it fails, all stay loose
 * @returns how many
 */
export function removeSoltos(
  db: Kysely<Database>,
  limit: number,
  chaves: readonly string[] | null,
  remove: (chaves: readonly string[]) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('objetoSolto')
      .select('chave')
      .$if(chaves === null, (query) => query.where('apagarApos', '<=', sql<Date>`now()`))
      .$if(chaves !== null, (query) => query.where('chave', '=', sql<string>`any(${chaves}::text[])`))
      .orderBy('chave')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    if (rows.length === 0) return 0
    const held = rows.map(({ chave }) => chave)
    await remove(held)
    await trx.deleteFrom('objetoSolto').where('chave', 'in', held).execute()
    return held.length
  })
}

/** Owned keys after `after`, in their order, that are older than a day. */
export async function pageChaves(db: Kysely<Database>, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('arquivo')
    .select('chave')
    .where('chave', '>', after)
    .where('criadoEm', '<', sql<Date>`now() - interval '1 day'`)
    .orderBy('chave')
    .limit(limit)
    .execute()
  return rows.flatMap(({ chave }) => (chave === null ? [] : [chave]))
}

/** Which of these keys somebody owns, or will be asked about as loose. */
export async function listKnownChaves(db: Kysely<Database>, chaves: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ chave: string }>`
    select chave from arquivo where chave = any(${chaves}::text[])
    union all select chave from objeto_solto where chave = any(${chaves}::text[])
  `.execute(db)
  return rows.map(({ chave }) => chave)
}

/** The next file whose content still lies in the database, after this id. */
export async function findUnmoved(db: Kysely<Database>, after: number) {
  const row = await db
    .selectFrom('arquivo')
    .select(['id', 'tamanho', 'sha256'])
    .where('chave', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** A piece of a content that lies in the database; null when the file is gone or was moved. */
export async function readPiece(
  db: Kysely<Database>,
  id: number,
  start: number,
  length: number,
): Promise<Buffer | null> {
  const { rows } = await sql<{ piece: Buffer | null }>`
    select substring(conteudo from ${start + 1}::int for ${length}::int) as piece from arquivo where id = ${id}
  `.execute(db)
  return rows[0]?.piece ?? null
}

/**
 * Lets the row name the object instead of holding the content.
 * @returns false when the file is gone, or somebody else moved it: the object stays loose
 */
export function setMoved(db: Kysely<Database>, id: number, chave: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('arquivo')
      .set({ chave, conteudo: null })
      .where('id', '=', id)
      .where('chave', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const loose = await trx.deleteFrom('objetoSolto').where('chave', '=', chave).executeTakeFirst()
    if (loose.numDeletedRows === 0n) throw new Error('the object was swept while it was moved')
    return true
  })
}
