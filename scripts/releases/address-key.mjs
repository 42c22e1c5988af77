/**
 * What addresses that are one to the host have in common: `/dashboard/Selecao/:id/` and `/dashboard/selecao/:campanhaId`.
 * The host's own table of pages reads them so; its spec holds the same examples (a shared module costs the public page 30
 * bytes that its budget has not got).
 */
export const addressKeyOf = (path) =>
  `/${path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':x' : segment.toLowerCase()))
    .join('/')}`
