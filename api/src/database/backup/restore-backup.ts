import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateDatabase } from '../migrate'
import type { Database } from '../schema'
import { BackupError, type BackupFile, type BackupHeader, hasStore } from './backup-format'
import type { DamagedFile } from './damaged-file'
import { endImportacoes } from './end-importacoes'
import {
  type ApagadasNoBackup,
  CONSTRAINTS_NOW,
  type EnvioNoBackup,
  type EnviosNoBackup,
  type Erasure,
  type JuntasNoBackup,
  findHalfErased,
  listErased,
  listErasedSent,
  listTakenBack,
  noteErasures,
  replayErasures,
} from './erasures'
import type { FrameReader } from './frame-reader'
import {
  beginRestore,
  endRestore,
  holdForRestore,
  letGoAfterRestore,
  isMarked,
  ownsSchema,
  readErasures,
} from './incomplete-restore'
import { isLeftOut } from './list-tables'
import { checkWhole, framesUntilEnd, openBackup, parseTrailer, readFile, skip } from './open-backup'
import { settleMensagens } from './settle-mensagens'
import { settleOcultas } from './settle-ocultas'

interface Target {
  readonly db: Kysely<Database>
  readonly pool: Pool
}

/** Where files go back to: what a restore needs of a store. */
export interface FileTarget {
  /**
   * @param content is read to its end
   * @returns false for bytes that are not those that the name says: nothing is kept then
   */
  readonly put: (file: BackupFile, content: AsyncIterable<Buffer>) => Promise<boolean>
  /** @throws BackupError for a store that holds files which may be another database's: it would sweep them by night */
  readonly refuseOthers?: () => Promise<void>
}

/** What a restore does by the rules of the people. */
export interface RestoreSteps {
  /** Takes a join of two people apart, whole: whoever was taken apart after the backup is asked of alone. */
  readonly part: (db: Kysely<Database>, juntas: JuntasNoBackup) => Promise<unknown>
  /** Whoever sent this stands for themselves: they did so after the backup. @returns their random id; null: nothing counts */
  readonly partSent: (db: Kysely<Database>, envios: EnviosNoBackup) => Promise<string | null>
  /** Its sender takes it back, as they did after the backup, or a mailbox refuses it. */
  readonly withdraw: (db: Kysely<Database>, envio: EnvioNoBackup) => Promise<unknown>
  /** Takes back what was told of people who stay erased, and had gone into others. */
  readonly forget: (db: Kysely<Database>, apagadas: ApagadasNoBackup) => Promise<unknown>
}

export interface RestoreCounts {
  /** Rows over all tables. */
  readonly linhas: number
  readonly arquivos: number
  /** Files that rows name and the backup does not hold as they were: lost or damaged when it was written. */
  readonly danificados: readonly DamagedFile[]
  /** People of the backup who had been erased since, and were erased again. */
  readonly apagadas: number
  /** Imports of the backup that may not go on, because somebody was erased since: their files have to be sent again. */
  readonly importacoes: number
  /** E-mails that waited in the backup and may have left since: they wait for a person. */
  readonly uncertain: number
}

/**
 * Brings a backup back, into a database without companies. Older backups are migrated to the present version;
 * people who were erased since, here or there, stay erased (security R13). The file is read through once before
 * anything is touched, while nobody opens the database any more (decision 224); from then on until the end it is marked as
 * incomplete.
 * @param isReplacing empties a database that has companies first; its erasure ledger is kept. One that an earlier restore
 * left incomplete is emptied without being told
 * @param key opens a sealed backup
 * @param files files of people who stay erased do not go there
 * @param kept the ledger beside the backup (`kept-erasures.ts`)
 * @throws BackupError for a file that is no whole backup, one of a newer version or a database in use
 */
export async function restoreBackup(
  { db, pool }: Target,
  files: FileTarget,
  steps: RestoreSteps,
  file: string,
  isReplacing = false,
  key: string | null = null,
  kept: readonly Erasure[] = [],
): Promise<RestoreCounts> {
  const client = await pool.connect()
  let close = () => {}
  try {
    await holdForRestore(client)
    await checkWhole(file, key)
    const { reader, header, hasFiles, ...opened } = await openBackup(file, key)
    close = opened.close
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    await prepareTarget(client, isReplacing, files)
    // The tables as they were when the backup was written; what came later runs over its rows.
    await migrateDatabase(db, header.migracoes.at(-1))
    await client.query('begin')
    const linhas = await loadTables(client, reader, header)
    await client.query('commit')
    await migrateDatabase(db)
    // What has to be forgotten is said of the tables as they are now. Nobody reads them meanwhile: they bear the mark.
    await client.query('begin')
    const since = await noteErasures(client, [...(await readErasures(client)), ...kept])
    await client.query('commit')
    await replaySteps(client, db, steps)
    await client.query('begin')
    const apagadas = await replayErasures(client)
    const importacoes = await endImportacoes(client, since)
    const uncertain = await settleMensagens(client)
    await settleOcultas(client)
    const loaded = hasFiles ? await loadFiles(client, reader, header, files) : NO_FILES
    const trailer = parseTrailer(await reader.readFrame())
    checkCounts(trailer.linhas, linhas)
    const danificados = loaded.danificados.filter(({ id }) => !trailer.ausentes.includes(id))
    await client.query('commit')
    await endRestore(client)
    await client.query('analyze')
    return {
      linhas: Object.values(linhas).reduce((sum, count) => sum + count, 0),
      arquivos: loaded.arquivos,
      danificados,
      apagadas,
      importacoes,
      uncertain,
    }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    close()
    await letGoAfterRestore(client)
    client.release(true)
  }
}

