import type { ReactNode } from 'react'
import type { FieldErrors } from './data/inscricao-form'

/**
 * The form's controls: the browser's own, not controlled by React, so that the same markup works without JavaScript,
 * keeps what is typed before the page's code arrives, and can be drawn by the server with what was sent.
 */

interface FieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly error: string | undefined
  readonly children: (props: {
    id: string
    name: string
    'aria-invalid': boolean | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A label, a control, its hint and its error, tied together. The control's name in the form is its id. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
  const describedBy = described.filter((one) => one !== '').join(' ')
  return (
    <div className="publico-field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        name: id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {error !== undefined && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

interface TextFieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly value: string
  readonly errors: FieldErrors
  readonly hint?: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: string
  readonly inputMode?: 'email' | 'tel'
  readonly isLong?: boolean
  readonly isRequired?: boolean
  readonly maxLength?: number
  readonly list?: string
}

export function TextField({
  id,
  label,
  value,
  errors,
  hint,
  isLong = false,
  isRequired,
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={errors[id]}>
      {(props) =>
        isLong ? (
          <textarea
            rows={5}
            {...props}
            maxLength={rest.maxLength}
            required={isRequired}
            defaultValue={value}
          />
        ) : (
          <input {...props} {...rest} required={isRequired} defaultValue={value} />
        )
      }
    </Field>
  )
}

interface ChoicesProps {
  readonly id: string
  readonly legend: ReactNode
  readonly kind: 'radio' | 'checkbox'
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly selected: readonly string[]
  readonly isRequired?: boolean
  readonly error: string | undefined
}

/** One or several of a few options, as real radio buttons or checkboxes. */
export function Choices({ id, legend, kind, options, selected, isRequired = false, error }: ChoicesProps) {
  return (
    <div
      className="publico-field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      id={id}
      tabIndex={-1}
    >
      <span className="label" id={`${id}-label`}>
        {legend}
      </span>
      <div className="publico-choices">
        {options.map(({ value, label }) => (
          <label className="publico-choice" key={value}>
            <input
              type={kind}
              name={id}
              value={value}
              defaultChecked={selected.includes(value)}
              required={kind === 'radio' && isRequired}
              aria-invalid={error === undefined ? undefined : true}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

interface SelectFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly errors: FieldErrors
}

export function SelectField({ id, label, value, options, errors }: SelectFieldProps) {
  return (
    <Field id={id} label={label} error={errors[id]}>
      {(props) => (
        <select {...props} defaultValue={value}>
          <option value="">Prefiro não informar</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** What is wrong, each with a link to its field; stands above the form and takes the focus. */
export function ErrorList({
  notice,
  errors,
  titles = {},
}: {
  notice: string
  errors: FieldErrors
  titles?: Readonly<Record<string, string>>
}) {
  if (notice === '' && Object.keys(errors).length === 0) return null
  return (
    <div className="publico-notice is-error">
      <strong>
        {notice === '' ? 'Confira estes campos. Nada do que você escreveu foi perdido.' : notice}
      </strong>
      <ul>
        {Object.entries(errors).map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`}>{titles[field] === undefined ? text : `${titles[field]} – ${text}`}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
