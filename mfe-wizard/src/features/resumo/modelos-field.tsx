import type { VagaModelo } from '@seleta/contract/texto-da-vaga'
import { MODELOS_FAILED } from '@seleta/contract/faltas'
import { PICK_LIMIT } from '@seleta/contract/limits'
import { Box, Button } from '@seleta/ui/core'
import { PickerField } from '@seleta/ui/form'
import { useHostServices } from '@seleta/shell'
import { useState } from 'react'
import { useRemoveVagaModelo, useRenameVagaModelo, useVagaModelos } from '../../queries/use-vaga-modelos'
import { ModeloDialog } from '../modelos/modelo-dialog'

interface ModelosFieldProps {
  /** Null when the text is none of theirs. */
  readonly pickedId: number | null
  readonly onPick: (modelo: VagaModelo | null) => void
}

/** Templates: one can be picked, renamed and deleted (product 32; limit 1, spec section 5). */
export function ModelosField({ pickedId, onPick }: ModelosFieldProps) {
  const modelos = useVagaModelos()
  const [isRenaming, setRenaming] = useState(false)
  const { confirm } = useHostServices()
  const picked = modelos.data?.find(({ id }) => id === pickedId) ?? null

  const remove = useRemoveVagaModelo(() => onPick(null))
  const askAndRemove = async (modelo: VagaModelo) => {
    const isSure = await confirm({
      title: `Excluir o modelo “${modelo.nome}”?`,
      text: 'Campanhas que já usaram o texto não mudam.',
      confirmLabel: 'Excluir modelo',
      cancelLabel: 'Manter modelo',
      tone: 'danger',
    })
    if (isSure) remove.mutate(modelo)
  }

  return (
    <div>
      <PickerField<VagaModelo>
        id="modelo"
        label="Modelo"
        value={picked === null ? [] : [picked]}
        onChange={([modelo]) => onPick(modelo ?? null)}
        options={modelos.data ?? []}
        loading={modelos.isPending}
        limit={PICK_LIMIT.modelos}
        noun="modelo"
        getKey={({ id }) => id}
        getLabel={({ nome }) => nome}
        placeholder="Busque entre os modelos da empresa"
        error={modelos.isError ? MODELOS_FAILED : undefined}
      />
      {modelos.isError ? (
        <Button size="small" onClick={() => void modelos.refetch()}>
          Tentar novamente
        </Button>
      ) : null}
      {picked === null ? null : (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button size="small" onClick={() => setRenaming(true)}>
            Renomear
          </Button>
          <Button size="small" color="error" onClick={() => void askAndRemove(picked)}>
            Excluir
          </Button>
        </Box>
      )}
      {isRenaming && picked !== null ? (
        <RenameDialog modelo={picked} onClose={() => setRenaming(false)} />
      ) : null}
    </div>
  )
}

interface RenameDialogProps {
  readonly modelo: VagaModelo
  readonly onClose: () => void
}

function RenameDialog({ modelo, onClose }: RenameDialogProps) {
  return (
    <ModeloDialog
      title="Renomear modelo"
      submitLabel="Renomear"
      startNome={modelo.nome}
      saving={useRenameVagaModelo(modelo, onClose)}
      onClose={onClose}
    />
  )
}