/** What the rules of the people say of whoever is erased. */
async function replaySteps(client: PoolClient, db: Kysely<Database>, steps: RestoreSteps): Promise<void> {
  await partHalfErased(client, (juntas) => steps.part(db, juntas))
  for (const envios of await listErasedSent(client))
    await noteParted(client, envios, await steps.partSent(db, envios))
  for (const envio of await listTakenBack(client)) await steps.withdraw(db, envio)
  for (const apagadas of await listErased(client)) await steps.forget(db, apagadas)
}

/** One after the other: joins follow who comes out of another one. */
async function partHalfErased(
  client: PoolClient,
  part: (juntas: JuntasNoBackup) => Promise<unknown>,
): Promise<void> {
  for (let next = await findHalfErased(client); next !== undefined; next = await findHalfErased(client))
    await part(next)
}

/** Who came out of another one is erased with all the others. */
async function noteParted(
  client: PoolClient,
  { empresaId, motivo, apagadoEm }: EnviosNoBackup,
  identificador: string | null,
): Promise<void> {
  if (identificador === null) return
  await noteErasures(client, [{ identificador, empresa_id: empresaId, motivo, apagado_em: apagadoEm }])
}

/** Marks and empties the database. @throws BackupError for one with companies, unless told to replace them */
async function prepareTarget(
  client: PoolClient,
  isReplacing: boolean,
  { refuseOthers }: FileTarget,
): Promise<void> {
  const { rows } = await client.query("select where to_regclass('public.empresa') is not null")
  const hasTables = rows.length > 0
  if (!(await ownsSchema(client)))
    throw new BackupError(
      'A conta de DATABASE_URL não é dona do schema public, e por isso não restaura: dê-lhe o banco, com ALTER DATABASE … OWNER TO, ou o schema, com ALTER SCHEMA public OWNER TO.',
    )
  // What an earlier restore left behind is nobody's work.
  const isIncomplete = await isMarked(client)
  if (hasTables && !isReplacing && !isIncomplete) {
    const empresas = await client.query('select 1 from empresa limit 1')
    if (empresas.rowCount !== 0)
      throw new BackupError(
        'Este banco já tem dados: use um vazio, ou acrescente --substituir para trocar tudo pelo backup.',
      )
  }
  if (!isReplacing && !isIncomplete) await refuseOthers?.()
  await beginRestore(client, hasTables || isIncomplete)
}

async function loadTables(
  client: PoolClient,
  reader: FrameReader,
  header: BackupHeader,
): Promise<Record<string, number>> {
  const linhas: Record<string, number> = {}
  await client.query('set constraints all deferred')
  for (const { nome, colunas } of header.tabelas) {
    const table = `public."${nome}"`
    // Counters, hashes and search texts come with the rows; triggers would make them twice.
    await client.query(`alter table ${table} disable trigger user`)
    const stream = client.query(
      copyFrom(`copy ${table} (${colunas.map((c) => `"${c}"`).join(', ')}) from stdin`),
    )
    await pipeline(Readable.from(framesUntilEnd(reader)), stream)
    linhas[nome] = stream.rowCount ?? 0
    if (isLeftOut(nome)) await client.query(`delete from ${table}`)
  }
  // Deferred keys are checked before the tables change again.
  await client.query(CONSTRAINTS_NOW)
  for (const { nome, sequencia } of header.tabelas) {
    await client.query(`alter table public."${nome}" enable trigger user`)
    if (sequencia === null || sequencia === 0) continue
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [
      `public."${nome}"`,
      'id',
      sequencia,
    ])
  }
  return linhas
}

interface Loaded {
  readonly arquivos: number
  readonly danificados: readonly DamagedFile[]
}

const NO_FILES: Loaded = { arquivos: 0, danificados: [] }

/** Files go back before the rows that name them are seen; those of the erased are passed over. */
async function loadFiles(
  client: PoolClient,
  reader: FrameReader,
  header: BackupHeader,
  files: FileTarget,
): Promise<Loaded> {
  const owned = hasStore(header) ? await readOwned(client) : new Map<string, number>()
  const danificados: DamagedFile[] = []
  let arquivos = 0
  for (let file = await readFile(reader); file !== null; file = await readFile(reader)) {
    const { chave } = file
    const id = owned.get(chave)
    if (id === undefined) {
      await skip(reader)
      continue
    }
    owned.delete(chave)
    if (await files.put(file, framesUntilEnd(reader))) arquivos += 1
    else danificados.push({ id, chave, isMissing: false })
  }
  for (const [chave, id] of owned) danificados.push({ id, chave, isMissing: true })
  return { arquivos, danificados }
}

/** Key → id of its row. */
async function readOwned(client: PoolClient): Promise<Map<string, number>> {
  const { rows } = await client.query<{ chave: string; id: number }>(
    'select chave, id from arquivo where chave is not null order by id',
  )
  return new Map(rows.map(({ chave, id }) => [chave, id]))
}

function checkCounts(expected: Record<string, number>, linhas: Record<string, number>): void {
  for (const [nome, count] of Object.entries(expected)) {
    // Until 30 November a backup could say fewer than it holds.
    if ((linhas[nome] ?? 0) < count) throw new BackupError(`O backup perdeu linhas da tabela ${nome}.`)
  }
}
