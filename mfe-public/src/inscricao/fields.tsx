import type { ReactNode } from 'react'
import { useId } from 'react'

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly children: (props: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => ReactNode
}

/** A label, a control, its hint and its error, tied together. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="publico-field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-hint ${id}-error` })}
      {error !== undefined && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

interface TextProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly error?: string | undefined
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: string
  readonly isLong?: boolean
  readonly maxLength?: number
}

export function TextInput({ id, label, value, onChange, hint, error, isLong = false, ...rest }: TextProps) {
  return (
    <Field id={id} label={label} error={error} {...(hint === undefined ? {} : { hint })}>
      {(props) =>
        isLong ? (
          <textarea
            rows={5}
            {...props}
            {...rest}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input {...props} {...rest} value={value} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  )
}

interface ChoicesProps {
  readonly legend: string
  readonly id: string
  readonly kind: 'radio' | 'checkbox'
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly selected: readonly string[]
  readonly onChange: (selected: string[]) => void
  readonly error?: string | undefined
}

/** One or several of a few options, as real radio buttons or checkboxes. */
export function Choices({ legend, id, kind, options, selected, onChange, error }: ChoicesProps) {
  const name = useId()
  const toggle = (value: string) => {
    if (kind === 'radio') return onChange([value])
    return onChange(selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value])
  }
  return (
    <div className="publico-field" role="group" aria-labelledby={`${id}-label`} id={id} tabIndex={-1}>
      <span className="label" id={`${id}-label`}>
        {legend}
      </span>
      <div className="publico-choices">
        {options.map(({ value, label }) => (
          <label className="publico-choice" key={value}>
            <input
              type={kind}
              name={name}
              checked={selected.includes(value)}
              aria-invalid={error !== undefined}
              onChange={() => toggle(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <span className="error">{error}</span>}
    </div>
  )
}
