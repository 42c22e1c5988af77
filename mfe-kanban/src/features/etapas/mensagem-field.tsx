import { Button, Stack, TextField } from '@seleta/ui/core'
import { useRef } from 'react'
import { ETAPA_LIMIT, VARIAVEIS } from '../../kanban/etapa-draft'

export interface MensagemFieldProps {
  readonly value: string
  readonly onChange: (mensagem: string) => void
  readonly error?: string | undefined
}

/** The message of a stage: text with counter, and its variables put in at the cursor (product 49). */
export function MensagemField({ value, onChange, error }: MensagemFieldProps) {
  const field = useRef<HTMLTextAreaElement | null>(null)

  function insert(variavel: string): void {
    const start = field.current?.selectionStart ?? value.length
    const end = field.current?.selectionEnd ?? value.length
    onChange(`${value.slice(0, start)}${variavel}${value.slice(end)}`.slice(0, ETAPA_LIMIT.mensagem))
    field.current?.focus()
  }

  const counter = `${value.length.toLocaleString('pt-BR')} de ${ETAPA_LIMIT.mensagem.toLocaleString('pt-BR')} caracteres`
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
        {VARIAVEIS.map((variavel) => (
          <Button
            key={variavel}
            size="small"
            variant="outlined"
            aria-label={`Inserir ${variavel} na mensagem`}
            onClick={() => insert(variavel)}
          >
            {variavel}
          </Button>
        ))}
      </Stack>
    </div>
  )
}
