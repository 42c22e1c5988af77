import { Button, Stack, TextField, paint, styled } from '@seleta/ui/core'
import { useId, useRef } from 'react'
import { ETAPA_LIMIT } from '@seleta/contract/limits'
import type { PreviewValues } from '../../rules/mensagem-preview'
import { VARIABLES, previewMensagem } from '../../rules/mensagem-preview'
import { formatInteger } from '@seleta/regras/numbers'

const Preview = styled('figure')({
  margin: '16px 0 0',
  '& figcaption': { marginBottom: 6, fontSize: '0.8125rem', color: paint.textSecondary },
  '& blockquote': {
    margin: 0,
    padding: '10px 14px',
    borderRadius: '4px 14px 14px 14px',
    backgroundColor: paint.sunken,
    fontSize: '0.875rem',
    lineHeight: '1.375rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& b': { fontWeight: 550 },
  '& mark': { color: paint.warning.text, backgroundColor: paint.warning.tint },
})

export interface MensagemFieldProps {
  readonly value: string
  readonly onChange: (mensagem: string) => void
  readonly error?: string | undefined
  /** What the variables become in the preview. */
  readonly example: PreviewValues
}

/** The message of a stage: text with counter, variables put in at the cursor, and how it will be read (product 49). */
export function MensagemField({ value, onChange, error, example }: MensagemFieldProps) {
  const field = useRef<HTMLTextAreaElement | null>(null)
  const captionId = useId()

  function insert(variable: string): void {
    const start = field.current?.selectionStart ?? value.length
    const end = field.current?.selectionEnd ?? value.length
    onChange(`${value.slice(0, start)}${variable}${value.slice(end)}`.slice(0, ETAPA_LIMIT.mensagem))
    field.current?.focus()
  }

  const counter = `${formatInteger(value.length)} de ${formatInteger(ETAPA_LIMIT.mensagem)} caracteres`
  return (
    <div>
      <TextField
        label="Mensagem de notificação"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        multiline
        minRows={4}
        maxRows={10}
        inputRef={field}
        error={error !== undefined}
        helperText={error === undefined ? counter : `${error} ${counter}`}
        slotProps={{ htmlInput: { maxLength: ETAPA_LIMIT.mensagem } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {VARIABLES.map(({ nome, label }) => (
          <Button
            key={nome}
            size="small"
            variant="outlined"
            aria-label={`Inserir ${nome} na mensagem: ${label}`}
            onClick={() => insert(nome)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      {value.trim() === '' ? null : (
        <Preview aria-labelledby={captionId}>
          <figcaption id={captionId}>Como {example.nome} vai ler</figcaption>
          <blockquote>
            {previewMensagem(value, example).map(({ text, kind }, i) => {
              // Pieces of one text, in their order.
              if (kind === 'text') return <span key={i}>{text}</span>
              return kind === 'variavel' ? <b key={i}>{text}</b> : <mark key={i}>{text}</mark>
            })}
          </blockquote>
        </Preview>
      )}
    </div>
  )
}
