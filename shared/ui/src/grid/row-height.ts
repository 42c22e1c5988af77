import { useDensidade } from '../theme/densidade'
import { height } from '../theme/tokens'

/** Of the heads of a table, px. */
export const HEAD_HEIGHT = 44

/** Height of a table's rows in the density that the person chose, px. */
export function useRowHeight(usual: number = height.row): number {
  return useDensidade() === 'compacta' ? usual - (height.row - height.rowCompact) : usual
}

/** What the style of growing rows knows their least height by. */
export const leastOf = (rowHeight: number): React.CSSProperties & Record<`--${string}`, string> => ({
  '--least': `${rowHeight}px`,
})

/** px of a table that keeps room for a whole page where there is more than one. */
export function reservedHeight(
  { rowCount, pageSize }: { readonly rowCount: number; readonly pageSize: number },
  rowHeight: number,
): number {
  const reserved = rowCount > pageSize ? pageSize : Math.max(rowCount, 1)
  return HEAD_HEIGHT + reserved * rowHeight + 2
}
