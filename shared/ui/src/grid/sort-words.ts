import type { TableSort } from './table-types'

/** Which way a list is sorted, said after the column's name. */
export const ORDER_WORDS: Readonly<Record<TableSort['order'], string>> = {
  ASC: 'crescente',
  DESC: 'decrescente',
}
