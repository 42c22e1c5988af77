import { BusyButton, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import { useId } from 'react'

export interface EtapaDialogProps {
  readonly title: string
  readonly sendLabel: string
  readonly busyLabel?: string
  readonly isBusy: boolean
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of every form about a stage: title, fields, Cancelar and the one action. */
export function EtapaDialog(props: EtapaDialogProps) {
  const { title, sendLabel, busyLabel = 'Salvando…', isBusy, onSend, onClose, children } = props
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSend()
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={5} sx={{ pt: 2 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancelar
          </Button>
          <BusyButton type="submit" variant="contained" busy={isBusy} busyLabel={busyLabel}>
            {sendLabel}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
