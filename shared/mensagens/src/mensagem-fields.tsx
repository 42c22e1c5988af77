import { ASSUNTO_MAX } from '@seleta/contract/text-max'
import { VARIABLES, type Variable } from '@seleta/regras/mensagem-variables'
import { formatInteger } from '@seleta/regras/numbers'
import { Box, Button, TextField, Typography } from '@seleta/ui/core'
import type { RefObject } from 'react'
import { useRef } from 'react'
import { ModeloField } from './modelo-field'
import { toShown, wordOf } from './word-text'
import { WordsInput } from './words-input'

/** What somebody writes; both as they are stored. */
export interface MensagemDraft {
  /** Of an e-mail. */
  readonly assunto: string
  readonly texto: string
}

type Field = keyof MensagemDraft

export interface MensagemFieldsProps {
  readonly value: MensagemDraft
  readonly onChange: (draft: MensagemDraft) => void
  readonly errors: Partial<Record<Field, string>>
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
  /** The one in which somebody wrote last. */
  const latest = useRef<Field>('texto')
  const fieldProps = (field: Field, ref: RefObject<HTMLTextAreaElement | null>) => ({
    value: toShown(value[field]),
    error: errors[field] !== undefined,
    inputRef: ref,
    onFocus: () => (latest.current = field),
    slotProps: {
      // The library's type asks for any attributes; these are the ones that come.
      input: { inputComponent: WordsInput as never },
      htmlInput: {
        isLine: field === 'assunto',
        ...(field === 'texto' && { rows: 6 }),
        onStored: (stored: string) => onChange({ ...value, [field]: stored }),
      },
    },
  })

  return (
    <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
      <ModeloField value={value} onPick={onChange} hasAssunto={hasAssunto} />
      {hasAssunto ? (
        <TextField
          label="Assunto"
          helperText={errors.assunto ?? tooLong(value.assunto, ASSUNTO_MAX)}
          {...fieldProps('assunto', assuntoRef)}
        />
      ) : null}
      <div>
        <TextField
          label={label}
          autoFocus={props.hasAutoFocus === true}
          helperText={[errors.texto, counterOf(value.texto, max)].filter(Boolean).join(' ')}
          {...fieldProps('texto', textoRef)}
        />
        <Inserts
          hasCampanha={hasCampanha}
          onInsert={(variable) => {
            const isInAssunto = latest.current === 'assunto' && hasAssunto
            insertWord((isInAssunto ? assuntoRef : textoRef).current, variable)
          }}
        />
      </div>
    </Box>
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

const tooLong = (texto: string, max: number): string | undefined =>
  texto.length > max ? counterOf(texto, max) : undefined
