import { nothingFound } from '@seleta/regras/busca'
import { limiteReached } from '@seleta/regras/limite'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import type { PaperProps } from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { formatInteger } from '@seleta/regras/numbers'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { searchOptions } from './text-search'
import { useOptionSearch } from './use-option-search'
import type { OptionSearch } from './use-option-search'
import { useTakeFirst } from './use-take-first'

declare module '@mui/material/Autocomplete' {
  // The library's place for what a paper of one's own takes.
  interface AutocompletePaperSlotPropsOverrides {
    more?: number
  }
}

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
  /** Heading above options of one group (cities by UF). */
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
/** Options in sight; how many more there are is said below them. */
const SHOWN = 50

/**
 * Several out of many, as chips, up to a limit. At the limit nothing is greyed out: the chips stay readable and
 * removable (×, Backspace), and the field says why nothing more can be added.
 */
export function PickerField<T>(props: PickerFieldProps<T>) {
  const { value, limit, noun, getKey, getLabel, options = NONE, onSearch, error, helperText } = props
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const search = useOptionSearch(onSearch, text, isOpen)
  // Of one that can be chosen, another takes the place (audit W9).
  const isFull = limit > 1 && value.length >= limit
  const isLoading = props.loading === true || search.isLoading
  const count = isFull ? limiteReached(limit) : `${value.length} de ${limit} ${noun}`
  const found = onSearch ? search.options : searchOptions(options, text, getLabel, options.length)
  const shown = groupTogether(found.slice(0, SHOWN), props.groupBy)
  const choose = (next: T[]) => {
    if (limit === 1) props.onChange(next.slice(-1))
    else if (next.length <= limit) props.onChange(next)
    if (next.length >= limit) setOpen(false)
  }
  const takeFirst = useTakeFirst({
    text,
    isLoading,
    onTake: () => {
      const first = shown.find((option) => value.every((chosen) => getKey(chosen) !== getKey(option)))
      if (first === undefined) return
      choose([...value, first])
      setText('')
    },
  })

  return (
    <Autocomplete<T, true>
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      {...boxOf(props)}
      value={[...value]}
      onChange={(_, next) => choose(next)}
      onKeyDown={(event) => {
        if (!isOpen || !isEnterOnText(event, text)) return
        event.preventDefault()
        takeFirst()
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
      options={shown}
      // What is listed is what was found: searched above, or by the server.
      filterOptions={(all) => all}
      slots={{ paper: OptionsPaper }}
      slotProps={{ paper: { more: found.length - shown.length } }}
      getOptionLabel={getLabel}
      getOptionKey={getKey}
      isOptionEqualToValue={(a, b) => getKey(a) === getKey(b)}
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

/** Enter on words, none of the options gone to by arrows: those the library takes, and Ctrl+Enter is the page's. */
function isEnterOnText({ key, ctrlKey, metaKey, target }: KeyboardEvent, text: string): boolean {
  if (key !== 'Enter' || ctrlKey || metaKey || text.trim() === '') return false
  // Empty as long as there are no options, the attribute is there without naming any.
  return target instanceof Element && (target.getAttribute('aria-activedescendant') ?? '') === ''
}

/** Options of one group together, groups in the order of their best hit. */
function groupTogether<T>(found: readonly T[], groupBy: ((option: T) => string) | undefined): T[] {
  if (groupBy === undefined) return [...found]
  const groups = new Map<string, T[]>()
  for (const option of found) {
    const group = groupBy(option)
    groups.set(group, [...(groups.get(group) ?? []), option])
  }
  return [...groups.values()].flat()
}

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
