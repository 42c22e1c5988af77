import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { findUnmoved, insertSoltos, readPiece, setMoved } from './arquivos-repository'
import type { FileStore } from './file-store'
import type { Spool } from './spool'

const PIECE = 1024 * 1024

/**
 * Moves contents that still lie in the database into the store, one after the other, while everything goes on: a read
 * finds a file in either place. Killed at any moment, it goes on at the next call; what it had put and not yet named is
 * loose and swept. Two processes may move at once.
 * @returns how many were moved, how many could not be (their hash does not fit the content: they stay), and whether all
 *   were looked at before `signal` ended it
 */
export async function moveArquivos(
  db: Kysely<Database>,
  { store, spool }: { readonly store: FileStore; readonly spool: Spool },
  signal: AbortSignal,
): Promise<{ moved: number; damaged: number; isWhole: boolean }> {
  let moved = 0
  let damaged = 0
  let row = await findUnmoved(db, 0)
  while (row !== null && !signal.aborted) {
    const outcome = await moveOne(db, store, spool, row)
    if (outcome === 'moved') moved += 1
    if (outcome === 'damaged') damaged += 1
    row = await findUnmoved(db, row.id)
  }
  return { moved, damaged, isWhole: row === null }
}

async function moveOne(
  db: Kysely<Database>,
  store: FileStore,
  spool: Spool,
  { id, tamanho, sha256 }: { readonly id: number; readonly tamanho: number; readonly sha256: Buffer },
): Promise<'moved' | 'damaged' | 'gone'> {
  const file = await spool.receive(pieces(db, id, tamanho))
  try {
    if (!file.sha256.equals(sha256)) return 'damaged'
    await insertSoltos(db, [file.chave])
    await store.put(file.chave, file)
    return (await setMoved(db, id, file.chave)) ? 'moved' : 'gone'
  } finally {
    await spool.drop([file])
  }
}

async function* pieces(db: Kysely<Database>, id: number, tamanho: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < tamanho; start += PIECE) {
    const piece = await readPiece(db, id, start, PIECE)
    if (piece === null) return
    yield piece
  }
}
