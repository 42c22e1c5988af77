import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Link from '@mui/material/Link'
import type { MouseEvent } from 'react'

export interface FieldError {
  /** Id of the field's input, which the link goes to. */
  fieldId: string
  message: string
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[]
  title?: string
  /** Changes on each failed attempt to send, so that the summary takes the focus again. */
  attempt?: number
}

/**
 * What is wrong with a form, at its top, each line a link to its field (GOV.UK's pattern). Takes the focus when
 * it appears; draws nothing without errors.
 */
export function ErrorSummary({
  errors,
  title = 'Confira antes de continuar',
  attempt = 0,
}: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <Alert
      key={attempt}
      severity="error"
      ref={takeFocus}
      tabIndex={-1}
      sx={{ mb: 6, '& ul': { m: 0, mt: 1, pl: 4 }, '& li a': { display: 'inline-block', py: 0.5 } }}
    >
      <AlertTitle component="h2">{title}</AlertTitle>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <Link href={`#${fieldId}`} color="inherit" onClick={(event) => goToField(event, fieldId)}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function takeFocus(box: HTMLElement | null) {
  box?.focus()
}

/** Focus and label in view; the address stays as it is, because the router owns it. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  const reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  field.focus({ preventScroll: true })
  field.closest('fieldset, .MuiFormControl-root')?.scrollIntoView?.({
    block: 'center',
    behavior: reduced ? 'auto' : 'smooth',
  })
}
