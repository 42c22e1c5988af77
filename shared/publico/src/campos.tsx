import type { ReactNode } from 'react'
import type { Faltas } from './dados/formulario'

/**
 * The form's controls: the browser's own, not controlled by React, so that the same markup works without JavaScript,
 * keeps what is typed before the page's code arrives, and can be drawn by the server with what was sent.
 */

interface CampoProps {
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
export function Campo({ id, label, hint, error, children }: CampoProps) {
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

interface TextoProps {
  readonly id: string
  readonly label: ReactNode
  readonly value: string
  readonly faltas: Faltas
  readonly hint?: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: string
  readonly inputMode?: 'email' | 'tel'
  readonly isLong?: boolean
  readonly isRequired?: boolean
  readonly maxLength?: number
  readonly list?: string
}

export function Texto({ id, label, value, faltas, hint, isLong = false, isRequired, ...rest }: TextoProps) {
  return (
    <Campo id={id} label={label} hint={hint} error={faltas[id]}>
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
    </Campo>
  )
}

interface OpcoesProps {
  readonly id: string
  readonly legend: ReactNode
  readonly kind: 'radio' | 'checkbox'
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly selected: readonly string[]
  readonly isRequired?: boolean
  readonly error: string | undefined
}

/** One or several of a few options, as real radio buttons or checkboxes. */
export function Opcoes({ id, legend, kind, options, selected, isRequired = false, error }: OpcoesProps) {
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

interface EscolhaProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly faltas: Faltas
}

export function Escolha({ id, label, value, options, faltas }: EscolhaProps) {
  return (
    <Campo id={id} label={label} error={faltas[id]}>
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
    </Campo>
  )
}

/** What is wrong, each with a link to its field; stands above the form and takes the focus. */
export function ResumoDeFaltas({
  aviso,
  faltas,
  titulos = {},
}: {
  aviso: string
  faltas: Faltas
  titulos?: Readonly<Record<string, string>>
}) {
  if (aviso === '' && Object.keys(faltas).length === 0) return null
  return (
    <div className="publico-notice is-error">
      <strong>{aviso === '' ? 'Confira estes campos. Nada do que você escreveu foi perdido.' : aviso}</strong>
      <ul>
        {Object.entries(faltas).map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`}>{titulos[field] === undefined ? text : `${titulos[field]} – ${text}`}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
