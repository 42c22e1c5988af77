import { CallError, useChange, wordsFor } from '@seleta/api-client'
import { FALTA_NOME_DO_MODELO } from '@seleta/contract/faltas'
import { MODELO_WORDS } from '@seleta/contract/modelo-words'
import type { ProcessoModelo } from '@seleta/contract/processo-modelos'
import { NOME_CURTO_MAX } from '@seleta/contract/text-max'
import { useHostServices } from '@seleta/shell'
import { TextField } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'

interface Props {
  readonly modelo: ProcessoModelo
  readonly onClose: () => void
}

/** Another name for a model of a process; what the server has against it stands at its field. */
export function ModeloNameDialog({ modelo, onClose }: Props) {
  const { notify } = useHostServices()
  const [nome, setNome] = useState(modelo.nome)
  const rename = useChange(
    'updateProcessoModelo',
    (send, named: string) =>
      send({ params: { id: modelo.id }, body: { nome: named, etapas: modelo.etapas } }),
    {
      onSuccess: (saved) => {
        notify({ text: MODELO_WORDS.saved(saved.nome), tone: 'success' })
        onClose()
      },
    },
  )
  const taken = rename.error instanceof CallError ? rename.error.campos['nome'] : undefined
  const wrong =
    nome.trim() === '' ? FALTA_NOME_DO_MODELO : rename.variables === nome.trim() ? taken : undefined
  return (
    <FormDialog
      title="Renomear modelo de processo"
      submitLabel="Salvar"
      isSaving={rename.isPending}
      onSubmit={() => {
        if (nome.trim() !== '') rename.mutate(nome.trim())
      }}
      onClose={onClose}
      error={rename.error === null || taken !== undefined ? null : wordsFor(rename.error)}
      width="xs"
      isHeld
    >
      <TextField
        label="Nome do modelo"
        // A dialog has to put the focus somewhere.
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
