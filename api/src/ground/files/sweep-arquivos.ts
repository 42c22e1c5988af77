import { DAY_MS } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { listKnownChaves, pageChaves, removeSoltos } from './arquivos-repository'
import type { FileStore } from './file-store'
import type { Spool } from './spool'

const AT_ONCE = 100
const PAGE = 1000

/** Objects whose owner went, or never came, leave the store. @returns how many */
export async function sweepSoltos(db: Kysely<Database>, store: FileStore): Promise<number> {
  let swept = 0
  for (;;) {
    const some = await removeSoltos(db, AT_ONCE, null, store.remove)
    swept += some
    if (some < AT_ONCE) return swept
  }
}

export interface SweepResult {
  /** Objects that no row named, taken away: from before a restore, or of another installation's mistake. */
  readonly strays: number
  /** Rows whose object is not in the store: somebody took it away by hand. Nothing is changed. */
  readonly missing: number
  /** What a killed process left behind on its way in. */
  readonly arrivals: number
}

/**
 * Holds store and database against each other, both in the order of their keys, in one pass with a bounded part of each
 * in memory. What is younger than a day is left alone.
 */
export async function compareStore(
  db: Kysely<Database>,
  { store, spool }: { readonly store: FileStore; readonly spool: Spool },
  now: Date,
): Promise<SweepResult> {
  let strays = 0
  let missing = 0
  let suspects: string[] = []
  const owned = ownedChaves(db)
  let row = await owned.next()
  const passRows = async (until: string | null) => {
    while (row.done !== true && (until === null || row.value < until)) {
      if ((await store.size(row.value)) === null && (await isKnown(db, row.value))) missing += 1
      row = await owned.next()
    }
  }
  for await (const { chave, modifiedAt } of store.list()) {
    await passRows(chave)
    if (row.done !== true && row.value === chave) row = await owned.next()
    else if (now.getTime() - modifiedAt.getTime() > DAY_MS) suspects.push(chave)
    if (suspects.length >= PAGE) {
      strays += await removeStrays(db, store, suspects)
      suspects = []
    }
  }
  await passRows(null)
  strays += await removeStrays(db, store, suspects)
  return { strays, missing, arrivals: await spool.sweep(now) }
}

async function* ownedChaves(db: Kysely<Database>): AsyncGenerator<string, undefined> {
  let after = ''
  for (;;) {
    const page = await pageChaves(db, after, PAGE)
    yield* page
    if (page.length < PAGE) return undefined
    after = page.at(-1) ?? after
  }
}

const isKnown = async (db: Kysely<Database>, chave: string) => (await listKnownChaves(db, [chave])).length > 0

async function removeStrays(db: Kysely<Database>, store: FileStore, suspects: string[]): Promise<number> {
  if (suspects.length === 0) return 0
  const known = new Set(await listKnownChaves(db, suspects))
  const strays = suspects.filter((chave) => !known.has(chave))
  await store.remove(strays)
  return strays.length
}
