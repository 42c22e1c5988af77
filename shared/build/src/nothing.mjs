/**
 * Stands where x-data-grid names a part of MUI that it never draws here (undrawn-parts.mjs).
 * @public The bundler puts it in the place of that part.
 */
export default function Nothing() {
  return null
}

/** @public As the one above. */
export const tablePaginationClasses = {}
