import type { Mencionavel } from '@seleta/regras/mencao'
import { procuraAt } from '@seleta/regras/mencao'
import { NOTA_MAX } from '@seleta/contract/text-max'
import { countOf } from '@seleta/regras/plural'
import { Box, Paper, TextField, Typography, VisuallyHidden } from '@seleta/ui/core'
import type { KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { findColegas } from '../../rules/find-colegas'

interface Props {
  readonly id?: string
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | null
  /** Who can be mentioned; undefined while nobody knows. */
  readonly colegas: readonly Mencionavel[] | undefined
  /** They could not be asked for: what is typed behind an «@» stays a text. */
  readonly isUnknown: boolean
}

/** The text of a note: behind an «@» colleagues are offered, by keyboard, pointer and on a phone (product 74). */
export function NotaField({ id, label, hint, value, onChange, error, colegas, isUnknown }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const mention = useMention(value, colegas)
  const { procura, found } = mention

  const pick = ({ nome }: Mencionavel) => {
    if (procura === null) return
    const before = `${value.slice(0, procura.inicio)}@${nome} `
    onChange(before + value.slice(procura.inicio + 1 + procura.termo.length).replace(/^ /, ''))
    mention.close()
    // Once the new text has been drawn, which React does before whatever is queued here.
    queueMicrotask(() => field.current?.setSelectionRange(before.length, before.length))
  }
  const isOpen = found.length > 0
  return (
    <Box>
      <TextField
        {...(id === undefined ? {} : { id })}
        fullWidth
        multiline
        minRows={2}
        label={label}
        value={value}
        inputRef={field}
        onChange={(event) => {
          onChange(event.target.value)
          mention.look(event.target.selectionStart)
        }}
        onBlur={mention.close}
        onKeyDown={(event) => pressOver(event, mention, pick)}
        error={error !== null}
        helperText={error ?? hint}
        slotProps={{
          ...(error !== null && { formHelperText: { role: 'alert' } }),
          htmlInput: {
            maxLength: NOTA_MAX,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            ...(isOpen && {
              'aria-controls': listId,
              'aria-activedescendant': optionId(listId, mention.active),
            }),
          },
        }}
      />
      <VisuallyHidden role="status">
        {isOpen
          ? `${countOf(found.length, 'colega', 'colegas')}. Use as setas, Enter para escolher, Esc para fechar.`
          : ''}
      </VisuallyHidden>
      {isOpen ? <Colegas id={listId} found={found} active={mention.active} onPick={pick} /> : null}
      {procura !== null && isUnknown ? (
        <Typography variant="body2" role="alert" sx={{ mt: 1 }}>
          Não foi possível listar os colegas. A nota pode ser salva sem menção.
        </Typography>
      ) : null}
    </Box>
  )
}

/** What a key does while colleagues are offered; any other types on. */
function pressOver(
  event: KeyboardEvent,
  mention: ReturnType<typeof useMention>,
  pick: (colega: Mencionavel) => void,
): void {
  const at = mention.found[mention.active]
  if (at === undefined) return
  if (event.key === 'ArrowDown') mention.step(1)
  else if (event.key === 'ArrowUp') mention.step(-1)
  else if (event.key === 'Enter' || event.key === 'Tab') pick(at)
  else if (event.key === 'Escape') mention.close()
  else return
  event.preventDefault()
  event.stopPropagation()
}

const optionId = (listId: string, at: number) => `${listId}-${at}`

/** What is being looked for at the caret, and which of those who are found stands first for Enter. */
function useMention(value: string, colegas: readonly Mencionavel[] | undefined) {
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const procura = caret === null ? null : procuraAt(value, caret)
  const found = procura === null ? [] : findColegas(colegas ?? [], procura.termo)
  return {
    procura,
    found,
    active: Math.min(chosen, Math.max(0, found.length - 1)),
    look: (at: number | null) => {
      setCaret(at)
      setChosen(0)
    },
    step: (by: number) => setChosen((former) => (former + by + found.length) % found.length),
    close: () => setCaret(null),
  }
}

interface ColegasProps {
  readonly id: string
  readonly found: readonly Mencionavel[]
  readonly active: number
  readonly onPick: (colega: Mencionavel) => void
}

/** Under the field, in the page: over nothing, and above a phone's keyboard. */
function Colegas({ id, found, active, onPick }: ColegasProps) {
  return (
    <Paper
      component="ul"
      variant="outlined"
      id={id}
      role="listbox"
      aria-label="Colegas para mencionar"
      sx={{ m: 0, mt: 1, p: 1, listStyle: 'none', maxHeight: 232, overflowY: 'auto' }}
    >
      {found.map((colega, at) => (
        <Box
          component="li"
          key={colega.id}
          id={optionId(id, at)}
          role="option"
          aria-selected={at === active}
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(colega)}
          sx={{
            px: 3,
            minHeight: 44,
            display: 'flex',
            alignItems: 'center',
            borderRadius: 1,
            cursor: 'pointer',
            overflowWrap: 'anywhere',
            '&[aria-selected="true"]': { bgcolor: 'action.selected' },
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          {colega.nome}
        </Box>
      ))}
    </Paper>
  )
}
