import { limiteReached } from '@seleta/regras/limite'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import type { RemovedKeyword } from './use-keywords'
import { useKeywords } from './use-keywords'

export interface KeywordsFieldProps {
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
  max?: number
  maxLength?: number
  helperText?: ReactNode
  error?: string | undefined
  id?: string
  disabled?: boolean
}

/**
 * Keywords: Enter (or leaving the field) adds, a click removes, at most `max`. A refused one stays in the field with the reason; a
 * removed one can be brought back (spec section 5, product.md 31).
 */
export function KeywordsField(props: KeywordsFieldProps) {
  const { label, value, onChange, max = 3, maxLength = 40, helperText, error, disabled = false } = props
  const { text, type, refusal, removed, add, remove, restore, input } = useKeywords({
    value,
    onChange,
    max,
    maxLength,
  })

  const problem = refusal ?? error
  const count = value.length >= max ? limiteReached(max) : `${value.length} de ${max} palavras-chave`
  return (
    <Box>
      <TextField
        {...(props.id ? { id: props.id } : {})}
        label={label}
        disabled={disabled}
        inputRef={input}
        value={text}
        onChange={(event) => type(event.target.value)}
        // What was typed and not yet added is not lost by going on.
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        placeholder="Digite e pressione Enter"
        error={Boolean(problem)}
        helperText={
          <span aria-live="polite">
            {problem ?? (
              <>
                {helperText ? <>{helperText} </> : null}
                {count}
              </>
            )}
          </span>
        }
        slotProps={{ htmlInput: { enterKeyHint: 'enter', autoComplete: 'off' } }}
      />
      {value.length > 0 ? (
        <Chips label={label} keywords={value} disabled={disabled} onRemove={remove} />
      ) : null}
      {removed ? (
        <RemovedNotice removed={removed} canRestore={value.length < max} onRestore={() => restore(removed)} />
      ) : null}
    </Box>
  )
}

interface ChipsProps {
  label: string
  keywords: readonly string[]
  disabled: boolean
  onRemove: (keyword: string) => void
}

function Chips({ label, keywords, disabled, onRemove }: ChipsProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, m: 0, mt: 2, listStyle: 'none' }}
    >
      {keywords.map((keyword) => (
        <li key={keyword}>
          <Chip
            label={keyword}
            disabled={disabled}
            aria-label={`Remover ${keyword}`}
            onClick={() => onRemove(keyword)}
            onDelete={() => onRemove(keyword)}
          />
        </li>
      ))}
    </Box>
  )
}

interface RemovedNoticeProps {
  removed: RemovedKeyword
  canRestore: boolean
  onRestore: () => void
}

function RemovedNotice({ removed, canRestore, onRestore }: RemovedNoticeProps) {
  return (
    <Box
      component="output"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, fontSize: '0.8125rem' }}
    >
      “{removed.keyword}” saiu da lista.
      {canRestore ? (
        <Button size="small" onClick={onRestore}>
          Desfazer
        </Button>
      ) : null}
    </Box>
  )
}
