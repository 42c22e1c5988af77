import { useCall } from '@seleta/api-client'
import type { Sigilo } from '@seleta/contract/sigilo'
import type { TalentoItem } from '@seleta/contract/talentos'
import type { TableColumn } from '@seleta/ui/grid'
import { useMemo } from 'react'

/** A column of a list of people. */
export type TalentoColumn = TableColumn<TalentoItem> & {
  /** How what it shows is kept: whoever reads nothing of it has no such column (decision 174). */
  readonly sigilo?: Sigilo
  /** Drawn where a row of the page says it. */
  readonly onlyWhere?: (talento: TalentoItem) => boolean
}

/**
 * @param talentos of the page
 * @returns those of the columns that the role of who is signed in reads, all of them while it is not known; of those
 * that not every list has something for, the ones that this page has
 */
export function useReadColumns(
  columns: readonly TalentoColumn[],
  talentos: readonly TalentoItem[],
): readonly TalentoColumn[] {
  const sigilos = useCall('getUsuario', {}, { isEnabled: false }).data?.sigilos
  return useMemo(
    () =>
      columns.filter(
        ({ sigilo, onlyWhere }) =>
          (sigilo === undefined || sigilos?.includes(sigilo) !== true) &&
          (onlyWhere === undefined || talentos.some(onlyWhere)),
      ),
    [columns, sigilos, talentos],
  )
}
