import type { CampanhaItem } from '@seleta/contract/campanhas'
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
} from '@seleta/ui/core'
import { useState } from 'react'
import { nameOf } from '../lista/campanha-words'

interface Props {
  readonly campanha: CampanhaItem
  readonly onClose: () => void
  readonly onConfirm: (enviarEncerramento: boolean) => void
}

/** Ending asks, and asks what happens to those without an answer (product 15). */
export function EncerrarDialog({ campanha, onClose, onConfirm }: Props) {
  const [isSending, setIsSending] = useState(false)
  return (
    <Dialog open onClose={onClose} aria-labelledby="encerrar-titulo">
      <DialogTitle id="encerrar-titulo">Encerrar “{nameOf(campanha)}”?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          A página da vaga passa a dizer que ela foi encerrada e não recebe mais inscrições.
        </DialogContentText>
        {campanha.qtdTalentos > 0 && (
          <FormControlLabel
            control={<Checkbox checked={isSending} onChange={(_, checked) => setIsSending(checked)} />}
            label="Enviar a mensagem de encerramento a quem ainda não teve resposta"
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Manter aberta
        </Button>
        <Button variant="contained" color="error" onClick={() => onConfirm(isSending)}>
          Encerrar campanha
        </Button>
      </DialogActions>
    </Dialog>
  )
}
