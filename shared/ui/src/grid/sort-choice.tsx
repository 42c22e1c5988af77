import TextField from '@mui/material/TextField'
import { ORDER_WORDS } from './sort-words'
import type { TableColumn, TableSort } from './table-types'

interface SortChoiceProps<R> {
  columns: readonly TableColumn<R>[]
  sort: TableSort | undefined
  onSortChange: (sort: TableSort) => void
}

/** Sorting as a list of choices, where heads to press are missing: on cards, and where columns had no room. */
export function SortChoice<R>({ columns, sort, onSortChange }: SortChoiceProps<R>) {
  const choices = columns.flatMap(({ label, sortPath: path = '' }) => [
    { label: `${label}, ${ORDER_WORDS.ASC}`, sort: { path, order: 'ASC' as const } },
    { label: `${label}, ${ORDER_WORDS.DESC}`, sort: { path, order: 'DESC' as const } },
  ])
  const current = choices.findIndex(
    (choice) => choice.sort.path === sort?.path && choice.sort.order === sort.order,
  )
  return (
    <TextField
      select
      label="Ordenar por"
      value={String(current)}
      onChange={(event) => {
        const choice = choices[Number(event.target.value)]
        if (choice) onSortChange(choice.sort)
      }}
      slotProps={{ select: { native: true } }}
      sx={{ mb: 4, width: 1, maxWidth: { sm: 320 } }}
    >
      {choices.map((choice, index) => (
        <option key={choice.label} value={index}>
          {choice.label}
        </option>
      ))}
    </TextField>
  )
}
