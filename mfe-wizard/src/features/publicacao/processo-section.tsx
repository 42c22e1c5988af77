import { MODELOS_FAILED, PROCESSO_GONE } from '@seleta/contract/faltas'
import { INITIAL_ETAPAS } from '@seleta/contract/limits'
import type { EtapaDoModelo, ProcessoModelo } from '@seleta/contract/processo-modelos'
import { isEscritora } from '@seleta/contract/tell-avisos'
import { Box, BusyButton, Button, MenuItem, TextField } from '@seleta/ui/core'
import { MailIcon } from '@seleta/ui/icons'
import { paint } from '@seleta/ui/paint'
import { editCampanha, useCampanha, useRascunho } from '../../queries/rascunho/use-rascunho'
import {
  useProcessoModelos,
  useRemoveProcessoModelo,
  useRenameProcessoModelo,
} from '../../queries/use-processo-modelos'
import { ModeloDialog } from '../modelos/modelo-dialog'
import { FormSection } from '../passo/form-section'
import { useState } from 'react'

/** As a value of the menu: no model. */
const DEFAULT = 0
/** What a new selection begins with by itself; its messages are the product's own. */
const INITIAL = INITIAL_ETAPAS.map(({ nome, cor }) => ({ nome, cor, writes: nome !== 'Triagem' }))

/** With which stages the selection begins (product 64). A published campaign has its own already, so nothing is asked. */
export function ProcessoSection() {
  const isPublished = useRascunho((state) => state.origin.kind === 'campanha')
  const chosen = useCampanha((c) => c.processoModeloId)
  const modelos = useProcessoModelos(!isPublished)
  if (isPublished) return null
  const modelo = modelos.data?.find(({ id }) => id === chosen)
  const isGone = chosen !== null && modelos.data !== undefined && modelo === undefined
  const choose = (id: number) => editCampanha({ processoModeloId: id === DEFAULT ? null : id })
  return (
    <FormSection
      title="Processo seletivo"
      description="As etapas com que a Seleção começa. Depois elas podem ser mudadas lá."
    >
      <Box>
        <TextField
          select
          id="processoModeloId"
          label="Modelo de processo"
          value={modelo?.id ?? DEFAULT}
          onChange={(event) => choose(Number(event.target.value))}
          disabled={modelos.isPending}
          error={isGone || modelos.isError}
          helperText={isGone ? PROCESSO_GONE : modelos.isError ? MODELOS_FAILED : hintOf(modelos.data)}
        >
          <MenuItem value={DEFAULT}>Padrão</MenuItem>
          {modelos.data?.map(({ id, nome }) => (
            <MenuItem key={id} value={id}>
              {nome}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {modelos.isError ? (
            <Button size="small" onClick={() => void modelos.refetch()}>
              Tentar novamente
            </Button>
          ) : null}
          {isGone ? (
            <Button size="small" onClick={() => choose(DEFAULT)}>
              Usar o padrão
            </Button>
          ) : null}
          {modelo === undefined ? null : <OfModelo modelo={modelo} onGone={() => choose(DEFAULT)} />}
        </Box>
      </Box>
      <Etapas etapas={modelo?.etapas.map(toShown) ?? INITIAL} />
    </FormSection>
  )
}

/** How a company comes to a model of its own. */
const hintOf = (modelos: readonly ProcessoModelo[] | undefined) =>
  modelos?.length === 0
    ? 'Para ter o seu, abra a Seleção de uma campanha e use «Guardar etapas como modelo».'
    : undefined

const toShown = (etapa: EtapaDoModelo) => ({ nome: etapa.nome, cor: etapa.cor, writes: isEscritora(etapa) })

interface EtapasProps {
  readonly etapas: readonly { readonly nome: string; readonly cor: string; readonly writes: boolean }[]
}

/** The stages in their order, each with its colour and whether it writes to who enters. */
function Etapas({ etapas }: EtapasProps) {
  return (
    <Box
      component="ol"
      aria-label="Etapas da seleção"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {etapas.map(({ nome, cor, writes }, at) => (
        <Box
          component="li"
          // Two stages may have one name.
          key={at}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            maxWidth: '100%',
            px: 3,
            py: 1,
            borderRadius: 4,
            bgcolor: paint.sunken,
            fontSize: '0.8125rem',
          }}
        >
          <Box
            component="span"
            aria-hidden
            style={{ backgroundColor: cor }}
            sx={{ flex: 'none', width: 10, height: 10, borderRadius: 5, border: `1px solid ${paint.border}` }}
          />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {nome}
          </Box>
          {writes ? (
            <Box
              component="span"
              role="img"
              aria-label="Avisa quem entra"
              title="Avisa quem entra"
              sx={{ display: 'inline-flex', color: paint.textSecondary }}
            >
              <MailIcon size={14} />
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  )
}

interface OfModeloProps {
  readonly modelo: ProcessoModelo
  readonly onGone: () => void
}

/** What can be done with the model that was chosen; its stages are changed in a selection. */
function OfModelo({ modelo, onGone }: OfModeloProps) {
  const [isNaming, setNaming] = useState(false)
  const remove = useRemoveProcessoModelo(modelo, {
    onRemoved: onGone,
    onRestored: (id) => editCampanha({ processoModeloId: id }),
  })
  return (
    <>
      <Button size="small" onClick={() => setNaming(true)}>
        Renomear modelo
      </Button>
      <BusyButton
        size="small"
        color="error"
        busy={remove.isPending}
        busyLabel="Excluindo…"
        onClick={() => remove.mutate()}
      >
        Excluir modelo
      </BusyButton>
      {isNaming ? <RenameDialog modelo={modelo} onClose={() => setNaming(false)} /> : null}
    </>
  )
}

interface RenameDialogProps {
  readonly modelo: ProcessoModelo
  readonly onClose: () => void
}

function RenameDialog({ modelo, onClose }: RenameDialogProps) {
  return (
    <ModeloDialog
      title="Renomear modelo de processo"
      submitLabel="Salvar"
      startNome={modelo.nome}
      saving={useRenameProcessoModelo(modelo, onClose)}
      onClose={onClose}
    />
  )
}
