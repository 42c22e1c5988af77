import { nothingFound } from '@seleta/regras/busca'
import { limiteReached } from '@seleta/regras/limite'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import type { PaperProps } from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { formatInteger } from '@seleta/regras/numbers'
import type { ReactNode } from 'react'
import type { PickerFieldProps } from './picker-props'
import { usePicker } from './use-picker'

declare module '@mui/material/Autocomplete' {
  // The library's place for what a paper of one's own takes.
  interface AutocompletePaperSlotPropsOverrides {
    more?: number
  }
}

/**
 * Several out of many, as chips, up to a limit. At the limit nothing is greyed out: the chips stay readable and
 * removable (×, Backspace), and the field says why nothing more can be added.
 */
export function PickerField<T>(props: PickerFieldProps<T>) {
  const { value, limit, noun, getKey, getLabel, error, helperText } = props
  const picker = usePicker(props)
  const count = picker.isFull ? limiteReached(limit) : `${value.length} de ${limit} ${noun}`

  return (
    <Autocomplete<T, true>
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      {...boxOf(props)}
      value={[...value]}
      onChange={(_, next) => picker.choose(next)}
      onKeyDown={picker.takeFirst}
      inputValue={picker.text}
      onInputChange={(_, next, reason) => {
        // 'reset' comes whenever the value changes from outside; it must not eat what is being typed.
        if (reason === 'input') picker.setText(next)
        else if (reason !== 'reset') picker.setText('')
      }}
      open={picker.isOpen && !picker.isFull}
      onOpen={() => picker.setOpen(true)}
      onClose={() => picker.setOpen(false)}
      options={picker.shown}
      // What is listed is what was found: searched above, or by the server.
      filterOptions={(all) => all}
      slots={{ paper: OptionsPaper }}
      slotProps={{ paper: { more: picker.more } }}
      getOptionLabel={getLabel}
      getOptionKey={getKey}
      isOptionEqualToValue={(a, b) => getKey(a) === getKey(b)}
      loading={picker.isLoading}
      noOptionsText={emptyWords(picker.hasFailed, picker.text)}
      renderValue={(items, getItemProps) =>
        items.map((item, index) => {
          const { key, ...itemProps } = getItemProps({ index })
          return <Chip key={key} {...itemProps} label={getLabel(item)} />
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          {...textOf(props)}
          error={Boolean(error)}
          helperText={<PickerHelp error={error} hint={helperText} count={count} />}
        />
      )}
    />
  )
}

/** What the list's box takes of it. */
const boxOf = <T,>({ id, groupBy, disabled = false }: PickerFieldProps<T>) => ({
  disabled,
  ...(id ? { id } : {}),
  ...(groupBy ? { groupBy } : {}),
})

/** What the text field takes of the picker's own. */
const textOf = <T,>({ label, required = false, name, onBlur, placeholder, value }: PickerFieldProps<T>) => ({
  label,
  required,
  ...(name ? { name } : {}),
  ...(onBlur ? { onBlur } : {}),
  ...(placeholder && value.length === 0 ? { placeholder } : {}),
})

/** The list's paper, with how many more were found below it. */
function OptionsPaper({ more = 0, children, ...paper }: PaperProps & { more?: number }) {
  return (
    <Paper {...paper}>
      {children}
      {more > 0 ? (
        <Box sx={{ px: 4, py: 2, borderTop: 1, borderColor: 'divider', fontSize: '0.8125rem' }}>
          mais {formatInteger(more)}: continue a escrever
        </Box>
      ) : null}
    </Paper>
  )
}

function emptyWords(hasFailed: boolean, text: string): string {
  if (hasFailed) return 'Não foi possível buscar. Digite de novo para tentar outra vez.'
  return text ? nothingFound(text) : 'Sem opções'
}

function PickerHelp({ error, hint, count }: { error: string | undefined; hint: ReactNode; count: string }) {
  return (
    <>
      {error ? <span>{error} </span> : null}
      {hint && !error ? <span>{hint} </span> : null}
      <span aria-live="polite" style={{ fontWeight: 400 }}>
        {count}
      </span>
    </>
  )
}
