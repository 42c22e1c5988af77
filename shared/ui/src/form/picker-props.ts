import type { ReactNode } from 'react'
import type { OptionSearch } from './use-option-search'

/** What `PickerField` takes. */
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
