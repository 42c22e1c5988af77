import { plural } from '@seleta/regras/plural'
import { change, useChange, useQueryClient, wordsFor } from '@seleta/api-client'
import type { EtapaItem } from '@seleta/contract/kanban'
import { useHostServices } from '@seleta/shell'
import { MenuItem, TextField, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'
import { updateBoards } from '../../queries/board-query'
import { toasts, pessoas } from '../../rules/sentences'
import { EtapaFields } from './etapa-fields'

export interface RemoveEtapaDialogProps {
  readonly campanhaId: number
  /** With the count of all its people. */
  readonly etapa: EtapaItem
  readonly etapas: readonly EtapaItem[]
  /** The stage is gone; `undo` brings it back. */
  readonly onRemoved: (etapa: EtapaItem, undo: () => void) => void
  readonly onClose: () => void
}

/** Removes a stage; its people go where the recruiter says, and the removal can be undone (product 45). */
export function RemoveEtapaDialog({ campanhaId, etapa, etapas, onRemoved, onClose }: RemoveEtapaDialogProps) {
  const { notify } = useHostServices()
  const client = useQueryClient()
  const others = etapas.filter(({ id }) => id !== etapa.id)
  const [destino, setDestino] = useState(others[0]?.id ?? 0)
  const hasPessoas = etapa.qtdTalentos > 0

  async function restore(): Promise<void> {
    try {
      await change('restoreEtapa', { params: { id: etapa.id } })
      notify({ text: toasts.etapaRestored(etapa.nome), tone: 'success' })
    } catch (error) {
      notify({ text: wordsFor(error), tone: 'error' })
    }
  }

  const remove = useChange(
    'deleteEtapa',
    (send) => send({ params: { id: etapa.id }, query: hasPessoas ? { destino } : {} }),
    {
      onSuccess: () => {
        // Gone at once; the board that is on its way says where its people went.
        updateBoards(client, campanhaId, [], (board) => board.filter(({ id }) => id !== etapa.id))
        const undo = () => void restore()
        const action = { label: 'Desfazer', run: undo }
        notify({ text: toasts.etapaRemoved(etapa.nome), tone: 'success', action })
        onRemoved(etapa, undo)
        onClose()
      },
      onError: (error) => notify({ text: wordsFor(error, toasts.removalFailed), tone: 'error' }),
    },
  )

  return (
    <FormDialog
      title={`Remover a etapa “${etapa.nome}”?`}
      submitLabel="Remover etapa"
      savingLabel="Removendo…"
      cancelLabel="Manter etapa"
      isDanger
      width="xs"
      isSaving={remove.isPending}
      onSubmit={() => remove.mutate()}
      onClose={onClose}
      // A toast says it.
      error={null}
    >
      <EtapaFields>
        {hasPessoas ? (
          <TextField
            select
            label={`Mover ${plural(etapa.qtdTalentos, 'a', 'as')} ${pessoas(etapa.qtdTalentos)} para:`}
            value={destino}
            onChange={(event) => setDestino(Number(event.target.value))}
          >
            {others.map(({ id, nome }) => (
              <MenuItem key={id} value={id}>
                {nome}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          <Typography>Ninguém está nesta etapa.</Typography>
        )}
      </EtapaFields>
    </FormDialog>
  )
}
