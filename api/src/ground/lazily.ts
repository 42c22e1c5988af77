/**
 * What is made when it is first asked for, and once: indexes over large catalogues, of which a process that only takes
 * applications, sends mail or migrates needs none.
 * @param make called at most once
 * @returns what answers with it
 */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
