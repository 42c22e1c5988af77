import { KEEP_MODELO } from '../../rules/sentences'
import type { EtapaItem } from '@seleta/contract/kanban'
import { NOME_CURTO_MAX } from '@seleta/contract/text-max'
import { countOf } from '@seleta/regras/plural'
import { MenuItem, TextField, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'
import { useKeepModelo, useProcessoModelos } from '../../queries/use-processo-modelos'
import { EtapaFields } from './etapa-fields'

export interface ModeloDialogProps {
  /** The board's stages, in their order. */
  readonly etapas: readonly EtapaItem[]
  readonly onClose: () => void
}

const NEW = 0

/** Keeps a board's stages under a name, for the company's next campaigns (product 64): as a new model, or in place of one. */
export function ModeloDialog({ etapas, onClose }: ModeloDialogProps) {
  const modelos = useProcessoModelos()
  const [into, setInto] = useState(NEW)
  const [nome, setNome] = useState('')
  const [isAsked, setAsked] = useState(false)
  const keep = useKeepModelo(etapas, onClose)
  const fault = keep.faultOf(nome, isAsked)

  function choose(id: number): void {
    setInto(id)
    setNome(modelos.data?.find((modelo) => modelo.id === id)?.nome ?? '')
  }

  function send(): void {
    setAsked(true)
    if (nome.trim() !== '') keep.save(into === NEW ? null : into, nome.trim())
  }

  return (
    <FormDialog
      title={KEEP_MODELO}
      submitLabel={into === NEW ? 'Guardar modelo' : 'Substituir modelo'}
      isSaving={keep.isSaving}
      onSubmit={send}
      onClose={onClose}
      error={keep.failure}
      isHeld
    >
      <EtapaFields>
        <Typography>
          {countOf(etapas.length, 'etapa', 'etapas')} desta seleção, na ordem, com tipo, cor, limite de dias e
          mensagem. Pessoas não são guardadas. Quem publica uma campanha escolhe o modelo no último passo.
        </Typography>
        {modelos.data === undefined || modelos.data.length === 0 ? null : (
          <TextField
            select
            label="Guardar como"
            value={into}
            onChange={(event) => choose(Number(event.target.value))}
            helperText={into === NEW ? undefined : 'Campanhas que já começaram com ele não mudam.'}
          >
            <MenuItem value={NEW}>Um modelo novo</MenuItem>
            {modelos.data.map((modelo) => (
              <MenuItem key={modelo.id} value={modelo.id}>
                No lugar de “{modelo.nome}”
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          label="Nome do modelo"
          // A dialog has to put the focus somewhere.
          autoFocus
          value={nome}
          onChange={(event) => setNome(event.target.value)}
          error={fault !== undefined}
          helperText={fault}
          slotProps={{ htmlInput: { maxLength: NOME_CURTO_MAX, autoComplete: 'off' } }}
        />
      </EtapaFields>
    </FormDialog>
  )
}
