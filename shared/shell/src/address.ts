/**
 * When two addresses are one: the table of pages in the browser and the gate of releases ask the same functions, so that
 * no area is given an address that the host takes for another's (decision 148). Pure, and without imports.
 */

/** The parts of an address: slashes at its end or side by side part nothing. */
export const segmentsOf = (path: string): readonly string[] =>
  path.split('/').filter((segment) => segment !== '')

/** What parts that are one have in common: letters of either case are. */
export const segmentKeyOf = (segment: string): string => segment.toLowerCase()
