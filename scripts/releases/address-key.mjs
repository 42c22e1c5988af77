import { segmentKeyOf, segmentsOf } from '../../shared/shell/src/address.ts'

/** What addresses that are one have in common: `/dashboard/Selecao/:id/` and `/dashboard/selecao/:campanhaId` are. */
export const addressKeyOf = (path) =>
  `/${segmentsOf(path)
    .map((segment) => (segment.startsWith(':') ? ':x' : segmentKeyOf(segment)))
    .join('/')}`
