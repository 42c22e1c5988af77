import { NOME_CURTO_MAX } from '@seleta/contract/text-max'
import { FALTA_NOME_DO_MODELO } from '@seleta/contract/faltas'
import { useMutation, wordsFor } from '@seleta/api-client'
import { TextField } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'

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
  const submit = useMutation({ mutationFn: onSubmit, onSuccess: onClose })
  const isMissing = isAsked && nome.trim() === ''
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      error={submit.isError ? wordsFor(submit.error) : null}
      isSaving={submit.isPending}
      onSubmit={() => {
        setAsked(true)
        if (nome.trim() !== '') submit.mutate(nome.trim())
      }}
      onClose={onClose}
      width="xs"
    >
      <TextField
        label="Nome do modelo"
        required
        // The dialog has just been asked for; its one field is where one goes on.
        autoFocus
        value={nome}
        onChange={(event) => setNome(event.target.value)}
        error={isMissing}
        helperText={isMissing ? FALTA_NOME_DO_MODELO : undefined}
        slotProps={{ htmlInput: { maxLength: NOME_CURTO_MAX, autoComplete: 'off' } }}
      />
    </FormDialog>
  )
}
