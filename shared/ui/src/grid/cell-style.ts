import { cell } from '../core/cell-names'
import { checkboxStyle } from '../theme/components/choices'
import { iconButtonStyle } from '../theme/components/actions'
import { focusRing, paint } from '../theme/paint'

/**
 * Buttons and boxes of cells, dressed once from around the table (`CellArea`). A page of twelve rows has fifty of them: as MUI's own
 * components, each with its tooltip, they took a third of the time that the table takes to draw.
 */
export const cellStyle = {
  [`& .${cell.button}`]: {
    ...iconButtonStyle,
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    margin: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  [`& .${cell.check}`]: {
    ...checkboxStyle,
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    verticalAlign: 'middle',
    '& > input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    '&:has(> input:checked), &:has(> input:indeterminate)': { color: paint.primary },
    '&:has(> input:focus-visible)': focusRing,
  },
} as const
