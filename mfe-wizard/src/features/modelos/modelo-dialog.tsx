import { NOME_CURTO_MAX } from '@seleta/contract/text-max'
import { FALTA_NOME_DO_MODELO } from '@seleta/contract/faltas'
import { CallError, wordsFor } from '@seleta/api-client'
import { TextField } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'

/** Saving under a name, as a change of `queries/`: its end closes the dialog, a failure is said here. */
interface Saving {
  readonly isPending: boolean
  readonly error: Error | null
  /** The name that was last sent. */
  readonly variables: string | undefined
  readonly mutate: (nome: string) => void
}

interface ModeloDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly startNome: string
  readonly saving: Saving
  readonly onClose: () => void
}

/** Asks for the name of a model, of a text or of a process. */
export function ModeloDialog({ title, submitLabel, startNome, saving, onClose }: ModeloDialogProps) {
  const [nome, setNome] = useState(startNome)
  // A name that was there and is taken away is missed at once.
  const [isAsked, setAsked] = useState(startNome !== '')
  // What the server says of the name stands at its field, until another one is typed.
  const refused =
    saving.error instanceof CallError && saving.variables === nome.trim()
      ? saving.error.campos.nome
      : undefined
  const wrong = isAsked && nome.trim() === '' ? FALTA_NOME_DO_MODELO : refused
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      error={saving.error !== null && refused === undefined ? wordsFor(saving.error) : null}
      isSaving={saving.isPending}
      onSubmit={() => {
        setAsked(true)
        if (nome.trim() !== '') saving.mutate(nome.trim())
      }}
      onClose={onClose}
      width="xs"
      isHeld
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
