import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
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
  const isStill = isSaving && isStillWhileSaving
  const contentRef = useStill(isStill)
  const onClose = isStill ? stay : props.onClose
  const { width = 'sm', gap = 4, isWholePhone = false, isHeld = false, isDanger = false } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React sends a dialog's submit on to the form that it was opened from.
    event.stopPropagation()
    if (!isSaving) onSubmit()
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
        sx={{ display: 'grid', gap, alignContent: 'start', '.MuiDialogTitle-root + &': { pt: 2 } }}
      >
        {error === null || outcome !== null ? null : <Alert severity="error">{error}</Alert>}
        {outcome ?? children}
      </DialogContent>
      <Actions {...props} onClose={onClose} />
    </DialogFrame>
  )
}

const stay = () => undefined

/** Fields that keep the focus, and take nothing meanwhile. */
function useStill(isStill: boolean) {
  const ref = useRef<HTMLDivElement | null>(null)
  useEffect(() => {
    const content = ref.current
    if (!isStill || content === null) return
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    for (const type of TAKING) content.addEventListener(type, refuse, true)
    return () => {
      for (const type of TAKING) content.removeEventListener(type, refuse, true)
    }
  }, [isStill])
  return ref
}

/** By which a field takes something. */
const TAKING = ['beforeinput', 'click', 'mousedown', 'drop']

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
