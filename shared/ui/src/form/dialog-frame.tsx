import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { CloseIcon } from '../icons/icons'

export interface DialogFrameProps {
  readonly title: ReactNode
  /** Esc, and a click beside it unless it is held. */
  readonly onClose: () => void
  /** Content and actions. */
  readonly children: ReactNode
  readonly width?: 'xs' | 'sm' | 'md'
  /** The whole screen of a phone: what is long. */
  readonly isWholePhone?: boolean
  /** What was typed is not lost by a click beside the dialog. */
  readonly isHeld?: boolean
  /** A cross beside the title, for what has no «Cancelar» in every state. */
  readonly hasCross?: boolean
  /** Asks before something that is hard to take back. */
  readonly isAlert?: boolean
  /** The whole of it is one form. */
  readonly onSubmit?: (event: FormEvent) => void
}

const PHONE = '(max-width:599.95px)'

/** What all dialogs with fields have in common: the name by their title, how they close, their size on a phone. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, onClose, children, width = 'sm', isWholePhone = false, isHeld = false } = props
  const { hasCross = false, isAlert = false, onSubmit } = props
  const titleId = useId()
  const isPhone = useMediaQuery(PHONE)
  const inside = (
    <>
      <DialogTitle id={titleId} sx={hasCross ? { pr: 14 } : {}}>
        {title}
      </DialogTitle>
      {hasCross ? (
        <IconButton aria-label="Fechar" onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
          <CloseIcon />
        </IconButton>
      ) : null}
      {children}
    </>
  )
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' || !isHeld) onClose()
      }}
      maxWidth={width}
      fullWidth
      fullScreen={isWholePhone && isPhone}
      aria-labelledby={titleId}
      {...(isAlert ? { role: 'alertdialog' } : {})}
    >
      {onSubmit === undefined ? (
        inside
      ) : (
        <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'contents' }}>
          {inside}
        </Box>
      )}
    </Dialog>
  )
}
