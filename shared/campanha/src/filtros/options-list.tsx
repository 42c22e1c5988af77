import { Box, Checkbox, FormControlLabel } from '@seleta/ui/core'
import type { Opcao, Valor } from './filtros'

interface Props {
  /** Name of the group, for screen readers. */
  readonly label: string
  readonly options: readonly (Opcao & { readonly total?: string })[]
  readonly values: readonly Valor[]
  readonly onToggle: (opcao: Opcao) => void
}

/** Checkboxes with, where it is known, how many people each would leave. */
export function OptionsList({ label, options, values, onToggle }: Props) {
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      {options.map((opcao) => (
        <FormControlLabel
          key={opcao.valor}
          sx={{ mr: 0, '& .MuiFormControlLabel-label': { flex: 1, display: 'flex', gap: 2, minWidth: 0 } }}
          control={
            <Checkbox size="small" checked={values.includes(opcao.valor)} onChange={() => onToggle(opcao)} />
          }
          label={
            <>
              <span>{opcao.label}</span>{' '}
              <Box
                component="span"
                sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                {opcao.total}
              </Box>
            </>
          }
        />
      ))}
    </Box>
  )
}
