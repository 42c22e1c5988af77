import { NOME_CURTO_MAX } from '@seleta/contract/text-max'
import { CallError, useBegun, wordsFor } from '@seleta/api-client'
import { Alert, Box, BusyButton, MenuItem, TextField } from '@seleta/ui/core'
import { MaskedField } from '@seleta/ui/form'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'

/** One field of a small form. `K` is its name on the wire, under which the server reports what is wrong with it. */
export interface ConfiguracoesField<K extends string> {
  readonly name: K
  readonly label: string
  readonly help?: string
  readonly mask?: 'cnpj'
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete?: string
  readonly inputMode?: 'numeric'
  /** One of these is chosen. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly maxLength?: number
  /** Sentence when it is empty; absent when it may be. */
  readonly required?: string
}

/** Saving as a change of `queries/`, which says itself that it went well. */
interface Saving<V> {
  readonly isPending: boolean
  readonly error: Error | null
  readonly mutate: (
    values: V,
    follow: { readonly onSuccess: () => void; readonly onError: (error: Error) => void },
  ) => void
}

interface ConfiguracoesFormProps<K extends string> {
  readonly label: string
  readonly fields: readonly ConfiguracoesField<K>[]
  readonly initial: Readonly<Record<K, string>>
  readonly submitLabel: string
  readonly busyLabel?: string
  /** Rules beyond 'required'; what is wrong, by field. */
  readonly check?: (values: Readonly<Record<K, string>>) => Partial<Record<K, string>>
  readonly saving: Saving<Readonly<Record<K, string>>>
  /** Empties the fields after success: passwords, invitations. */
  readonly isCleared?: boolean
}

/** The form of a settings card: says inline what is wrong, focuses the first, keeps what was typed when saving fails. */
export function ConfiguracoesForm<K extends string>(props: ConfiguracoesFormProps<K>) {
  const { initial, isCleared } = props
  const [values, setValues] = useState(initial)
  const clear = () => {
    if (isCleared === true) setValues(initial)
  }
  return <FormOfValues {...props} values={values} onChange={setValues} onSaved={clear} />
}

/**
 * One whose text outlives the session, until it is saved or stands as before (product 4). Not for a password.
 * @param props with the `name` under which it is kept
 */
export function BegunConfiguracoesForm<K extends string>({
  name,
  ...props
}: ConfiguracoesFormProps<K> & { readonly name: string }) {
  const [values, keep, forget] = useBegun(name, props.initial)
  return <FormOfValues {...props} values={values} onChange={keep} onSaved={forget} />
}

interface FormOfValuesProps<K extends string> extends ConfiguracoesFormProps<K> {
  readonly values: Readonly<Record<K, string>>
  readonly onChange: (values: Readonly<Record<K, string>>) => void
  readonly onSaved: () => void
}

function FormOfValues<K extends string>(props: FormOfValuesProps<K>) {
  const { label, fields, submitLabel, busyLabel, check, saving, values, onChange, onSaved } = props
  const { wrong, show, idOf } = useFieldFaults(fields)

  const save = () =>
    saving.mutate(values, {
      onSuccess: onSaved,
      onError: (error) => {
        if (error instanceof CallError) show(pickFields(error.campos, fields))
      },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = { ...findMissing(fields, values), ...check?.(values) }
    if (!show(found) && !saving.isPending) save()
  }
  const set = (name: K, value: string) => onChange({ ...values, [name]: value })
  const hasFieldError = fields.some(({ name }) => wrong[name] !== undefined)

  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 4, width: '100%', maxWidth: 480 }}
    >
      {saving.error !== null && !hasFieldError && <Alert severity="error">{wordsFor(saving.error)}</Alert>}
      {fields.map((field) => (
        <ConfiguracoesInput
          key={field.name}
          id={idOf(field.name)}
          field={field}
          value={values[field.name]}
          wrong={wrong[field.name]}
          onChange={(value) => set(field.name, value)}
        />
      ))}
      <div>
        <BusyButton
          type="submit"
          variant="contained"
          busy={saving.isPending}
          busyLabel={busyLabel ?? 'Salvando…'}
        >
          {submitLabel}
        </BusyButton>
      </div>
    </Box>
  )
}

/** What is wrong, by field; the first wrong one takes the focus. */
function useFieldFaults<K extends string>(fields: readonly ConfiguracoesField<K>[]) {
  const formId = useId()
  const [wrong, setWrong] = useState<Partial<Record<K, string>>>({})
  const idOf = (name: K) => `${formId}-${name}`
  /** Answers whether there is anything. */
  const show = (found: Partial<Record<K, string>>) => {
    setWrong(found)
    const first = fields.find(({ name }) => found[name] !== undefined)
    if (first !== undefined) document.getElementById(idOf(first.name))?.focus()
    return first !== undefined
  }
  return { wrong, show, idOf }
}

interface ConfiguracoesInputProps {
  readonly id: string
  readonly field: ConfiguracoesField<string>
  readonly value: string
  readonly wrong: string | undefined
  readonly onChange: (value: string) => void
}

function ConfiguracoesInput({ id, field, value, wrong, onChange }: ConfiguracoesInputProps) {
  const { label, help, mask, type, autoComplete, inputMode, maxLength, options } = field
  const common = { id, label, value, error: wrong !== undefined, helperText: wrong ?? help }
  if (mask !== undefined) return <MaskedField {...common} mask={mask} onChange={onChange} />
  if (options !== undefined)
    return (
      <TextField {...common} select onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
    )
  return (
    <TextField
      {...common}
      type={type ?? 'text'}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { maxLength: maxLength ?? NOME_CURTO_MAX, autoComplete: autoComplete ?? 'off', inputMode },
      }}
    />
  )
}

function findMissing<K extends string>(
  fields: readonly ConfiguracoesField<K>[],
  values: Readonly<Record<K, string>>,
): Partial<Record<K, string>> {
  const found: Partial<Record<K, string>> = {}
  for (const { name, required } of fields) {
    if (required !== undefined && values[name].trim() === '') found[name] = required
  }
  return found
}

function pickFields<K extends string>(
  campos: Readonly<Record<string, string>>,
  fields: readonly ConfiguracoesField<K>[],
): Partial<Record<K, string>> {
  const found: Partial<Record<K, string>> = {}
  for (const { name } of fields) {
    const text = campos[name]
    if (text !== undefined) found[name] = text
  }
  return found
}
