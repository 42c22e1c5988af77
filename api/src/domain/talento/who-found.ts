import type { Telling } from './tellings-repository'

/**
 * Who told since of a job or a course that they may have found there by who is taken back, and which is gone with that
 * one: of the same person, then of whom that one went into; oldest first.
 */
export function whoFound(tellings: readonly Telling[], undone: ReadonlySet<number>): readonly Telling[] {
  const found = tellings
    .filter(({ id }) => undone.has(id))
    .flatMap((gone) =>
      laterThan(gone, tellings).filter(
        ({ cargo, curso }) =>
          (cargo !== null && (gone.unida !== null || cargo === gone.cargo)) ||
          (curso !== null && (gone.unida !== null || curso === gone.curso)),
      ),
    )
  return [...new Set(found)].filter(({ id }) => !undone.has(id)).toSorted((a, b) => a.id - b.id)
}

function laterThan({ id, dentro }: Telling, tellings: readonly Telling[]): readonly Telling[] {
  const beside = tellings.filter((other) => other.dentro === dentro && other.id > id && other.unida === null)
  const outer = tellings.find((other) => other.id === dentro)
  return outer === undefined ? beside : [...beside, ...laterThan(outer, tellings)]
}
