import { checkboxIcons } from '../theme/components/icons'
import { cell } from '../core/cell-names'

interface Props {
  readonly label: string
  readonly isChecked: boolean
  /** Some of what it stands for is chosen, some not. */
  readonly isMixed?: boolean
  /** The grid gives the focus of a head to what says `tabindex="0"` in it, else to the head itself. */
  readonly tabIndex?: 0
  readonly onChange: (isChecked: boolean) => void
}

/** The box of a row, or of the whole page, in a `DataTable`, which dresses it. */
export function CellCheck({ label, isChecked, isMixed = false, onChange, ...rest }: Props) {
  const { icon, checkedIcon, indeterminateIcon } = checkboxIcons
  return (
    <span className={cell.check}>
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = isMixed
        }}
        type="checkbox"
        checked={isChecked}
        aria-label={label}
        {...rest}
        onChange={(event) => onChange(event.target.checked)}
        // The head of the grid would keep the space from the box.
        onKeyDown={(event) => {
          if (event.key === ' ') event.stopPropagation()
        }}
      />
      {isMixed ? indeterminateIcon : isChecked ? checkedIcon : icon}
    </span>
  )
}
