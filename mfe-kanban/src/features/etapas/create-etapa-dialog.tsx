import { CallError, useChange, wordsFor } from '@seleta/api-client'
import type { EtapaItem } from '@seleta/contract/kanban'
import { useHostServices } from '@seleta/shell'
import { TextField } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useRef, useState } from 'react'
import type { EtapaErrors } from '../../rules/etapa-draft'
import { ETAPA_LIMIT } from '@seleta/contract/limits'
import { NEW_ETAPA, checkEtapa, hasErrors } from '../../rules/etapa-draft'
import { toasts } from '../../rules/sentences'
import { CanaisField } from './canais-field'
import { CorField } from './cor-field'
import { EtapaFields } from './etapa-fields'
import { MensagemField } from './mensagem-field'
import { useExample } from '../../queries/use-example'

export interface CreateEtapaDialogProps {
  readonly campanhaId: number
  readonly etapas: readonly EtapaItem[]
  readonly onClose: () => void
}

/** Creates a stage at the end of the board: spec sections 2, 4 and 5. */
export function CreateEtapaDialog({ campanhaId, etapas, onClose }: CreateEtapaDialogProps) {
  const { notify } = useHostServices()
  const example = useExample(campanhaId)
  const nameField = useRef<HTMLInputElement | null>(null)
  const [draft, setDraft] = useState(NEW_ETAPA)
  const [errors, setErrors] = useState<EtapaErrors>({})

  const create = useChange(
    'createEtapa',
    (call) =>
      call({
        body: {
          ...draft,
          nome: draft.nome.trim(),
          mensagemNotificacao: draft.mensagemNotificacao.trim(),
          ordem: etapas.length + 1,
          campanhaId,
        },
      }),
    {
      onSuccess: () => {
        notify({ text: toasts.etapaCreated, tone: 'success' })
        onClose()
      },
      onError: (error) => {
        const isInvalid = error instanceof CallError && error.kind === 'invalid'
        if (isInvalid) setErrors(error.campos)
        notify({ text: isInvalid ? toasts.etapaIncomplete : wordsFor(error), tone: 'error' })
      },
    },
  )

  function send(): void {
    const found = checkEtapa(draft)
    setErrors(found)
    if (!hasErrors(found)) {
      create.mutate()
      return
    }
    notify({ text: toasts.etapaIncomplete, tone: 'error' })
    if (found.nome !== undefined) nameField.current?.focus()
  }

  return (
    <FormDialog
      title="Adicionar Kanban"
      submitLabel="Adicionar"
      isSaving={create.isPending}
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
          example={example}
        />
        <CanaisField value={draft.contato} onChange={(contato) => setDraft({ ...draft, contato })} />
        <CorField value={draft.cor} onChange={(cor) => setDraft({ ...draft, cor })} error={errors.cor} />
      </EtapaFields>
    </FormDialog>
  )
}
