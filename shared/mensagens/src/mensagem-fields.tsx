import { ASSUNTO_MAX } from '@seleta/contract/text-max'
import { VARIABLES, type Variable } from '@seleta/regras/mensagem-variables'
import { formatInteger } from '@seleta/regras/numbers'
import { Box, Button, TextField, Typography } from '@seleta/ui/core'
import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import type { MensagemDraft } from './mensagem-draft'
import { ModeloField } from './modelo-field'
import { toShown, wordOf } from './word-text'
import { WordsInput } from './words-input'

export interface MensagemFieldsProps {
  readonly value: MensagemDraft
  readonly onChange: (draft: MensagemDraft) => void
  readonly errors: Partial<Record<keyof MensagemDraft, string>>
  /** Characters of the text. */
  readonly max: number
  /** What the text is called. */
  readonly label: string
  /** False where no e-mail has a subject of its own. */
  readonly hasAssunto: boolean
  /** Outside of a campaign there is no job to name. */
  readonly hasCampanha: boolean
  /** To bring the focus to what is wrong. */
  readonly textoRef: RefObject<HTMLTextAreaElement | null>
  readonly hasAutoFocus?: boolean
}

/** Subject and text of a message, variables put in as words where the cursor stands, and the company's models (product 61). */
export function MensagemFields(props: MensagemFieldsProps) {
  const { value, onChange, errors, max, label, hasAssunto, hasCampanha, textoRef } = props
  const assuntoRef = useRef<HTMLTextAreaElement | null>(null)
  /** Whether somebody wrote in the subject last. */
  const [isInAssunto, setInAssunto] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
      <ModeloField value={value} onPick={onChange} hasAssunto={hasAssunto} />
      {hasAssunto ? (
        <WordsField
          label="Assunto"
          value={value.assunto}
          onChange={(assunto) => onChange({ ...value, assunto })}
          error={errors.assunto}
          help={value.assunto.length > ASSUNTO_MAX ? counterOf(value.assunto, ASSUNTO_MAX) : ''}
          inputRef={assuntoRef}
          onFocus={() => setInAssunto(true)}
        />
      ) : null}
      <div>
        <WordsField
          label={label}
          value={value.texto}
          onChange={(texto) => onChange({ ...value, texto })}
          error={errors.texto}
          help={counterOf(value.texto, max)}
          inputRef={textoRef}
          onFocus={() => setInAssunto(false)}
          rows={6}
          hasAutoFocus={props.hasAutoFocus === true}
        />
        <Inserts
          hasCampanha={hasCampanha}
          onInsert={(variable) =>
            insertWord((isInAssunto && hasAssunto ? assuntoRef : textoRef).current, variable)
          }
        />
      </div>
    </Box>
  )
}

interface WordsFieldProps {
  readonly label: string
  /** As stored. */
  readonly value: string
  readonly onChange: (stored: string) => void
  readonly error: string | undefined
  readonly help: string
  readonly inputRef: RefObject<HTMLTextAreaElement | null>
  readonly onFocus: () => void
  /** Of a text; a subject is one line. */
  readonly rows?: number
  readonly hasAutoFocus?: boolean
}

function WordsField(props: WordsFieldProps) {
  const { label, value, onChange, error, help, inputRef, onFocus, rows, hasAutoFocus = false } = props
  return (
    <TextField
      label={label}
      // A dialog has to put the focus somewhere.
      autoFocus={hasAutoFocus}
      value={toShown(value)}
      error={error !== undefined}
      helperText={[error ?? '', help].filter((part) => part !== '').join(' ')}
      inputRef={inputRef}
      onFocus={onFocus}
      slotProps={{
        // The library's type asks for any attributes; these are the ones that come.
        input: { inputComponent: WordsInput as never },
        htmlInput: { isLine: rows === undefined, onStored: onChange, ...(rows !== undefined && { rows }) },
      }}
    />
  )
}

interface InsertsProps {
  readonly hasCampanha: boolean
  readonly onInsert: (variable: Variable) => void
}

function Inserts({ hasCampanha, onInsert }: InsertsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Typography variant="body2" color="text.secondary">
        Inserir:
      </Typography>
      {VARIABLES.filter(({ nome }) => hasCampanha || nome !== 'vaga').map(({ nome, rotulo }) => (
        <Button
          key={nome}
          size="small"
          variant="outlined"
          aria-label={`Inserir: ${rotulo}`}
          onClick={() => onInsert(nome)}
        >
          {rotulo}
        </Button>
      ))}
    </Box>
  )
}

/** As if it had been typed: the field tells what it holds then. */
function insertWord(field: HTMLTextAreaElement | null, variable: Variable): void {
  if (field === null) return
  field.focus()
  field.setRangeText(wordOf(variable), field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const counterOf = (texto: string, max: number): string =>
  `${formatInteger(texto.length)} de ${formatInteger(max)} caracteres`
