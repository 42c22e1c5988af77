/** Stands where x-data-grid names a part of MUI that it never draws here (undrawn-parts.mjs). */
export default function Nothing() {
  return null
}

export const tablePaginationClasses = {}
