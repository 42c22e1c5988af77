import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { z } from 'zod'
import { BackupError } from './backup-format'
import { makeClosed } from './closed-folder'
import type { Erasure } from './erasures'

/**
 * The ledger of erasures beside the backups (decision 138): whoever loses the database and keeps its backups still knows
 * who must not come back. Random ids of people and nothing else of them.
 */
const NAME = 'apagamentos.jsonl'

const Line = z.object({
  identificador: z.uuid(),
  empresa_id: z.number(),
  motivo: z.string(),
  apagado_em: z.coerce.date(),
})

/** Transactions under way while a backup was begun. */
const OVERLAP = '1 day'

/** Writes these people of the database's ledger beside the backups, on the disk when it ends; twice does no harm. */
export async function keepErasures(
  pool: Pool,
  folder: string,
  identificadores: readonly string[],
): Promise<void> {
  const { rows } = await pool.query<Erasure>(
    'select identificador, empresa_id, motivo, apagado_em from apagamento where identificador = any($1::uuid[])',
    [identificadores],
  )
  await append(folder, rows)
}

/**
 * Writes what is missing there: the folder may be new, or another process may have erased.
 * @param since when the oldest backup of the folder was begun; what was erased before it is in each of them
 */
export async function completeErasures(pool: Pool, folder: string, since: Date): Promise<void> {
  const { rows } = await pool.query<Erasure>(
    `select identificador, empresa_id, motivo, apagado_em from apagamento
     where apagado_em >= $1::timestamptz - $2::interval order by apagado_em`,
    [since, OVERLAP],
  )
  const kept = new Set((await readKeptErasures(folder)).map(({ identificador }) => identificador))
  await append(
    folder,
    rows.filter(({ identificador }) => !kept.has(identificador)),
  )
}

async function append(folder: string, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return
  await makeClosed(folder)
  // Each on a line that it begins itself: one that was cut off spoils no other.
  const lines = erasures.map((erasure) => `\n${JSON.stringify(erasure)}`).join('')
  await appendFile(join(folder, NAME), `${lines}\n`, { mode: 0o600, flush: true })
}

/**
 * Everybody whom the ledger of a folder names; nobody where there is none. A line that was cut off is passed over.
 * @throws BackupError where it is and cannot be read
 */
export async function readKeptErasures(folder: string): Promise<Erasure[]> {
  const text = await readFile(join(folder, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new BackupError(
      `Não foi possível ler ${join(folder, NAME)} (${error.code}): é o registro de quem foi apagado, e a restauração precisa dele.`,
      { cause: error },
    )
  })
  return text.split('\n').flatMap((line) => {
    const read = Line.safeParse(parse(line))
    return read.success ? [read.data] : []
  })
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
