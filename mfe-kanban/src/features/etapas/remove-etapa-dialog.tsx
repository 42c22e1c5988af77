import { plural } from '@seleta/regras/plural'
import type { EtapaItem } from '@seleta/contract/kanban'
import { MenuItem, TextField, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'
import { useRemoveEtapa } from '../../queries/use-remove-etapa'
import { pessoas } from '../../rules/sentences'
import { EtapaFields } from './etapa-fields'

export interface RemoveEtapaDialogProps {
  readonly campanhaId: number
  /** With the count of all its people. */
  readonly etapa: EtapaItem
  readonly etapas: readonly EtapaItem[]
  /** The stage is gone; `undo` brings it back. */
  readonly onRemoved: (etapa: EtapaItem, undo: () => void) => void
  /** There is nothing left to take back. */
  readonly onOver: () => void
  readonly onClose: () => void
}

/** Removes a stage; its people go where the recruiter says, and the removal can be undone (product 45). */
export function RemoveEtapaDialog({
  campanhaId,
  etapa,
  etapas,
  onRemoved,
  onOver,
  onClose,
}: RemoveEtapaDialogProps) {
  const others = etapas.filter(({ id }) => id !== etapa.id)
  const [destino, setDestino] = useState(others[0]?.id ?? 0)
  const hasPessoas = etapa.qtdTalentos > 0
  const follow = {
    onRemoved: (undo: () => void) => {
      onRemoved(etapa, undo)
      onClose()
    },
    onOver,
  }
  const remove = useRemoveEtapa(campanhaId, etapa, follow)

  return (
    <FormDialog
      title={`Remover a etapa “${etapa.nome}”?`}
      submitLabel="Remover etapa"
      savingLabel="Removendo…"
      cancelLabel="Manter etapa"
      isDanger
      width="xs"
      isSaving={remove.isPending}
      isStillWhileSaving
      onSubmit={() => remove.mutate(hasPessoas ? destino : null)}
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
