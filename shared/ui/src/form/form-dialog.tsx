import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { BusyButton } from '../core/busy-button'
import { DialogFrame } from './dialog-frame'

export interface FormDialogProps {
  readonly title: ReactNode
  /** Verb of the effect: «Salvar modelo». */
  readonly submitLabel: string
  /** Why the last try failed, in words; null when it did not, or when fields or a toast say it. */
  readonly error: ReactNode
  /** A call is under way; `onSubmit` is not called meanwhile. */
  readonly isSaving: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
  /** What came of it, for reading: takes the place of the fields, and only «Fechar» remains. */
  readonly outcome?: ReactNode
  /** What the button says meanwhile. */
  readonly savingLabel?: string
  readonly width?: 'xs' | 'sm' | 'md'
  /** Between the fields, in steps of 4 px. */
  readonly gap?: number
  /** The whole screen of a phone: long forms. */
  readonly isWholePhone?: boolean
  /** What was typed is not lost by a click beside the dialog. */
  readonly isHeld?: boolean
  /** Until a call has its answer nothing is changed, and the dialog stays: what it sends is what is seen. */
  readonly isStillWhileSaving?: boolean
  /** Something is still to be chosen: the button says so to everybody. */
  readonly isIncomplete?: boolean
  /** Takes something away: asked as an alert, with the focus on the safe way out at first. */
  readonly isDanger?: boolean
  /** The way out when it is more than «Cancelar»: «Manter etapa». */
  readonly cancelLabel?: string
}

/**
 * A form in a dialog: title, fields, «Cancelar» and the one action. What must not be forgotten is required
 * (docs/decisions/093-client.md). Enter in a field sends; Esc and a click beside it mean «Cancelar».
 */
export function FormDialog(props: FormDialogProps) {
  const { title, error, isSaving, onSubmit, children, outcome = null, isStillWhileSaving = false } = props
  // What came of it is read, and left, also while lists are read again.
  const isStill = isSaving && isStillWhileSaving && outcome === null
  const hasReason = error !== null && outcome === null
  const { contentRef, ask, goOn } = useAnswer(isStill, isSaving)
  const onClose = isStill ? stay : props.onClose
  const { width = 'sm', gap = 4, isWholePhone = false, isHeld = false, isDanger = false } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React sends a dialog's submit on to the form that it was opened from.
    event.stopPropagation()
    if (isSaving) return
    if (isStillWhileSaving) ask()
    onSubmit()
  }
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      onSubmit={submit}
      width={width}
      isWholePhone={isWholePhone}
      isHeld={isHeld}
      isAlert={isDanger}
    >
      <DialogContent
        ref={contentRef}
        onInput={goOn}
        sx={{ display: 'grid', gap, alignContent: 'start', '.MuiDialogTitle-root + &': { pt: 2 } }}
      >
        {hasReason ? (
          <Alert severity="error" id={REASON_ID} tabIndex={-1}>
            {error}
          </Alert>
        ) : null}
        {outcome ?? children}
      </DialogContent>
      <Actions {...props} onClose={onClose} />
    </DialogFrame>
  )
}

const stay = () => undefined

/**
 * What is being sent takes nothing meanwhile, and the focus is on the button that says so. Refused, it goes to the first
 * field that is wrong, else to the reason, which may be far above on a phone.
 * @returns where the fields are; called when they are sent, and when something is typed
 */
function useAnswer(isStill: boolean, isSaving: boolean) {
  const contentRef = useRef<HTMLDivElement | null>(null)
  const isAsked = useRef(false)
  useLayoutEffect(() => {
    const content = contentRef.current
    if (content === null) return
    content.toggleAttribute('inert', isStill)
    if (!isStill) return
    isAsked.current = true
    content.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [isStill])
  // An answer may be there before anybody was told that it is being saved.
  useLayoutEffect(() => {
    const wrong = isAsked.current && !isSaving ? contentRef.current?.querySelector<HTMLElement>(WRONG) : null
    if (wrong === null || wrong === undefined) return
    isAsked.current = false
    wrong.focus()
  })
  const ask = () => {
    isAsked.current = true
  }
  const goOn = () => {
    isAsked.current = false
  }
  return { contentRef, ask, goOn }
}

const REASON_ID = 'por-que-nao'
const WRONG = `[aria-invalid="true"], [data-invalid], #${REASON_ID}`

function Actions(props: FormDialogProps) {
  const { submitLabel, savingLabel = 'Salvando…', isSaving, isIncomplete, onClose, outcome = null } = props
  const { isDanger = false, cancelLabel = 'Cancelar', isStillWhileSaving = false } = props
  return (
    <DialogActions>
      {outcome === null ? (
        <>
          <Button
            variant="outlined"
            onClick={onClose}
            autoFocus={isDanger}
            aria-disabled={isSaving && isStillWhileSaving}
          >
            {cancelLabel}
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            busy={isSaving}
            busyLabel={savingLabel}
            aria-disabled={isIncomplete}
          >
            {submitLabel}
          </BusyButton>
        </>
      ) : (
        <Button variant="contained" onClick={onClose}>
          Fechar
        </Button>
      )}
    </DialogActions>
  )
}
