import { NOME_CURTO_MAX } from '@seleta/contract/text-max'
import { FALTA_NOME_DO_MODELO } from '@seleta/contract/faltas'
import { CallError, useMutation, wordsFor } from '@seleta/api-client'
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
  // What the server says of the name stands at its field, until another one is typed.
  const refused =
    submit.error instanceof CallError && submit.variables === nome.trim()
      ? submit.error.campos.nome
      : undefined
  const wrong = isAsked && nome.trim() === '' ? FALTA_NOME_DO_MODELO : refused
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      error={submit.isError && refused === undefined ? wordsFor(submit.error) : null}
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
        error={wrong !== undefined}
        helperText={wrong}
        slotProps={{ htmlInput: { maxLength: NOME_CURTO_MAX, autoComplete: 'off' } }}
      />
    </FormDialog>
  )
}
