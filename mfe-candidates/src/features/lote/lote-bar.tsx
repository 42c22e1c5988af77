import { countOf } from '@seleta/regras/plural'
import { Button, BusyButton, Menu, MenuItem, Paper } from '@seleta/ui/core'
import { DownloadIcon, KanbanIcon, SendIcon, UserPlusIcon } from '@seleta/ui/icons'
import { useState } from 'react'
import { useExport } from '../../queries/lote-mutations'
import { LOTE_MAX } from '@seleta/contract/limits'
import type { Pessoa } from './add-to-campanha-dialog'
import { AddToCampanhaDialog } from './add-to-campanha-dialog'
import { WriteDialog } from './write-dialog'

interface Props {
  readonly pessoas: readonly Pessoa[]
  /** Null in the basket: there is no stage to move to. */
  readonly campanhaId: number | null
  /** Who the list shows: an export carries the same people's facts. */
  readonly filtro: Parameters<ReturnType<typeof useExport>['mutate']>[0]['filtro']
  readonly onClear: () => void
}

type OpenDialog = 'mover' | 'adicionar' | 'mensagem' | null

/** What can be done with the selected people (product 37). */
export function LoteBar({ pessoas, campanhaId, filtro, onClear }: Props) {
  const [open, setOpen] = useState<OpenDialog>(null)
  if (pessoas.length === 0) return null
  const isTooMany = pessoas.length > LOTE_MAX
  const close = () => setOpen(null)
  return (
    <>
      <Paper
        component="section"
        aria-label="Pessoas selecionadas"
        sx={{
          position: 'sticky',
          bottom: 16,
          zIndex: 3,
          mt: 4,
          px: 4,
          py: 2,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          boxShadow: '0 12px 32px rgb(18 22 21 / 0.16)',
        }}
      >
        <strong>{countOf(pessoas.length, 'selecionado', 'selecionados')}</strong>
        {isTooMany ? <span role="alert">Escolha no máximo {LOTE_MAX} para agir de uma vez.</span> : null}
        {isTooMany ? null : (
          <>
            {campanhaId === null ? null : (
              <Button startIcon={<KanbanIcon />} onClick={() => setOpen('mover')}>
                Mover para etapa
              </Button>
            )}
            <Button startIcon={<UserPlusIcon />} onClick={() => setOpen('adicionar')}>
              Adicionar a uma campanha
            </Button>
            <Button startIcon={<SendIcon />} onClick={() => setOpen('mensagem')}>
              Mensagem
            </Button>
          </>
        )}
        <ExportButton pessoas={pessoas} filtro={filtro} />
        <Button onClick={onClear} sx={{ ml: 'auto' }}>
          Limpar seleção
        </Button>
      </Paper>
      {open === 'mover' && campanhaId !== null ? (
        <AddToCampanhaDialog pessoas={pessoas} campanhaId={campanhaId} onClose={close} />
      ) : null}
      {open === 'adicionar' ? <AddToCampanhaDialog pessoas={pessoas} onClose={close} /> : null}
      {open === 'mensagem' ? <WriteDialog pessoas={pessoas} campanhaId={campanhaId} onClose={close} /> : null}
    </>
  )
}

function ExportButton({ pessoas, filtro }: Pick<Props, 'pessoas' | 'filtro'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const doExport = useExport()
  const pick = (formato: 'csv' | 'xlsx') => {
    setAnchor(null)
    // The selection may reach beyond the filter of this moment: who is selected counts, not what is filtered.
    const { idCampanha = null, origens } = filtro
    doExport.mutate({
      formato,
      identificadores: pessoas.map(({ identificador }) => identificador),
      filtro: { idCampanha, ...(origens === undefined ? {} : { origens }) },
    })
  }
  return (
    <>
      <BusyButton
        startIcon={<DownloadIcon />}
        busy={doExport.isPending}
        busyLabel="Exportando…"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Exportar
      </BusyButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => pick('csv')}>CSV (Excel em português)</MenuItem>
        <MenuItem onClick={() => pick('xlsx')}>XLSX</MenuItem>
      </Menu>
    </>
  )
}
