import {
  CallError,
  invalidateCalls,
  request,
  useMutation,
  useQueryClient,
  wordsFor,
} from '@seleta/api-client'
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
  TextField,
} from '@seleta/ui/core'
import { useId, useRef, useState } from 'react'
import type { EtapaErrors } from '../../kanban/etapa-draft'
import { ETAPA_LIMIT, NEW_ETAPA, checkEtapa, hasErrors } from '../../kanban/etapa-draft'
import { avisos } from '../../kanban/sentences'
import { CorField } from './cor-field'
import { MensagemField } from './mensagem-field'

export interface CriarEtapaDialogProps {
  readonly campanhaId: number
  readonly etapas: readonly EtapaItem[]
  readonly onClose: () => void
}

/** Creates a stage at the end of the board: spec sections 2, 4 and 5. */
export function CriarEtapaDialog({ campanhaId, etapas, onClose }: CriarEtapaDialogProps) {
  const { notify } = useHostServices()
  const client = useQueryClient()
  const titleId = useId()
  const nameField = useRef<HTMLInputElement | null>(null)
  const [draft, setDraft] = useState(NEW_ETAPA)
  const [errors, setErrors] = useState<EtapaErrors>({})

  const create = useMutation({
    mutationFn: () =>
      request('createEtapa', {
        body: {
          nome: draft.nome.trim(),
          cor: draft.cor,
          ordem: etapas.length + 1,
          mensagemNotificacao: draft.mensagemNotificacao.trim(),
          campanhaId,
          contato: { email: draft.email, whatsapp: false, sms: false },
        },
      }),
    onSuccess: async () => {
      notify({ text: avisos.etapaCriada, tone: 'success' })
      onClose()
      await invalidateCalls(client, ['getKanban', 'listEtapas'])
    },
    onError: (error) => {
      if (error instanceof CallError && error.kind === 'invalid') {
        setErrors(error.campos)
        notify({ text: avisos.etapaIncompleta, tone: 'error' })
        return
      }
      notify({ text: wordsFor(error), tone: 'error' })
    },
  })

  function send(): void {
    const found = checkEtapa(draft)
    setErrors(found)
    if (!hasErrors(found)) {
      create.mutate()
      return
    }
    notify({ text: avisos.etapaIncompleta, tone: 'error' })
    if (found.nome !== undefined) nameField.current?.focus()
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <DialogTitle id={titleId}>Adicionar Kanban</DialogTitle>
        <DialogContent>
          <Stack spacing={5} sx={{ pt: 2 }}>
            <TextField
              label="Nome da etapa"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere
              autoFocus
              inputRef={nameField}
              value={draft.nome}
              onChange={(event) => setDraft({ ...draft, nome: event.target.value })}
              error={errors.nome !== undefined}
              helperText={errors.nome}
              slotProps={{ htmlInput: { maxLength: ETAPA_LIMIT.nome } }}
            />
            <MensagemField
              value={draft.mensagemNotificacao}
              onChange={(mensagemNotificacao) => setDraft({ ...draft, mensagemNotificacao })}
              error={errors.mensagemNotificacao}
            />
            <FormControlLabel
              control={
                <Checkbox checked={draft.email} onChange={(_, email) => setDraft({ ...draft, email })} />
              }
              label="Enviar por e-mail quando alguém entrar na etapa"
            />
            <CorField value={draft.cor} onChange={(cor) => setDraft({ ...draft, cor })} error={errors.cor} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancelar
          </Button>
          <BusyButton type="submit" variant="contained" busy={create.isPending}>
            Adicionar
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
