import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { BusyButton } from './busy-button'

export interface ConfirmDialogProps {
  open: boolean
  /** Names object and effect: «Excluir “{nome}”?» */
  title: ReactNode
  /** What happens, and for how long it can be taken back. */
  children?: ReactNode
  /** Verb of the effect: «Excluir campanha». */
  confirmLabel: string
  /** The safe way out, in focus at the start: «Manter campanha». */
  cancelLabel?: string
  /** A second way on, where there are two: «Encerrar sem mensagem». */
  other?: { label: string; onPick: () => void }
  tone?: 'primary' | 'danger'
  width?: 'xs' | 'sm'
  busy?: boolean
  busyLabel?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before what cannot be undone. Focus starts on the safe answer; Esc and the outside mean it too. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancelar',
  other,
  tone = 'primary',
  width = 'xs',
  busy = false,
  busyLabel = 'Salvando…',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId()
  const color = tone === 'danger' ? 'error' : 'primary'
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      maxWidth={width}
      fullWidth
      aria-labelledby={`${id}-t`}
      aria-describedby={`${id}-d`}
    >
      <DialogTitle id={`${id}-t`}>{title}</DialogTitle>
      <DialogContent id={`${id}-d`}>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {/* The rule is about pages; in a dialog the focus has to go somewhere, and this is the safe place. */}
        <Button variant="outlined" autoFocus onClick={close}>
          {cancelLabel}
        </Button>
        {other === undefined ? null : (
          <Button variant="outlined" color={color} onClick={other.onPick}>
            {other.label}
          </Button>
        )}
        <BusyButton variant="contained" color={color} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}
