import { request, useMutation, useQueryClient, wordsFor } from '@seleta/api-client'
import type { EtapaItem } from '@seleta/contract/kanban'
import { useHostServices } from '@seleta/shell'
import {
  BusyButton,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
} from '@seleta/ui/core'
import { useId, useState } from 'react'
import { updateBoard } from '../../kanban/board-query'
import { avisos } from '../../kanban/sentences'
import { MensagemField } from './mensagem-field'

export interface NotificacaoDialogProps {
  readonly campanhaId: number
  readonly etapa: EtapaItem
  readonly onClose: () => void
}

/** Edits what people read on entering the stage, and saves it: product 49 (the spec's dialog only closes). */
export function NotificacaoDialog({ campanhaId, etapa, onClose }: NotificacaoDialogProps) {
  const { notify } = useHostServices()
  const client = useQueryClient()
  const titleId = useId()
  const [mensagem, setMensagem] = useState(etapa.mensagemNotificacao)
  const [isByEmail, setByEmail] = useState(etapa.contato.email)

  const save = useMutation({
    mutationFn: () =>
      request('updateEtapa', {
        params: { id: etapa.id },
        body: {
          mensagemNotificacao: mensagem.trim(),
          contato: { ...etapa.contato, email: isByEmail },
        },
      }),
    onSuccess: (saved) => {
      updateBoard(client, campanhaId, (board) =>
        board.map((now) => (now.id === saved.id ? { ...now, ...saved } : now)),
      )
      notify({ text: avisos.notificacaoSalva, tone: 'success' })
      onClose()
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate()
        }}
      >
        <DialogTitle id={titleId}>Mensagem de notificação de {etapa.nome}</DialogTitle>
        <DialogContent>
          <Stack spacing={3} sx={{ pt: 2 }}>
            <MensagemField value={mensagem} onChange={setMensagem} />
            <FormControlLabel
              control={<Checkbox checked={isByEmail} onChange={(_, isOn) => setByEmail(isOn)} />}
              label="Enviar por e-mail quando alguém entrar na etapa"
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancelar
          </Button>
          <BusyButton type="submit" variant="contained" busy={save.isPending}>
            Salvar
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
