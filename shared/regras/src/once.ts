/**
 * Makes something when it is first asked for, and once. A formatter of the browser's own is such a thing: the first of its
 * kind takes longer than drawing a list (docs/decisions/185-what-the-first-drawing-does-without.md).
 */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
