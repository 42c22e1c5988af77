import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import type { PickerFieldProps } from './picker-props'
import { searchOptions } from './text-search'
import { useOptionSearch } from './use-option-search'
import { useTakeFirst } from './use-take-first'

const NONE: readonly never[] = []
/** Options in sight; how many more there are is said below them. */
const SHOWN = 50

/** What is typed into a picker, what it finds, and what is chosen of that. */
export function usePicker<T>(props: PickerFieldProps<T>) {
  const { value, limit, getKey, getLabel, options = NONE, onSearch, onChange } = props
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const search = useOptionSearch(onSearch, text, isOpen)
  const isLoading = props.loading === true || search.isLoading
  const found = onSearch ? search.options : searchOptions(options, text, getLabel, options.length)
  const shown = groupTogether(found.slice(0, SHOWN), props.groupBy)
  const choose = (next: T[]) => {
    if (limit === 1) onChange(next.slice(-1))
    else if (next.length <= limit) onChange(next)
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
  return {
    text,
    setText,
    isOpen,
    setOpen,
    isLoading,
    hasFailed: search.hasFailed,
    // Of one that can be chosen, another takes the place (audit W9).
    isFull: limit > 1 && value.length >= limit,
    shown,
    more: found.length - shown.length,
    choose,
    takeFirst: (event: KeyboardEvent) => {
      if (!isOpen || !isEnterOnText(event, text)) return
      event.preventDefault()
      takeFirst()
    },
  }
}

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
