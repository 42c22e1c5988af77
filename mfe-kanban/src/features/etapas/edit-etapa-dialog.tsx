import { onlyDigits } from '@seleta/regras/digits'
import type { EtapaItem } from '@seleta/contract/kanban'
import { TextField } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'
import type { EtapaErrors } from '../../rules/etapa-draft'
import { ETAPA_LIMIT } from '@seleta/contract/limits'
import { checkCor, checkNome, hasErrors, parseLimite } from '../../rules/etapa-draft'
import { toasts } from '../../rules/sentences'
import { CorField } from './cor-field'
import { EtapaFields } from './etapa-fields'
import { useSaveEtapa } from '../../queries/use-save-etapa'

export interface EditEtapaDialogProps {
  readonly campanhaId: number
  readonly etapa: EtapaItem
  readonly onClose: () => void
}

/** Renames and recolours a stage, and says after how many days a person in it counts as stalled (product 45). */
export function EditEtapaDialog({ campanhaId, etapa, onClose }: EditEtapaDialogProps) {
  const [nome, setNome] = useState(etapa.nome)
  const [cor, setCor] = useState(etapa.cor)
  const [limite, setLimite] = useState(etapa.limiteDias === null ? '' : String(etapa.limiteDias))
  const [errors, setErrors] = useState<EtapaErrors>({})
  const save = useSaveEtapa(campanhaId, etapa.id, toasts.etapaSaved(nome.trim()), onClose)

  function send(): void {
    const limiteDias = parseLimite(limite)
    const found: EtapaErrors = {
      ...checkNome(nome),
      ...checkCor(cor),
      ...(limiteDias === undefined ? { limiteDias: `Informe de 1 a ${ETAPA_LIMIT.dias} dias.` } : {}),
    }
    setErrors(found)
    if (!hasErrors(found) && limiteDias !== undefined) save.mutate({ nome: nome.trim(), cor, limiteDias })
  }

  return (
    <FormDialog
      title={`Editar etapa ${etapa.nome}`}
      submitLabel="Salvar"
      isSaving={save.isPending}
      onSubmit={send}
      onClose={onClose}
      // Fields and a toast say it.
      error={null}
    >
      <EtapaFields>
        <TextField
          label="Nome da etapa"
          // A dialog has to put the focus somewhere.
          autoFocus
          value={nome}
          onChange={(event) => setNome(event.target.value)}
          error={errors.nome !== undefined}
          helperText={errors.nome}
          slotProps={{ htmlInput: { maxLength: ETAPA_LIMIT.nome } }}
        />
        <CorField value={cor} onChange={setCor} error={errors.cor} />
        <TextField
          label="Avisar quando alguém ficar mais de (dias)"
          value={limite}
          onChange={(event) => setLimite(onlyDigits(event.target.value))}
          error={errors.limiteDias !== undefined}
          helperText={errors.limiteDias ?? 'Deixe vazio para não marcar ninguém como parado.'}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
      </EtapaFields>
    </FormDialog>
  )
}
