import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { searchOptions } from './text-search'
import { useOptionSearch } from './use-option-search'
import type { OptionSearch } from './use-option-search'

export interface PickerFieldProps<T> {
  label: string
  value: readonly T[]
  onChange: (value: T[]) => void
  /** Most that can be chosen (10 for functions, cities and lists, 1 for the template; spec section 5). */
  limit: number
  /** What is counted: «3 de 10 funções». */
  noun: string
  getKey: (option: T) => string | number
  getLabel: (option: T) => string
  /** All options, searched here, accents ignored. */
  options?: readonly T[]
  /** Or: searched on the server as one types. Keep the function's identity stable. */
  onSearch?: OptionSearch<T>
  /** Heading above options of one group (cities by UF); options must come sorted by it. */
  groupBy?: (option: T) => string
  /** The options are still on their way. */
  loading?: boolean
  helperText?: ReactNode
  error?: string | undefined
  placeholder?: string
  required?: boolean
  disabled?: boolean
  id?: string
  name?: string
  onBlur?: () => void
}

const NONE: readonly never[] = []

/**
 * Several out of many, as chips, up to a limit. At the limit nothing is greyed out: the chips stay readable and
 * removable (×, Backspace), and the field says why nothing more can be added.
 */
export function PickerField<T>(props: PickerFieldProps<T>) {
  const { value, limit, noun, getKey, getLabel, options = NONE, onSearch, error, helperText } = props
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const search = useOptionSearch(onSearch, text, isOpen)
  const isFull = value.length >= limit
  const isLoading = props.loading === true || search.isLoading
  const count = isFull ? `Limite de ${limit} atingido` : `${value.length} de ${limit} ${noun}`

  return (
    <Autocomplete<T, true>
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      {...(props.id ? { id: props.id } : {})}
      disabled={props.disabled ?? false}
      value={[...value]}
      onChange={(_, next) => {
        if (next.length <= limit) props.onChange(next)
        if (next.length >= limit) setOpen(false)
      }}
      inputValue={text}
      onInputChange={(_, next, reason) => {
        // 'reset' comes whenever the value changes from outside; it must not eat what is being typed.
        if (reason === 'input') setText(next)
        else if (reason !== 'reset') setText('')
      }}
      open={isOpen && !isFull}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={onSearch ? [...search.options] : [...options]}
      filterOptions={(all) => (onSearch ? all : searchOptions(all, text, getLabel))}
      getOptionLabel={getLabel}
      getOptionKey={getKey}
      isOptionEqualToValue={(a, b) => getKey(a) === getKey(b)}
      {...(props.groupBy ? { groupBy: props.groupBy } : {})}
      loading={isLoading}
      noOptionsText={emptyWords(search.hasFailed, text)}
      renderValue={(items, getItemProps) =>
        items.map((item, index) => {
          const { key, ...itemProps } = getItemProps({ index })
          return <Chip key={key} {...itemProps} label={getLabel(item)} />
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={props.label}
          required={props.required ?? false}
          error={Boolean(error)}
          {...(props.name ? { name: props.name } : {})}
          {...(props.onBlur ? { onBlur: props.onBlur } : {})}
          {...(props.placeholder && value.length === 0 ? { placeholder: props.placeholder } : {})}
          helperText={<PickerHelp error={error} hint={helperText} count={count} />}
        />
      )}
    />
  )
}

function emptyWords(hasFailed: boolean, text: string): string {
  if (hasFailed) return 'Não foi possível buscar. Digite de novo para tentar outra vez.'
  return text ? `Nada encontrado para “${text}”` : 'Sem opções'
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
