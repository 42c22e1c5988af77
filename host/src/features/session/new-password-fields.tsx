import type { RefObject } from 'react'
import type { NewPasswordFault } from '../../rules/new-password'
import { PASSWORD_HELP } from '../../rules/new-password'
import { PasswordField } from './password-field'

interface NewPasswordFieldsProps {
  /** Of the first field; the second adds its own word. */
  readonly id: string
  readonly label: string
  readonly repeatLabel: string
  readonly senhaRef: RefObject<HTMLInputElement | null>
  readonly repeatedRef: RefObject<HTMLInputElement | null>
  readonly wrong: NewPasswordFault
}

/** A password that nobody has yet, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { id, label, repeatLabel, senhaRef, repeatedRef, wrong } = props
  return (
    <>
      <PasswordField
        id={id}
        label={label}
        autoComplete="new-password"
        inputRef={senhaRef}
        error={wrong.senha}
        helperText={PASSWORD_HELP}
      />
      <PasswordField
        id={`${id}-repetida`}
        label={repeatLabel}
        autoComplete="new-password"
        inputRef={repeatedRef}
        error={wrong.repeated}
      />
    </>
  )
}
