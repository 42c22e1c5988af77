import type { CompiledQuery, Kysely } from 'kysely'
import type { Database } from './schema'

/** Stands in a statement for a value that each asking brings. */
class Place {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/**
 * A statement of one shape, built and written once in the life of a process: where it has many parts, that takes longer
 * than to ask it. Its values alone change.
 * @param build puts its values into the statement as they are: it neither reckons with them nor decides by them
 * @returns asks it on a connection with the plugins that the first one had
 */
export function builtOnce<V extends readonly unknown[], R>(
  build: (db: Kysely<Database>, ...values: V) => CompiledQuery<R>,
): (db: Kysely<Database>, ...values: V) => Promise<R[]> {
  let built: CompiledQuery<R> | undefined
  return async (db, ...values) => {
    // What stands for a value is only handed on.
    built ??= build(db, ...(values.map((_, index) => new Place(index)) as unknown as V))
    const parameters = built.parameters.map((one) => (one instanceof Place ? values[one.index] : one))
    const { rows } = await db.executeQuery<R>({ ...built, parameters })
    return rows
  }
}
