import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { judgeKeyword } from './keywords'

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

interface Removed {
  keyword: string
  index: number
}

/**
 * Keywords: Enter (or leaving the field) adds, a click removes, at most `max`. A refused one stays in the field with the reason; a
 * removed one can be brought back (spec section 5, product.md 31).
 */
export function KeywordsField(props: KeywordsFieldProps) {
  const { label, value, onChange, max = 3, maxLength = 40, helperText, error, disabled = false } = props
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const add = () => {
    const answer = judgeKeyword(text, value, { max, maxLength })
    if (!answer.ok) {
      setRefusal(answer.reason)
      return
    }
    onChange([...value, answer.keyword])
    setText('')
    setRefusal(null)
    setRemoved(null)
  }
  const remove = (keyword: string) => {
    setRemoved({ keyword, index: value.indexOf(keyword) })
    setRefusal(null)
    onChange(value.filter((other) => other !== keyword))
    input.current?.focus()
  }
  const restore = ({ keyword, index }: Removed) => {
    onChange(value.toSpliced(index, 0, keyword))
    setRemoved(null)
    input.current?.focus()
  }

  const problem = refusal ?? error
  const count = value.length >= max ? `Limite de ${max} atingido` : `${value.length} de ${max} palavras-chave`
  return (
    <Box>
      <TextField
        {...(props.id ? { id: props.id } : {})}
        label={label}
        disabled={disabled}
        inputRef={input}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setRefusal(null)
        }}
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
        <Box
          component="ul"
          aria-label={label}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, m: 0, mt: 2, listStyle: 'none' }}
        >
          {value.map((keyword) => (
            <li key={keyword}>
              <Chip
                label={keyword}
                disabled={disabled}
                aria-label={`Remover ${keyword}`}
                onClick={() => remove(keyword)}
                onDelete={() => remove(keyword)}
              />
            </li>
          ))}
        </Box>
      ) : null}
      {removed ? (
        <Box
          component="output"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, fontSize: '0.8125rem' }}
        >
          “{removed.keyword}” saiu da lista.
          {value.length < max ? (
            <Button size="small" onClick={() => restore(removed)}>
              Desfazer
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Box>
  )
}
