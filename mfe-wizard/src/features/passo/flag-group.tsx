import { Checkbox, FormControlLabel } from '@seleta/ui/core'
import { ChoiceGroup } from '@seleta/ui/form'
import type { ReactNode } from 'react'
import { toggleFlag } from '../../rules/toggle-flag'

export interface FlagGroupProps<K extends string> {
  readonly legend: string
  /** In the order of the screen. */
  readonly flags: readonly { readonly key: K; readonly label: string }[]
  readonly value: Readonly<Record<K, boolean>>
  readonly onEdit: (value: Record<K, boolean>) => void
  readonly helperText?: ReactNode
  readonly error?: string | undefined
}

/** Flags of the draft as checkboxes; «Indiferente» stands alone. */
export function FlagGroup<K extends string>(props: FlagGroupProps<K>) {
  const { legend, flags, value, onEdit, helperText, error } = props
  return (
    <ChoiceGroup legend={legend} row helperText={helperText} error={error}>
      {flags.map(({ key, label }) => (
        <FormControlLabel
          key={key}
          label={label}
          control={
            <Checkbox
              checked={value[key]}
              onChange={(_, isOn) =>
                onEdit(
                  toggleFlag(
                    value,
                    flags.map((flag) => flag.key),
                    key,
                    isOn,
                  ),
                )
              }
            />
          }
        />
      ))}
    </ChoiceGroup>
  )
}
