import { useMutation, wordsFor } from '@seleta/api-client'
import {
  Alert,
  Box,
  BusyButton,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@seleta/ui/core'
import { useId, useState } from 'react'

export interface ModeloDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly startNome: string
  /** Throws CallError; the dialog then says why and stays. */
  readonly onSubmit: (nome: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the name of a template. */
export function ModeloDialog({ title, submitLabel, startNome, onSubmit, onClose }: ModeloDialogProps) {
  const [nome, setNome] = useState(startNome)
  const [isAsked, setAsked] = useState(false)
  const titleId = useId()
  const submit = useMutation({ mutationFn: onSubmit, onSuccess: onClose })
  const isMissing = isAsked && nome.trim() === ''
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (nome.trim() !== '' && !submit.isPending) submit.mutate(nome.trim())
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {submit.isError ? <Alert severity="error">{wordsFor(submit.error)}</Alert> : null}
          <TextField
            label="Nome do modelo"
            required
            // The dialog has just been asked for; its one field is where one goes on.
            autoFocus
            value={nome}
            onChange={(event) => setNome(event.target.value)}
            error={isMissing}
            helperText={isMissing ? 'Informe o nome do modelo.' : undefined}
            slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancelar
          </Button>
          <BusyButton type="submit" variant="contained" busy={submit.isPending}>
            {submitLabel}
          </BusyButton>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
