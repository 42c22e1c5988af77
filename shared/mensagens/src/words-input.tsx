import { paint, styled } from '@seleta/ui/core'
import type { ChangeEvent, ComponentProps, KeyboardEvent, Ref, SyntheticEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { outOfWord, shownParts, toShown, toStored } from './word-text'

/** The text is an ordinary one; what stands behind it, letter for letter, paints its words and makes it as tall as it is. */
const Layers = styled('span')({
  display: 'grid',
  maxHeight: '18rem',
  overflowY: 'auto',
  '& > *': {
    gridArea: '1 / 1',
    minWidth: 0,
    margin: 0,
    padding: '2px 0',
    border: 0,
    font: 'inherit',
    lineHeight: '1.5rem',
    letterSpacing: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& > [data-behind]': { color: 'transparent', userSelect: 'none', pointerEvents: 'none' },
  '& mark': {
    color: 'transparent',
    borderRadius: 4,
    backgroundColor: paint.primarySoft,
    boxShadow: `0 0 0 2px ${paint.primarySoft}`,
    '&[data-kind="unknown"]': {
      backgroundColor: paint.error.tint,
      boxShadow: `0 0 0 2px ${paint.error.tint}`,
    },
  },
  '& > textarea': {
    position: 'relative',
    height: '100%',
    overflow: 'hidden',
    resize: 'none',
    color: 'inherit',
    background: 'none',
    outline: 'none',
  },
})

interface Props extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  readonly ref?: Ref<HTMLTextAreaElement>
  readonly value?: string
  readonly onChange?: (event: ChangeEvent<HTMLTextAreaElement>) => void
  /** One line: Enter makes none more. */
  readonly isLine?: boolean
  /** Told what is to be stored; the text area itself holds what is shown. */
  readonly onStored?: (stored: string) => void
  /** The library's, for its own drawing. */
  readonly ownerState?: unknown
  readonly type?: unknown
}

/** What a `TextField` puts where its text goes: a message whose variables are words. */
export function WordsInput(props: Props) {
  const {
    ref,
    className,
    value = '',
    isLine = false,
    onStored,
    onChange,
    onSelect,
    onKeyDown,
    rows,
    ...rest
  } = props
  const { ownerState: _, type: __, ...area } = rest
  const own = useRef<HTMLTextAreaElement | null>(null)
  /** Where the cursor is to stand once the text is drawn; null leaves it. */
  const caret = useRef<number | null>(null)
  const stood = useRef(0)
  useLayoutEffect(() => {
    if (caret.current === null) return
    own.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function change(event: ChangeEvent<HTMLTextAreaElement>): void {
    const { selectionEnd } = event.target
    const typed = isLine ? event.target.value.replaceAll(/\r?\n/g, ' ') : event.target.value
    const stored = toStored(typed)
    if (toShown(stored) !== event.target.value)
      caret.current = toShown(toStored(typed.slice(0, selectionEnd))).length
    onStored?.(stored)
    onChange?.(event)
  }

  function leaveWord(event: SyntheticEvent<HTMLTextAreaElement>): void {
    const field = event.currentTarget
    const start = outOfWord(field.value, field.selectionStart, stood.current)
    const end = outOfWord(field.value, field.selectionEnd, stood.current)
    if (start !== field.selectionStart || end !== field.selectionEnd)
      field.setSelectionRange(Math.min(start, end), Math.max(start, end))
    stood.current = field.selectionEnd
    onSelect?.(event)
  }

  function keepOneLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Enter after the subject must not write to many people.
    if (isLine && event.key === 'Enter') event.preventDefault()
    onKeyDown?.(event)
  }

  return (
    <span className={className}>
      <Layers style={rows === undefined ? {} : { minHeight: `${rows * 1.5}rem` }}>
        <span data-behind aria-hidden>
          {shownParts(value).map(({ text, kind }, i) =>
            // Pieces of one text, in their order.
            kind === 'text' ? (
              <span key={i}>{text}</span>
            ) : (
              <mark key={i} data-kind={kind}>
                {text}
              </mark>
            ),
          )}
          {'\u200B'}
        </span>
        <textarea
          {...area}
          ref={(node) => {
            own.current = node
            if (typeof ref === 'function') ref(node)
            else if (ref != null) ref.current = node
          }}
          rows={1}
          value={value}
          onChange={change}
          onSelect={leaveWord}
          onKeyDown={keepOneLine}
        />
      </Layers>
    </span>
  )
}
